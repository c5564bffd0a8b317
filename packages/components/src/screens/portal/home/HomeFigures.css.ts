import { style } from '@vanilla-extract/css';
import { hairline, media } from '../../../primitives/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const now = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  padding: vars.space.large,
  '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', padding: vars.space.medium } },
});

export const owed = style({
  flex: '1 1 16rem',
  maxInlineSize: '100%',
  margin: 0,
  // In a column the basis would be its height.
  '@media': { [media.small]: { flex: 'none' } },
});

/** Beneath the figures of today, and quieter: the sums of all time, and the latest statement at the other end. */
export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xsmall,
  paddingBlock: vars.space.small,
  paddingInline: vars.space.large,
  background: vars.color.surface.sunken,
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
});

export const soFar = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xxsmall,
  margin: 0,
});

export const sum = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xsmall });

export const amount = style({
  margin: 0,
  fontWeight: vars.font.weight.semibold,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
});
