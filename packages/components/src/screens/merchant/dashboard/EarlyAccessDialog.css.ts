import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** As high as most forms are, and never higher than the dialog has room for. */
export const form = style({
  display: 'block',
  inlineSize: '100%',
  blockSize: '60dvh',
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
});
