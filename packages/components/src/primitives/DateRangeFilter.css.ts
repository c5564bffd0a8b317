import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** Among other filters it goes to a line of its own rather than break apart. */
export const group = style({ flex: '0 0 auto', maxInlineSize: '100%' });

export const form = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: vars.space.small,
  minInlineSize: 0,
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

export const day = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // A width and not a basis, which would not count when the filters around it share out their line.
  inlineSize: '10rem',
  maxInlineSize: '100%',
});

export const buttons = style({ display: 'flex', gap: vars.space.xsmall });

export const error = style({ marginBlockStart: vars.space.xxsmall });
