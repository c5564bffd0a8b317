import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

/** A surface for the table. Clipping, unlike hiding, keeps a sticky head. */
export const surface = style({
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface.card,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
});
