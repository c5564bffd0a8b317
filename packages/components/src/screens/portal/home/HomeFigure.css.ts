import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hairline, media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** An amount is never cut: where it needs more room its figure takes a line of its own. */
export const figure = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 10rem',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
  selectors: {
    '& + &': { borderInlineStart: hairline, paddingInlineStart: vars.space.large },
  },
  '@media': {
    [media.small]: {
      flex: 'none',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.medium,
      // As high as a thumb: the last payout is pressed.
      minBlockSize: vars.size.target,
      paddingBlock: vars.space.xsmall,
      selectors: {
        '& + &': { borderInlineStart: 'none', borderBlockStart: hairline, paddingInlineStart: 0 },
      },
    },
  },
});

// A press anywhere on a figure that leads on does so.
globalStyle(`${figure} a::after`, { content: '', position: 'absolute', inset: 0 });

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

const other = {
  '@media': { [media.small]: { minBlockSize: 'auto', fontSize: vars.font.size.large } },
};

export const value = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-end',
    minBlockSize: '2rem',
    margin: 0,
    fontSize: vars.font.size.xlarge,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
    letterSpacing: vars.font.tracking.tight,
    lineHeight: vars.font.lineHeight.tight,
  },
  variants: {
    look: {
      amount: other,
      words: { ...other, fontSize: vars.font.size.large, fontWeight: vars.font.weight.medium },
    },
  },
});

export const detail = style({
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { flexBasis: '100%' } },
});
