import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const wrapping = style({ overflowWrap: 'anywhere' });

export const hash = style({
  fontFamily: vars.font.family.mono,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
});
