import { createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './scales.css.ts';
import { hueTones, schemes, shadows } from './schemes.ts';

/** Put on the root element, by ThemeRoot alone. */
export const darkTheme = style({ colorScheme: 'dark' });

createGlobalTheme(
  `.${darkTheme}`,
  { color: vars.color, hued: vars.hued, shadow: vars.shadow },
  { color: schemes.dark, hued: hueTones.dark, shadow: shadows.dark },
);
