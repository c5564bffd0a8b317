import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { hairline, media } from '../layout/style-rules.ts';

export const tiles = recipe({
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: vars.space.medium,
    margin: 0,
    fontFamily: vars.font.family.text,
    '@media': { [media.small]: { gap: vars.space.xsmall } },
  },
  variants: {
    size: {
      default: {},
      compact: { gap: vars.space.xsmall, '@media': { [media.small]: { inlineSize: '100%' } } },
    },
  },
});

const pair = { flex: '1 1 40%' };

export const tile = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    maxInlineSize: '100%',
    padding: vars.space.medium,
    background: vars.color.surface.card,
    border: hairline,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.card,
    // In pairs on a phone, so that the content that they sum up stays in sight; the first of an odd number is a line.
    '@media': {
      [media.small]: {
        paddingBlock: vars.space.small,
        selectors: {
          '&:first-child:nth-last-child(odd)': {
            flexBasis: '100%',
            flexDirection: 'row',
            flexWrap: 'wrap',
            alignItems: 'baseline',
            justifyContent: 'space-between',
            columnGap: vars.space.medium,
          },
        },
      },
    },
  },
  variants: {
    size: {
      // All are as wide as each other, unless an amount needs more: it is never cut and never broken.
      default: { flex: '1 1 10.5rem', '@media': { [media.small]: pair } },
      compact: {
        display: 'grid',
        gridTemplateColumns: '1fr auto',
        columnGap: vars.space.medium,
        paddingBlock: vars.space.small,
        paddingInline: vars.space.small,
        '@media': { [media.small]: pair },
        // A figure with a button has its own line.
        selectors: {
          '&:has(button)': { '@media': { [media.small]: { flexBasis: '100%' } } },
        },
      },
      // The first of the page: its figure, how it came to be, and what to do about it, on one line. The button may come
      // and go without changing the height.
      lead: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 1fr) auto',
        alignContent: 'center',
        columnGap: vars.space.medium,
        flex: '2 1 21rem',
        '@media': { [media.small]: { flexBasis: '100%' } },
      },
    },
  },
});

export const label = style({
  gridColumn: 1,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const figure = recipe({
  base: {
    gridColumn: 1,
    margin: 0,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.lineHeight.tight,
    letterSpacing: vars.font.tracking.tight,
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      default: {
        fontSize: vars.font.size.xxlarge,
        '@media': { [media.small]: { fontSize: vars.font.size.xlarge } },
      },
      compact: { fontSize: vars.font.size.xlarge },
    },
  },
});

/** Beneath the figure, and in a grid beneath its drawing and its button too: words beside them would be squeezed. */
export const detail = style({
  gridColumn: '1 / -1',
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  // Two lines beside each other, so that nothing moves when the words come. The first tile may have a line to itself.
  selectors: { ':not(:first-child) > &': { '@media': { [media.small]: { minBlockSize: '2lh' } } } },
});

const beside = { gridRow: '1 / span 2', alignSelf: 'center', margin: 0 } as const;

/** In the last column. */
export const action = style({ ...beside, gridColumnStart: -2 });

export const trend = style({
  ...beside,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'flex-end',
  minInlineSize: 0,
  overflow: 'hidden',
  padding: vars.space.xxsmall,
});
