import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A picture of a product or a vendor, and its words beside it. */
export const frame = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.small,
  minInlineSize: 0,
  textAlign: 'start',
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = style({ fontSize: vars.font.size.xsmall, color: vars.color.text.muted });

/** Within the header of a row, which is bold. */
export const detailOfHeader = style([detail, { fontWeight: vars.font.weight.regular }]);
