import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hairline, media, transition } from '../layout/style-rules.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  inlineSize: '100%',
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
});

export const words = style({ display: 'flex', justifyContent: 'space-between', gap: vars.space.medium });

export const value = style({
  flexShrink: 0,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.muted,
});

export const track = style({
  blockSize: vars.space.xsmall,
  overflow: 'hidden',
  background: vars.color.surface.sunken,
  border: hairline,
  borderRadius: vars.radius.full,
});

export const bar = style([
  {
    blockSize: '100%',
    background: vars.color.border.active,
    borderRadius: 'inherit',
    '@media': { [media.forcedColors]: { background: 'Highlight' } },
  },
  transition('inline-size'),
]);
