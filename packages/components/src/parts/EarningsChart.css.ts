import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../primitives/style-rules.ts';
import { vars } from '../theme/contract.css.ts';

// Colours of meaning, not of the brand: they hold 3:1 on a card whatever the shop's colours are.
const earned = vars.color.tone.info.solid;
const paid = vars.color.tone.positive.solid;
const hairline = vars.borderWidth.hairline;

export const loading = style({ blockSize: '16rem' });

export const figure = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  position: 'relative',
  minInlineSize: 0,
  margin: 0,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
});

export const readout = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.xxsmall,
  fontVariantNumeric: 'tabular-nums',
});

export const period = style({ fontWeight: vars.font.weight.semibold, minInlineSize: '8rem' });

export const entry = style({ display: 'inline-flex', alignItems: 'center', gap: vars.space.xsmall });

const hatched = `repeating-linear-gradient(45deg, ${paid} 0 0.125em, transparent 0.125em 0.25em)`;

export const swatch = recipe({
  base: {
    inlineSize: vars.space.small,
    blockSize: vars.space.small,
    flexShrink: 0,
    borderRadius: vars.radius.small,
    border: `${hairline} solid`,
    forcedColorAdjust: 'none',
  },
  variants: {
    kind: {
      earned: {
        background: earned,
        borderColor: earned,
        '@media': { [media.forcedColors]: { background: 'CanvasText', borderColor: 'CanvasText' } },
      },
      paid: {
        background: hatched,
        borderColor: paid,
        '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
      },
    },
  },
});

/** Axis and bars side by side, the ends of time below the bars. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  rowGap: vars.space.xsmall,
});

const muted = {
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Each tick stands half a line above its grid line. */
export const axis = style({
  ...muted,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  marginBlock: '-0.6em',
});

export const bars = style({
  blockSize: '12rem',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
  touchAction: 'pan-y',
});

export const ends = style({
  ...muted,
  gridColumn: 2,
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

export const drawing = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

export const column = style({
  fill: vars.color.surface.hover,
  '@media': {
    [media.forcedColors]: { fill: 'transparent', stroke: 'Highlight', strokeWidth: vars.borderWidth.strong },
  },
});

export const line = recipe({
  base: { strokeWidth: hairline },
  variants: {
    isZero: {
      true: {
        stroke: vars.color.border.strong,
        '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
      },
      false: {
        stroke: vars.color.border.default,
        '@media': { [media.forcedColors]: { stroke: 'GrayText' } },
      },
    },
  },
});

export const bar = recipe({
  base: { strokeWidth: hairline },
  variants: {
    kind: {
      earned: {
        fill: earned,
        stroke: earned,
        '@media': { [media.forcedColors]: { fill: 'CanvasText', stroke: 'CanvasText' } },
      },
      paid: { stroke: paid, '@media': { [media.forcedColors]: { stroke: 'CanvasText' } } },
    },
  },
});

export const hatchGround = style({
  fill: vars.color.surface.card,
  '@media': { [media.forcedColors]: { fill: 'Canvas' } },
});

export const hatchLine = style({
  stroke: paid,
  strokeWidth: vars.borderWidth.strong,
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});
