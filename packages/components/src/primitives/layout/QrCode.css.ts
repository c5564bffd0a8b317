import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** Dark on light in both themes: many cameras read nothing else. */
export const frame = style({
  display: 'block',
  inlineSize: '12rem',
  maxInlineSize: '100%',
  blockSize: 'auto',
  borderRadius: vars.radius.medium,
});
