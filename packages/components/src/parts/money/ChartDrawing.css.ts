import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/**
 * Colours of meaning, not of the brand: finished amounts are green, waiting ones amber. They hold 3:1 on a card whatever the
 * shop's colours are, and each has its own form: a filled bar, a hatched bar, a line with dots.
 */
export const seriesColor = {
  earned: vars.color.tone.info.solid,
  paid: vars.color.tone.positive.solid,
  due: vars.color.tone.caution.solid,
} as const;

const hairline = vars.borderWidth.hairline;
const inForcedColors = (rule: Record<string, string>) => ({ '@media': { [media.forcedColors]: rule } });

export const drawing = style({ inlineSize: '100%', blockSize: '100%', overflow: 'visible' });

export const column = style({
  fill: vars.color.surface.hover,
  ...inForcedColors({ fill: 'transparent' }),
});

export const crosshair = style({
  stroke: vars.color.border.strong,
  strokeWidth: hairline,
  strokeDasharray: '2 3',
  ...inForcedColors({ stroke: 'Highlight' }),
});

export const line = recipe({
  base: { strokeWidth: hairline },
  variants: {
    isZero: {
      true: { stroke: vars.color.border.strong, ...inForcedColors({ stroke: 'CanvasText' }) },
      false: { stroke: vars.color.border.default, ...inForcedColors({ stroke: 'GrayText' }) },
    },
  },
});

export const bar = recipe({
  base: { strokeWidth: hairline },
  variants: {
    kind: {
      earned: {
        fill: seriesColor.earned,
        stroke: seriesColor.earned,
        ...inForcedColors({ fill: 'CanvasText', stroke: 'CanvasText' }),
      },
      paid: { stroke: seriesColor.paid, ...inForcedColors({ stroke: 'CanvasText' }) },
    },
  },
});

export const hatchGround = style({
  fill: vars.color.surface.card,
  ...inForcedColors({ fill: 'Canvas' }),
});

export const hatchLine = style({
  stroke: seriesColor.paid,
  strokeWidth: vars.borderWidth.strong,
  ...inForcedColors({ stroke: 'CanvasText' }),
});

const path = { fill: 'none', strokeLinejoin: 'round', strokeLinecap: 'round' } as const;

/** Parts the line from the bars behind it. */
export const halo = style({
  ...path,
  stroke: vars.color.surface.card,
  strokeWidth: `calc(3 * ${vars.borderWidth.strong})`,
  ...inForcedColors({ stroke: 'Canvas' }),
});

export const due = style({
  ...path,
  stroke: seriesColor.due,
  strokeWidth: vars.borderWidth.strong,
  ...inForcedColors({ stroke: 'CanvasText' }),
});

export const dot = recipe({
  base: {
    fill: seriesColor.due,
    stroke: vars.color.surface.card,
    strokeWidth: hairline,
    ...inForcedColors({ fill: 'CanvasText', stroke: 'Canvas' }),
  },
  variants: { isChosen: { true: { strokeWidth: vars.borderWidth.strong }, false: {} } },
});
