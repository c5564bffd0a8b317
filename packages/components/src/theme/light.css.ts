import { createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './scales.css.ts';
import { hueTones, schemes, shadows } from './schemes.ts';

/** Put on the root element, by ThemeRoot alone. */
export const lightTheme = style({ colorScheme: 'light' });

createGlobalTheme(
  `.${lightTheme}`,
  { color: vars.color, hued: vars.hued, shadow: vars.shadow },
  { color: schemes.light, hued: hueTones.light, shadow: shadows.light },
);
