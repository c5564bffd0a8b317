import { createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './scales.css.ts';
import { schemes } from './schemes.ts';

/** Put on the root element, by ThemeRoot alone. */
export const darkTheme = style({ colorScheme: 'dark' });

createGlobalTheme(
  `.${darkTheme}`,
  { color: vars.color, shadow: vars.shadow },
  {
    color: schemes.dark,
    shadow: {
      card: '0 1px 2px rgb(0 0 0 / 0.4), 0 0 0 1px rgb(255 255 255 / 0.04)',
      raised: '0 2px 6px rgb(0 0 0 / 0.5), 0 0 0 1px rgb(255 255 255 / 0.06)',
      overlay: '0 24px 60px rgb(0 0 0 / 0.7), 0 0 0 1px rgb(255 255 255 / 0.08)',
    },
  },
);
