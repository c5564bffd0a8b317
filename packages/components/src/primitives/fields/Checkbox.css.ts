import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

/** All of it is the target, 44 px high or more. */
export const line = recipe({
  base: {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    alignSelf: 'flex-start',
    minBlockSize: vars.size.target,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.disabled },
    },
  },
  variants: {
    hasHint: {
      // Two lines of words are as high as the target.
      true: {},
      false: { paddingBlock: `calc((${vars.size.target} - 1.25rem) / 2)` },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

/** 4 px beneath the words. */
export const problem = style({
  paddingInlineStart: `calc(1.25rem + ${vars.space.small})`,
  selectors: {
    [`${line.classNames.variants.hasHint.true} + &`]: { marginBlockStart: vars.space.xxsmall },
    [`${line.classNames.variants.hasHint.false} + &`]: {
      marginBlockStart: `calc(-1 * ${vars.space.xsmall})`,
    },
  },
});
