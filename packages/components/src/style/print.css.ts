import { globalStyle } from '@vanilla-extract/css';
import { darkTheme } from '../theme/dark.css.ts';

/* Paper has the content of a page alone. Browsers leave backgrounds out, so the words of the dark theme are drawn as on white. */

globalStyle('header, nav, footer, aside, a[data-own-colors], button:not(th *), [role="status"]:not(main *)', {
  '@media': { print: { display: 'none !important' } },
});

globalStyle(`.${darkTheme}`, { '@media': { print: { colorScheme: 'light' } } });
globalStyle(`.${darkTheme} *`, { '@media': { print: { color: 'CanvasText !important' } } });
