import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing } from '../layout/style-rules.ts';

export const summary = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  background: vars.color.tone.critical.background,
  border: `${vars.borderWidth.strong} solid ${vars.color.tone.critical.solid}`,
  borderRadius: vars.radius.medium,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.tone.critical.text,
  overflowWrap: 'anywhere',
  selectors: { '&:focus': focusRing },
});

export const title = style({ fontWeight: vars.font.weight.semibold });

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });

export const link = style({
  color: 'inherit',
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
  borderRadius: vars.radius.small,
});
