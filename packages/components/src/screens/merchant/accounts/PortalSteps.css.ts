import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  paddingInlineStart: vars.space.large,
  listStyle: 'decimal',
  overflowWrap: 'anywhere',
});
