import { createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './scales.css.ts';
import { schemes, shadows } from './schemes.ts';

/** Put on the root element, by ThemeRoot alone. */
export const darkTheme = style({ colorScheme: 'dark' });

createGlobalTheme(
  `.${darkTheme}`,
  { color: vars.color, shadow: vars.shadow },
  { color: schemes.dark, shadow: shadows.dark },
);
