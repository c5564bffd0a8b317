import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  listStyle: 'none',
  margin: 0,
  padding: 0,
});

export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'start',
  gap: vars.space.small,
});

/** Two lines of the file; keys can scroll it. */
export const example = style({
  overflowX: 'auto',
  margin: 0,
  padding: vars.space.small,
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  color: vars.color.text.default,
});
