import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

/** The whole line is the target, 44 px high. */
export const line = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  alignSelf: 'flex-start',
  minBlockSize: vars.size.target,
  paddingBlock: `calc((${vars.size.target} - 1.25rem) / 2)`,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.disabled },
  },
});

export const label = style({
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const notes = style({ paddingInlineStart: `calc(1.25rem + ${vars.space.small})` });
