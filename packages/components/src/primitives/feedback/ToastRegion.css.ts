import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset } from '../layout/style-rules.ts';

export const region = style({
  position: 'fixed',
  insetBlockEnd: vars.space.medium,
  insetInline: vars.space.medium,
  zIndex: vars.zIndex.toast,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xsmall,
  pointerEvents: 'none',
});

export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  maxInlineSize: 'min(30rem, 100%)',
  minBlockSize: vars.size.target,
  paddingInlineStart: vars.space.medium,
  background: vars.color.surface.inverse,
  border: `${vars.borderWidth.hairline} solid transparent`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.inverse,
  overflowWrap: 'anywhere',
  pointerEvents: 'auto',
});

export const words = style({ flex: 1, minInlineSize: 0, paddingBlock: vars.space.xsmall });

const ring = { ...focusRingInset, outlineColor: 'currentColor' } as const;

export const undo = style({
  flexShrink: 0,
  minBlockSize: vars.size.target,
  paddingInline: vars.space.small,
  // Between it and what dismisses the message is no room to miss.
  marginInlineEnd: `calc(-1 * ${vars.space.small})`,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.medium,
  font: 'inherit',
  fontWeight: vars.font.weight.semibold,
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  cursor: 'pointer',
  selectors: {
    '&:focus-visible': ring,
    '&[aria-disabled="true"]': { cursor: 'progress', textDecorationLine: 'none' },
  },
});

export const dismiss = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  inlineSize: vars.size.target,
  blockSize: vars.size.target,
  background: 'transparent',
  border: 0,
  borderRadius: vars.radius.medium,
  color: 'inherit',
  cursor: 'pointer',
  selectors: { '&:focus-visible': ring },
});
