import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { container, table } from './DataTable.css.ts';
import { inRem } from './style-rules.ts';

/** The edge of a pinned column, while there is more of the table beyond it. */
const edge = { start: createVar(), end: createVar() };
/** 1 from left to right, −1 from right to left: shadows know no start and end. */
const forward = createVar();

const shown = vars.color.border.strong;

globalStyle(table.classNames.base, {
  vars: { [forward]: '1', [edge.start]: shown, [edge.end]: shown },
  // Said to the whole table at once, and only when it changes. A browser without it has the edges at all times.
  '@supports': {
    '(container-type: scroll-state)': {
      vars: { [edge.start]: 'transparent', [edge.end]: 'transparent' },
      '@container': {
        'scroll-state(scrollable: inline-start)': { vars: { [edge.start]: shown } },
        'scroll-state(scrollable: inline-end)': { vars: { [edge.end]: shown } },
      },
    },
  },
});
globalStyle(`[dir="rtl"] ${table.classNames.base}`, { vars: { [forward]: '-1' } });

/** Of a column that stays in sight where the table scrolls, beneath its own name and above the other cells. */
export const pinned = {
  start: style({ insetInlineStart: 0 }),
  end: style({ insetInlineEnd: 0 }),
};

/** Lines, since a shadow would fade at the end of each row. */
const lines = {
  start: `calc(${vars.borderWidth.strong} * ${forward}) 0 0 ${edge.start}`,
  end: `calc(-1 * ${vars.borderWidth.strong} * ${forward}) 0 0 ${edge.end}`,
};

for (const width of [1000, 1600] as const) {
  const scrolls = `${container} (min-width: ${inRem(breakpoints.tablet)}) and (max-width: ${inRem(width - 1)})`;
  const within = table.classNames.variants.minWidth[width];
  for (const side of ['start', 'end'] as const) {
    globalStyle(`${within} > tbody > tr > .${pinned[side]}`, {
      '@container': {
        [scrolls]: { position: 'sticky', zIndex: 1, background: 'inherit', boxShadow: lines[side] },
      },
    });
    globalStyle(`${within} > thead > tr > .${pinned[side]}`, {
      '@container': {
        [scrolls]: { zIndex: `calc(${vars.zIndex.sticky} + 1)`, boxShadow: lines[side] },
      },
    });
  }
  // The cells above take it from their row, which is otherwise clear.
  globalStyle(`${within} > tbody > tr`, {
    '@container': { [scrolls]: { background: vars.color.surface.card } },
  });
}
