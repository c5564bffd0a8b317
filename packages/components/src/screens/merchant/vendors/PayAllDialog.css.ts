import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

/** Hundreds of vendors scroll in their own box, so that the buttons stay within reach. */
export const scroller = style({
  maxBlockSize: 'min(40vh, 20rem)',
  overflowY: 'auto',
  paddingInline: vars.space.medium,
  background: vars.color.surface.sunken,
  borderRadius: vars.radius.medium,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.small,
  selectors: {
    '& + &': { borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border.default}` },
  },
});

/** A name as long as it likes leaves the amount its place. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flexGrow: 1,
  flexBasis: '8rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const detail = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingInline: vars.space.medium,
  fontWeight: vars.font.weight.semibold,
});

export const totalFigure = style({ fontSize: vars.font.size.xlarge, fontVariantNumeric: 'tabular-nums' });
