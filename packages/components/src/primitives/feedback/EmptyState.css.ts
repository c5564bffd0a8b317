import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xxlarge,
  paddingInline: vars.space.medium,
  textAlign: 'center',
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.muted,
});

export const title = style({
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.semibold,
  color: vars.color.text.default,
  textWrap: 'balance',
});

export const words = style({ maxInlineSize: '44ch', overflowWrap: 'anywhere' });

export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.space.xxlarge,
  blockSize: vars.space.xxlarge,
  borderRadius: vars.radius.full,
  background: vars.color.surface.sunken,
});

export const failedIcon = style([
  icon,
  { background: vars.color.tone.critical.background, color: vars.color.tone.critical.text },
]);
