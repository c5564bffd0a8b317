import { fallbackVar, globalStyle } from '@vanilla-extract/css';
import { reset } from './layers.css.ts';
import { component, vars } from '../theme/contract.css.ts';
import { darkTheme } from '../theme/dark.css.ts';
import { lightTheme } from '../theme/light.css.ts';

type Rule = Parameters<typeof globalStyle>[1];

const everywhere = (selector: string, rule: Rule) => globalStyle(selector, { '@layer': { [reset]: rule } });

/** Only inside our root: pages that merely show us, as the handbook does, keep their own lists and headings. */
const inside = (selector: string, rule: Rule) =>
  everywhere(
    selector
      .split(', ')
      .map((part) => `:where(.${lightTheme}, .${darkTheme}) ${part}`)
      .join(', '),
    rule,
  );

everywhere('html', { textSizeAdjust: '100%', WebkitFontSmoothing: 'antialiased' });
everywhere('body', { margin: 0 });

inside('*', { boxSizing: 'border-box' });
// By name: a rule for all elements is matched against every one of them, and again when one moves.
inside('h1, h2, h3, h4, h5, h6, p, ul, ol, menu, dl, dd, figure, blockquote, pre, hr', {
  margin: 0,
  padding: 0,
});
inside('fieldset, legend, button, input, select, textarea, option, td, th', { margin: 0, padding: 0 });
inside('dialog, [popover]', { margin: 0, padding: 0 });
inside('ul, ol, menu', { listStyle: 'none' });
inside('img, svg, video, canvas', { display: 'block', maxWidth: '100%' });
inside('button, input, select, textarea', { font: 'inherit', color: 'inherit', letterSpacing: 'inherit' });
inside('button', { background: 'none', border: 0, cursor: 'pointer', textAlign: 'inherit' });
inside('button:disabled', { cursor: 'not-allowed' });
inside('fieldset', { border: 0, minWidth: 0 });
inside('table', { borderCollapse: 'collapse', borderSpacing: 0 });
inside('th', { textAlign: 'inherit', fontWeight: 'inherit' });
inside('a', { color: 'inherit' });
inside('h1, h2, h3, h4, h5, h6', {
  font: 'inherit',
  fontFamily: fallbackVar(component.heading.family, 'inherit'),
});
inside('summary', { cursor: 'pointer' });
inside('[hidden]:not([hidden="until-found"])', { display: 'none' });

// One ring for everything that takes focus. An outline is kept in forced colours, where a shadow is not.
inside(':focus-visible', {
  outline: `${vars.focus.width} solid ${vars.color.border.focus}`,
  outlineOffset: vars.focus.offset,
});

// The last word on motion, for a style that forgot to ask; importance turns the order of layers around.
inside('*, *::before, *::after', {
  '@media': {
    '(prefers-reduced-motion: reduce)': {
      animation: 'none !important',
      transition: 'none !important',
    },
  },
});
