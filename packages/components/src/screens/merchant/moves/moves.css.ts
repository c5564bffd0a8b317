import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const numbered = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  paddingInlineStart: vars.space.large,
  listStyle: 'decimal',
  maxInlineSize: vars.size.content.medium,
});

/** Beside each other where there is room. */
export const promises = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
  gap: vars.space.medium,
  margin: 0,
  padding: vars.space.medium,
  listStyle: 'none',
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
});

/** A field with the cells that it would be read from beside it. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 17rem), 1fr))',
  alignItems: 'start',
  columnGap: vars.space.large,
  rowGap: vars.space.medium,
});

export const samples = style({
  color: vars.color.text.muted,
  fontSize: vars.font.size.xsmall,
  overflowWrap: 'anywhere',
});

export const example = style({
  display: 'grid',
  gap: vars.space.xsmall,
  padding: vars.space.medium,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  // A figure is near its arithmetic.
  maxInlineSize: '40rem',
  overflowWrap: 'anywhere',
});

export const working = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  fontSize: vars.font.size.small,
});

export const workingWords = style({ flex: '1 1 10rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const workingSteps = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  color: vars.color.text.muted,
});

export const workingFigure = style({
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
  fontWeight: vars.font.weight.medium,
});

export const groups = style({
  display: 'grid',
  gap: vars.space.medium,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const profiles = style({
  display: 'grid',
  gap: vars.space.small,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  overflowWrap: 'anywhere',
});

export const bullets = style({
  display: 'grid',
  gap: vars.space.xsmall,
  margin: 0,
  paddingInlineStart: vars.space.large,
  listStyle: 'disc',
});
