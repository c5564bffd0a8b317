import { style } from '@vanilla-extract/css';
import { input } from './Field.css.ts';
import { vars } from '../../theme/contract.css.ts';

export const area = style([
  input,
  { resize: 'vertical', minBlockSize: '5.5rem', lineHeight: vars.font.lineHeight.body },
]);
