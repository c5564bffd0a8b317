import { style } from '@vanilla-extract/css';
import { hairline, media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const payouts = style({
  padding: vars.space.large,
  '@media': { [media.small]: { padding: vars.space.medium } },
});

/** Beneath the payouts, and quieter: the latest statement. */
export const foot = style({
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  background: vars.color.surface.sunken,
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
});
