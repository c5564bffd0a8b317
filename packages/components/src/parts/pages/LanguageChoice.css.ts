import { style } from '@vanilla-extract/css';
import { focusRing, media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  // Drawn here: the icon is in a file that pages before sign-in do not load.
  '::after': {
    content: '""',
    position: 'absolute',
    insetInlineEnd: vars.space.small,
    inlineSize: '0.4em',
    blockSize: '0.4em',
    marginBlockStart: '-0.2em',
    borderBlockEnd: `${vars.borderWidth.strong} solid`,
    borderInlineEnd: `${vars.borderWidth.strong} solid`,
    transform: 'rotate(45deg)',
    pointerEvents: 'none',
  },
  selectors: { '[dir="rtl"] &::after': { transform: 'rotate(-45deg)' } },
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

export const globe = style({
  position: 'absolute',
  insetInlineStart: vars.space.xxsmall,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  pointerEvents: 'none',
});
