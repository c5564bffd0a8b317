import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const example = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  borderRadius: vars.radius.medium,
  borderInlineStart: `${vars.borderWidth.strong} solid ${vars.color.tone.info.solid}`,
  background: vars.color.surface.sunken,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

export const title = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});

export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });
