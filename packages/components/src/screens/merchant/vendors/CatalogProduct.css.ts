import { style } from '@vanilla-extract/css';
import { inRem } from '../../../primitives/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const frame = style({
  display: 'flex',
  alignItems: 'flex-start',
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

export const detail = style({
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
});

export const variants = style([detail, { marginBlockStart: vars.space.xxsmall }]);

export const summary = style({
  inlineSize: 'fit-content',
  cursor: 'pointer',
  // Beside the text of the row above it a finger needs some room (WCAG 2.5.8).
  minBlockSize: inRem(24),
});

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  marginBlockStart: vars.space.xsmall,
});

export const variant = style({ fontWeight: vars.font.weight.medium, color: vars.color.text.default });
