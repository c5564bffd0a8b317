import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 12rem), 1fr))',
  alignItems: 'end',
  columnGap: vars.space.large,
  rowGap: vars.space.medium,
});
