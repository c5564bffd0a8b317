import { style } from '@vanilla-extract/css';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** A cell's text, and the button that changes it. */
export const changeable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
});

/** Beside the sidebar, room for a usual name: only a very long word is broken. */
export const words = style({
  display: 'inline-flex',
  flexDirection: 'column',
  minInlineSize: '7rem',
  overflowWrap: 'anywhere',
  '@media': { [media.belowDesktop]: { minInlineSize: 0 } },
});

export const detail = style({ fontSize: vars.font.size.xsmall, color: vars.color.text.muted });
