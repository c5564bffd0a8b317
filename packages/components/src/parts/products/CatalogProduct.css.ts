import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.small,
  minInlineSize: 0,
  textAlign: 'start',
});

/** A name alone is beside the middle of the picture. */
export const alone = style([frame, { alignItems: 'center' }]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = style({
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});
