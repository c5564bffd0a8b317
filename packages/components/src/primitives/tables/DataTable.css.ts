import { createContainer, createVar, fallbackVar, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { breakpoints } from '../../theme/breakpoints.ts';
import { component, vars } from '../../theme/contract.css.ts';
import { inset, outwards } from '../layout/edge.css.ts';
import { focusRingInset, inRem, media } from '../layout/style-rules.ts';

export const container = createContainer();

/** A table in a narrow column stacks too, so this is the container and not the window. */
export const stacked = `${container} (max-width: ${inRem(breakpoints.tablet - 1)})`;
const unstacked = `${container} (min-width: ${inRem(breakpoints.tablet)})`;

/**
 * Set on the table while it is stacked, and inherited by its rows and cells. A container query on each cell would be
 * evaluated hundreds of times, and again for each cell that moves.
 */
export const whenStacked = {
  rowDisplay: createVar(),
  rowHover: createVar(),
  cellDisplay: createVar(),
  emptyCellDisplay: createVar(),
  cellPaddingBlock: createVar(),
  cellPaddingInline: createVar(),
  edgePadding: createVar(),
  cellLine: createVar(),
  figureWrap: createVar(),
  narrowSpace: createVar(),
  checkSize: createVar(),
};

/** Set where the table scrolls, and other cells pass beneath those of the pinned columns. */
export const rowBackground = createVar();

/** Between the rows. */
const line = `${vars.borderWidth.hairline} solid ${fallbackVar(component.table.border, vars.color.border.default)}`;

export const frame = style({
  containerName: container,
  containerType: 'inline-size',
  minInlineSize: 0,
  marginInline: outwards,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
});

/**
 * A sticky header holds to the nearest scroller. Where the table fits, that must be the page, so nothing scrolls
 * here; where it does not, both ways scroll here within one window's height.
 */
export const scroller = recipe({
  // The scroller holds the text of a cell for screen readers, so that it does not widen the page.
  base: {
    position: 'relative',
    containerType: 'scroll-state',
    selectors: { '&:focus-visible': focusRingInset },
  },
  variants: {
    minWidth: {
      none: {},
      1000: {
        '@container': {
          [unstacked]: { overflow: 'auto', maxBlockSize: '85dvh' },
          [`${container} (min-width: ${inRem(1000)})`]: { overflow: 'visible', maxBlockSize: 'none' },
        },
      },
      1600: {
        '@container': {
          [unstacked]: { overflow: 'auto', maxBlockSize: '85dvh' },
          [`${container} (min-width: ${inRem(1600)})`]: { overflow: 'visible', maxBlockSize: 'none' },
        },
      },
    },
  },
});

export const table = recipe({
  base: {
    inlineSize: '100%',
    borderCollapse: 'separate',
    borderSpacing: 0,
    '@container': {
      [stacked]: {
        display: 'block',
        vars: {
          [whenStacked.rowDisplay]: 'flex',
          [whenStacked.rowHover]: 'transparent',
          [whenStacked.cellDisplay]: 'flex',
          [whenStacked.emptyCellDisplay]: 'none',
          [whenStacked.cellPaddingBlock]: '0',
          [whenStacked.cellPaddingInline]: '0',
          [whenStacked.edgePadding]: '0',
          [whenStacked.cellLine]: '0',
          [whenStacked.figureWrap]: 'anywhere',
          [whenStacked.narrowSpace]: 'normal',
          [whenStacked.checkSize]: 'auto',
        },
      },
    },
  },
  variants: {
    minWidth: {
      none: {},
      1000: { '@container': { [unstacked]: { minInlineSize: inRem(1000) } } },
      1600: { '@container': { [unstacked]: { minInlineSize: inRem(1600) } } },
    },
  },
});

export const head = style({ '@container': { [stacked]: { display: 'none' } } });

export const body = style({
  '@container': { [stacked]: { display: 'block' } },
});

export const headCell = recipe({
  base: {
    position: 'sticky',
    insetBlockStart: 0,
    zIndex: vars.zIndex.sticky,
    paddingBlock: vars.space.xxsmall,
    paddingInline: vars.space.small,
    background: fallbackVar(component.table.headBackground, vars.color.surface.sunken),
    // Covers the line above the first row. Every row has its line above it, so none needs a rule for being first or last.
    boxShadow: `0 ${vars.borderWidth.hairline} 0 0 ${fallbackVar(component.table.border, vars.color.border.default)}`,
    fontSize: vars.font.size.xsmall,
    fontWeight: vars.font.weight.semibold,
    color: fallbackVar(component.table.headText, vars.color.text.muted),
    textAlign: 'start',
    verticalAlign: 'middle',
    blockSize: vars.size.target,
  },
  variants: {
    align: { start: {}, end: { textAlign: 'end' } },
    width: {
      auto: {},
      narrow: { inlineSize: '1%', whiteSpace: 'nowrap' },
      // Of a column of a table, a width in rem is the least that it has.
      name: { inlineSize: inRem(192) },
      wide: { inlineSize: '35%' },
    },
  },
  // Words that may break anywhere need no room; this is that of an ordinary one, such as a product type.
  compoundVariants: [{ variants: { align: 'start', width: 'auto' }, style: { minInlineSize: inRem(88) } }],
  defaultVariants: { align: 'start', width: 'auto' },
});

export const sortButton = recipe({
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    minBlockSize: vars.size.control.small,
    // The ring keeps clear of the words, and the words align with the edge of their column.
    marginInline: `calc(-1 * ${vars.space.xsmall})`,
    paddingInline: vars.space.xsmall,
    background: 'transparent',
    border: 0,
    borderRadius: vars.radius.small,
    font: 'inherit',
    color: 'inherit',
    textAlign: 'inherit',
    cursor: 'pointer',
    selectors: {
      '&:hover': { color: vars.color.text.default },
      '&:focus-visible': focusRingInset,
    },
  },
  variants: {
    isSorted: { true: { color: vars.color.text.default }, false: {} },
    align: { start: {}, end: { flexDirection: 'row-reverse' } },
  },
});

export const sortIcon = recipe({
  base: { inlineSize: '0.875rem', blockSize: '0.875rem', flexShrink: 0 },
  variants: { isSorted: { true: {}, false: { opacity: 0.55 } } },
});

export const row = recipe({
  base: {
    // As a flex box, where box, picture and name share the first line and every other cell has its own.
    display: fallbackVar(whenStacked.rowDisplay, 'table-row'),
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: vars.space.small,
    rowGap: vars.space.xsmall,
    paddingBlock: vars.space.medium,
    paddingInline: fallbackVar(inset, vars.space.medium),
    borderBlockStart: line,
    background: fallbackVar(rowBackground, 'transparent'),
    // The colour is the row's and not its cells', so that a selection of all changes fifty elements and not hundreds.
    selectors: {
      '&[data-interactive]:hover': {
        background: fallbackVar(whenStacked.rowHover, vars.color.surface.hover),
      },
      '&[data-selected], &[data-interactive][data-selected]:hover': {
        background: vars.color.selection.background,
      },
    },
    '@media': {
      [media.forcedColors]: {
        selectors: {
          '&[data-selected]': {
            outline: `${vars.borderWidth.strong} solid Highlight`,
            outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
          },
        },
      },
    },
  },
  variants: {
    isLink: { true: { cursor: 'pointer' }, false: {} },
  },
});

export const cell = recipe({
  base: {
    display: fallbackVar(whenStacked.cellDisplay, 'table-cell'),
    flex: '1 0 100%',
    justifyContent: 'space-between',
    alignItems: 'baseline',
    gap: vars.space.medium,
    minInlineSize: 0,
    paddingBlock: fallbackVar(whenStacked.cellPaddingBlock, vars.space.small),
    paddingInline: fallbackVar(whenStacked.cellPaddingInline, vars.space.small),
    borderBlockStart: fallbackVar(whenStacked.cellLine, line),
    textAlign: 'start',
    verticalAlign: 'middle',
    fontWeight: vars.font.weight.regular,
    overflowWrap: 'anywhere',
    selectors: {
      '&:empty, &[data-blank]': { display: fallbackVar(whenStacked.emptyCellDisplay, 'table-cell') },
    },
    '@container': {
      [stacked]: {
        selectors: {
          '&[data-label]::before': {
            content: 'attr(data-label)',
            flexShrink: 0,
            maxInlineSize: '45%',
            fontSize: vars.font.size.small,
            color: vars.color.text.muted,
          },
        },
      },
    },
  },
  variants: {
    align: {
      start: {},
      end: {
        textAlign: 'end',
        fontVariantNumeric: 'tabular-nums',
        overflowWrap: fallbackVar(whenStacked.figureWrap, 'normal'),
      },
    },
    width: {
      auto: {},
      narrow: { whiteSpace: fallbackVar(whenStacked.narrowSpace, 'nowrap') },
      name: {},
      wide: {},
    },
    isRowHeader: {
      true: { fontWeight: vars.font.weight.medium, flex: '1 1 50%', order: -1 },
      false: {},
    },
    isSelfExplanatory: { true: { flex: '0 0 auto' }, false: {} },
    /** A box or picture before the row's name leads its card with it. */
    isLeading: { true: { order: -1 }, false: {} },
    hasPicture: { true: { alignItems: 'center' }, false: {} },
  },
  // A cell of much content has a line of the card to itself, which its words do not exceed.
  compoundVariants: [{ variants: { isSelfExplanatory: true, width: 'wide' }, style: { flex: '1 0 100%' } }],
  defaultVariants: {
    align: 'start',
    width: 'auto',
    isRowHeader: false,
    isSelfExplanatory: false,
    isLeading: false,
    hasPicture: false,
  },
});

/** In a table of this width a third is more than a product's name needs, and less than the columns beside it lack. */
globalStyle(`${table.classNames.variants.minWidth[1600]} ${headCell.classNames.variants.width.wide}`, {
  inlineSize: '25%',
});

/** A link within a card has the target of a thumb, in the room of its line, however short its words. A button has its own. */
const reach = `(${vars.size.target} - 1em) / 2`;

globalStyle(`${row.classNames.base} a:not([data-own-colors])`, {
  '@container': {
    [stacked]: {
      paddingBlock: `calc(${reach})`,
      marginBlock: `calc(-1 * ${reach})`,
      minInlineSize: inRem(24),
    },
  },
});
