import { style } from '@vanilla-extract/css';
import { vars } from '@consignment/components/theme/contract.css';

export const scroller = style({ overflowX: 'auto' });

export const table = style({ width: '100%', textAlign: 'start' });

const cell = {
  paddingBlock: vars.space.xsmall,
  paddingInlineEnd: vars.space.large,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  textAlign: 'start',
  whiteSpace: 'nowrap',
} as const;

export const head = style({
  ...cell,
  color: vars.color.text.muted,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
});

export const data = style({ ...cell, fontSize: vars.font.size.small });

export const code = style({ fontFamily: vars.font.family.mono, fontSize: vars.font.size.xsmall });

export const swatch = style({
  display: 'inline-block',
  verticalAlign: 'middle',
  inlineSize: '2.5rem',
  blockSize: '1.5rem',
  borderRadius: vars.radius.small,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
  forcedColorAdjust: 'none',
});

export const bar = style({
  blockSize: '1rem',
  background: vars.color.accent.solid,
  borderRadius: vars.radius.small,
});

export const tile = style({
  inlineSize: '8rem',
  blockSize: '5rem',
  background: vars.color.surface.raised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
});

export const floating = style({ border: 0, borderRadius: vars.radius.medium });
