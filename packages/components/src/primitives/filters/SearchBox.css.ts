import { style } from '@vanilla-extract/css';
import { input } from '../fields/Field.css.ts';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset, media } from '../layout/style-rules.ts';

export const form = style({
  flex: '1 1 16rem',
  maxInlineSize: '26rem',
  minInlineSize: 0,
  fontFamily: vars.font.family.text,
  // Beside what asks for the filters.
  '@media': { [media.small]: { flexBasis: '8rem' } },
});

export const icon = style({
  alignSelf: 'center',
  flexShrink: 0,
  marginInlineStart: vars.space.small,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  color: vars.color.text.muted,
});

export const search = style([
  input,
  {
    appearance: 'none',
    paddingInline: vars.space.xsmall,
    // Ours is beside the input, where the keyboard reaches it.
    '::-webkit-search-cancel-button': { display: 'none' },
  },
]);

export const hint = style({
  alignSelf: 'center',
  flexShrink: 0,
  paddingInlineEnd: vars.space.xsmall,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});

export const clear = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.control.small,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.medium,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': focusRingInset,
  },
});
