import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { inRem } from '../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

export const steps = style({
  display: 'grid',
  gap: vars.space.large,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': {
    [`screen and (min-width: ${inRem(breakpoints.desktop)})`]: {
      gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
      gap: vars.space.xlarge,
    },
  },
});

export const step = style({ display: 'flex', gap: vars.space.medium, minInlineSize: 0 });

export const mark = recipe({
  base: {
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    inlineSize: '2.25rem',
    blockSize: '2.25rem',
    borderRadius: vars.radius.full,
    fontWeight: vars.font.weight.semibold,
    fontVariantNumeric: 'tabular-nums',
  },
  variants: {
    isDone: {
      true: { background: vars.color.tone.positive.solid, color: vars.color.tone.positive.onSolid },
      false: { background: vars.color.accent.soft, color: vars.color.accent.onSoft },
    },
  },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

export const title = style({
  margin: 0,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});

export const detail = style({
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.muted,
});

/** As high as a thumb. */
export const way = style({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: vars.size.target,
  margin: 0,
  fontSize: vars.font.size.small,
});
