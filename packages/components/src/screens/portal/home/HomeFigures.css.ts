import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hairline, media } from '../../../primitives/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.medium,
  margin: 0,
  paddingBlock: vars.space.large,
  paddingInline: vars.space.large,
  '@media': { [media.small]: { paddingBlock: vars.space.medium, paddingInline: vars.space.medium } },
});

export const figure = recipe({
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.xxsmall,
    // An amount is never cut: where it needs more room its figure takes a line of its own.
    maxInlineSize: '100%',
    paddingInlineEnd: vars.space.large,
    '@media': { [media.small]: { paddingInlineEnd: vars.space.medium } },
  },
  variants: {
    rank: {
      first: { flex: '1.4 1 16rem', '@media': { [media.small]: { flexBasis: '100%' } } },
      other: {
        flex: '1 1 12rem',
        selectors: {
          '&:not(:first-child)': { borderInlineStart: hairline, paddingInlineStart: vars.space.large },
        },
        '@media': {
          [media.small]: {
            // Side by side below the first, unless an amount needs more room.
            flexBasis: '8rem',
            selectors: {
              '&:nth-child(2)': { borderInlineStart: 'none', paddingInlineStart: 0 },
              '&:not(:nth-child(2))': { paddingInlineStart: vars.space.medium },
            },
          },
        },
      },
    },
  },
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const value = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    margin: 0,
    fontWeight: vars.font.weight.semibold,
    letterSpacing: vars.font.tracking.tight,
    lineHeight: vars.font.lineHeight.tight,
    fontVariantNumeric: 'tabular-nums',
    overflowWrap: 'anywhere',
  },
  variants: {
    size: {
      first: { fontSize: vars.font.size.display, minBlockSize: '3rem' },
      firstAndLong: { fontSize: vars.font.size.xlarge, minBlockSize: '3rem' },
      other: {
        fontSize: vars.font.size.xlarge,
        // On one line with the first.
        minBlockSize: '3rem',
        '@media': { [media.small]: { minBlockSize: '1.75rem' } },
      },
    },
    isWords: {
      true: { fontWeight: vars.font.weight.medium, fontSize: vars.font.size.large },
      false: {},
    },
  },
});

export const detail = style({
  margin: 0,
  minBlockSize: '1.25rem',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

/** The last payout and the sums of all time: beneath the figures of today, and quieter. */
export const soFar = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
  margin: 0,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  background: vars.color.surface.sunken,
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { paddingInline: vars.space.medium, columnGap: vars.space.large } },
});

export const sumRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minBlockSize: '1.5rem',
});

export const last = style([
  sumRow,
  {
    marginInlineEnd: 'auto',
    '@media': {
      // The one thing to press here has a thumb's height.
      [media.small]: { flexBasis: '100%', minBlockSize: vars.size.target },
    },
  },
]);

export const sum = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const day = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.muted });
