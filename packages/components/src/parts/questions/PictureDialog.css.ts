import { style } from '@vanilla-extract/css';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** All of the picture, however large it is. */
export const picture = style({
  display: 'block',
  maxInlineSize: '100%',
  maxBlockSize: '65dvh',
  marginInline: 'auto',
  objectFit: 'contain',
  border: hairline,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});
