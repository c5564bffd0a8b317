import { createGlobalTheme, style } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import './scales.css.ts';
import { schemes } from './schemes.ts';

/** Put on the root element, by ThemeRoot alone. */
export const lightTheme = style({ colorScheme: 'light' });

createGlobalTheme(
  `.${lightTheme}`,
  { color: vars.color, shadow: vars.shadow },
  {
    color: schemes.light,
    shadow: {
      card: '0 1px 2px rgb(34 29 24 / 0.05), 0 0 0 1px rgb(34 29 24 / 0.04)',
      raised: '0 2px 4px rgb(34 29 24 / 0.06), 0 8px 20px rgb(34 29 24 / 0.10)',
      overlay: '0 4px 10px rgb(34 29 24 / 0.08), 0 24px 60px rgb(34 29 24 / 0.22)',
    },
  },
);
