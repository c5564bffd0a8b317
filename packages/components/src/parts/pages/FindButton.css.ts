import { style } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { inRem, visuallyHidden } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** As quiet as a field, though it is a button. */
export const opener = style({
  minInlineSize: vars.size.target,
  paddingInline: vars.space.small,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

const narrow = `(max-width: ${inRem(breakpoints.wide - 1)})`;

export const words = style({ '@media': { [narrow]: visuallyHidden } });

export const keys = style({
  font: 'inherit',
  fontSize: vars.font.size.small,
  whiteSpace: 'nowrap',
  // Beside the ten pages of the merchant app there is no room for them at 1280 px.
  '@media': { [`(max-width: ${inRem(1439)})`]: { display: 'none' } },
});
