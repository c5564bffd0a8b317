import { globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';
import { container, edge, forward, table } from './DataTable.css.ts';
import { inRem } from './style-rules.ts';

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
