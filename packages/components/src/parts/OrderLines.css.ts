import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** What a cell says, and the button that changes it. */
export const changeable = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxsmall,
  maxInlineSize: '100%',
});

/** Room for a usual name, so that only a very long word is broken. */
export const words = style({
  display: 'inline-flex',
  flexDirection: 'column',
  minInlineSize: '7rem',
  overflowWrap: 'anywhere',
});

export const detail = style({ fontSize: vars.font.size.xsmall, color: vars.color.text.muted });
