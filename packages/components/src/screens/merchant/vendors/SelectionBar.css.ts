import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { hairline } from '../../../primitives/layout/style-rules.ts';

/** Before the table for the keys, so that it is near whatever is selected, and beneath it for the eye. */
export const bar = style({
  order: 1,
  position: 'sticky',
  insetBlockEnd: vars.space.small,
  zIndex: vars.zIndex.sticky,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  padding: vars.space.small,
  background: vars.color.surface.raised,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.raised,
});

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInlineStart: vars.space.xsmall,
});

export const action = style({ marginInlineStart: 'auto' });
