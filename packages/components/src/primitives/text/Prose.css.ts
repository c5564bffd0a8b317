import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Prose comes as plain elements, so the styles reach for them. */
export const prose = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.small,
  maxInlineSize: '70ch',
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
});

globalStyle(`${prose} > h2`, {
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});
globalStyle(`${prose} > h3`, {
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});
globalStyle(`${prose} > :is(h2, h3):not(:first-child)`, { marginBlockStart: vars.space.medium });
globalStyle(`${prose} > :is(ul, ol)`, {
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
});
globalStyle(`${prose} > ul`, { listStyle: 'disc' });
globalStyle(`${prose} > ol`, { listStyle: 'decimal' });
