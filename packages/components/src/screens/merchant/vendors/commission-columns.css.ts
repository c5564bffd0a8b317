import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** A cell's text, and the button that changes it. */
export const changeable = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
});
