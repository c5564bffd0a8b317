import { style } from '@vanilla-extract/css';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** The head of the table is in sight elsewhere. */
export const sorting = style({ display: 'none', '@media': { [media.small]: { display: 'block' } } });

/** A surface for the table. Clipping, unlike hiding, keeps a sticky head. */
export const surface = style({
  minInlineSize: 0,
  overflow: 'clip',
  background: vars.color.surface.card,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
});
