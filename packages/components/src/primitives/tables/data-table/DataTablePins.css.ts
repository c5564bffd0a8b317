import { createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';
import { container, rowBackground, table } from '../DataTable.css.ts';
import { inRem } from '../../layout/style-rules.ts';

/** Where a line runs to its end: gradients know no start and end. */
const forward = createVar();

globalStyle(table.classNames.base, {
  vars: { [forward]: '90deg' },
});
globalStyle(`[dir="rtl"] ${table.classNames.base}`, { vars: { [forward]: '-90deg' } });

/** Set on the table while it scrolls, and inherited by the cells of its pinned columns. */
const whenScrolling = {
  position: createVar(),
  zIndex: createVar(),
  shade: createVar(),
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
          [whenScrolling.shade]: "''",
        },
      },
    },
  });
}

/** Of a column that stays in sight where the table scrolls, beneath its own name and above the other cells. */
const cellPinned = style({
  position: fallbackVar(whenScrolling.position, 'static'),
  zIndex: fallbackVar(whenScrolling.zIndex, 'auto'),
  // The row's own, so that the cells beneath do not show through.
  background: 'inherit',
});

/** Drawn beside the cell and not its shadow, which would fade at the end of each row. */
const shade = {
  content: fallbackVar(whenScrolling.shade, 'none'),
  position: 'absolute',
  insetBlock: 0,
  inlineSize: vars.space.xsmall,
} as const;

/**
 * The edge of a pinned column, while there is more of the table beyond it. Its cells ask for themselves: a variable of the
 * table would have every cell of it styled again. A browser that cannot ask has the edges at all times.
 */
const unshaded = (beyond: string) => ({
  [`not scroll-state(scrollable: ${beyond})`]: { '::after': { background: 'none' } },
});

const shaded = {
  start: style({
    insetInlineStart: 0,
    '::after': {
      ...shade,
      insetInlineStart: '100%',
      background: `linear-gradient(${forward}, ${vars.color.border.default}, transparent)`,
    },
    '@container': unshaded('inline-start'),
  }),
  end: style({
    insetInlineEnd: 0,
    '::after': {
      ...shade,
      insetInlineEnd: '100%',
      background: `linear-gradient(${forward}, transparent, ${vars.color.border.default})`,
    },
    '@container': unshaded('inline-end'),
  }),
};

export const pinned = {
  start: style([cellPinned, shaded.start]),
  end: style([cellPinned, shaded.end]),
};

const headPinned = style({ zIndex: `calc(${vars.zIndex.sticky} + 1)` });

export const pinnedHead = {
  start: style([headPinned, shaded.start]),
  end: style([headPinned, shaded.end]),
};
