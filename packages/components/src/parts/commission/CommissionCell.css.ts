import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A badge and the amount. */
export const amount = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  whiteSpace: 'nowrap',
});
