import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { container, headLine, rowBackground, table } from '../DataTable.css.ts';
import { inRem } from '../../layout/style-rules.ts';

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

/** Set on the table while it scrolls, and inherited by the cells of its pinned columns. */
const whenScrolling = {
  position: createVar(),
  zIndex: createVar(),
  headZIndex: createVar(),
  line: { start: createVar(), end: createVar() },
};

/** Lines, since a shadow would fade at the end of each row. */
const lines = {
  start: `calc(${vars.borderWidth.strong} * ${forward}) 0 0 ${edge.start}`,
  end: `calc(-1 * ${vars.borderWidth.strong} * ${forward}) 0 0 ${edge.end}`,
};

for (const width of [1000, 1600] as const) {
  const scrolls = `${container} (min-width: ${inRem(breakpoints.tablet)}) and (max-width: ${inRem(width - 1)})`;
  globalStyle(table.classNames.variants.minWidth[width], {
    '@container': {
      [scrolls]: {
        vars: {
          [rowBackground]: vars.color.surface.card,
          [whenScrolling.position]: 'sticky',
          [whenScrolling.zIndex]: '1',
          [whenScrolling.headZIndex]: `calc(${vars.zIndex.sticky} + 1)`,
          [whenScrolling.line.start]: lines.start,
          [whenScrolling.line.end]: lines.end,
        },
      },
    },
  });
}

const noLine = '0 0 0 0 transparent';

/** Of a column that stays in sight where the table scrolls, beneath its own name and above the other cells. */
const cellPinned = style({
  position: fallbackVar(whenScrolling.position, 'static'),
  zIndex: fallbackVar(whenScrolling.zIndex, 'auto'),
  // The row's own, so that the cells beneath do not show through.
  background: 'inherit',
});

export const pinned = {
  start: style([
    cellPinned,
    { insetInlineStart: 0, boxShadow: fallbackVar(whenScrolling.line.start, noLine) },
  ]),
  end: style([cellPinned, { insetInlineEnd: 0, boxShadow: fallbackVar(whenScrolling.line.end, noLine) }]),
};

const headPinned = style({ zIndex: fallbackVar(whenScrolling.headZIndex, vars.zIndex.sticky) });

export const pinnedHead = {
  start: style([
    headPinned,
    { insetInlineStart: 0, boxShadow: `${headLine}, ${fallbackVar(whenScrolling.line.start, noLine)}` },
  ]),
  end: style([
    headPinned,
    { insetInlineEnd: 0, boxShadow: `${headLine}, ${fallbackVar(whenScrolling.line.end, noLine)}` },
  ]),
};
