import { style } from '@vanilla-extract/css';
import { vars } from '../../../../theme/contract.css.ts';

export const address = style({ overflowWrap: 'anywhere' });

export const secret = style({
  display: 'block',
  padding: vars.space.small,
  borderRadius: vars.radius.small,
  background: vars.color.surface.sunken,
  fontFamily: vars.font.family.mono,
  overflowWrap: 'anywhere',
  userSelect: 'all',
});
