import { style } from '@vanilla-extract/css';
import { focusRing, media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
});

const edge = `calc(${vars.size.icon.small} + ${vars.space.small})`;

export const select = style({
  appearance: 'none',
  minBlockSize: vars.size.control.small,
  paddingInline: edge,
  border: 0,
  borderRadius: vars.radius.small,
  background: 'transparent',
  color: 'inherit',
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:focus-visible': focusRing,
  },
  '@media': { [media.small]: { minBlockSize: vars.size.target } },
});

/** The system draws the list, and takes the theme's colours from here. */
export const option = style({ background: vars.color.surface.raised, color: vars.color.text.default });

const icon = style({
  position: 'absolute',
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  pointerEvents: 'none',
});

export const globe = style([icon, { insetInlineStart: vars.space.xxsmall }]);
export const chevron = style([icon, { insetInlineEnd: vars.space.xxsmall }]);
