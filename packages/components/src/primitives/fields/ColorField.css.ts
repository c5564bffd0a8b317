import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** As high as the field, so that it is easily hit. */
export const picker = style({
  alignSelf: 'center',
  flexShrink: 0,
  inlineSize: vars.size.control.medium,
  blockSize: vars.size.control.small,
  marginInlineStart: vars.space.xxsmall,
  padding: 0,
  border: 0,
  background: 'none',
  cursor: 'pointer',
});
