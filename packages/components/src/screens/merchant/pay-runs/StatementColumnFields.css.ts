import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** As many beside each other as there is room for; their boxes are on one line, with a hint or without. */
export const fields = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 14rem), 1fr))',
  alignItems: 'end',
  gap: vars.space.medium,
});
