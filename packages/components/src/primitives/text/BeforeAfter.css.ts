import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { iconSize } from './icon.css.ts';

export const arrow = style([
  iconSize.small,
  { display: 'inline', marginInline: vars.space.xxsmall, verticalAlign: 'middle' },
]);
