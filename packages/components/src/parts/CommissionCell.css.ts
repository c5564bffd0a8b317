import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

export const frame = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'flex-end',
  textAlign: 'end',
});

export const line = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});

/** Two or three lines of small words at most, however narrow the column. */
export const reason = style({
  maxInlineSize: '16rem',
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  textWrap: 'balance',
});
