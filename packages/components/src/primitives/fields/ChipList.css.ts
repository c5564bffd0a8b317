import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xsmall,
  maxBlockSize: '16rem',
  overflowY: 'auto',
  listStyle: 'none',
  margin: 0,
  padding: vars.space.xxsmall,
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  maxInlineSize: '100%',
  paddingBlock: vars.space.xxsmall,
  paddingInlineStart: vars.space.small,
  background: vars.color.surface.sunken,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
});

export const words = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({ color: vars.color.text.muted });
