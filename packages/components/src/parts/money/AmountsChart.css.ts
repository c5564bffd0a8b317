import { createContainer, globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { hairline as edge, inRem, media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';
import { seriesColor } from './ChartDrawing.css.ts';

const container = createContainer();
const hairline = vars.borderWidth.hairline;
/** From here on there is room for a label below every month, and for the figures beside the period. */
const wide = `${container} (min-width: ${inRem(512)})`;

export const figure = style({
  containerName: container,
  containerType: 'inline-size',
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

/** The period and the way to the table on a line, the figures below it; all on one line where there is room. */
export const head = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  '@container': { [wide]: { gridTemplateColumns: 'max-content minmax(0, 1fr) auto' } },
});

/** As wide as the widest of its texts, so that reading along moves nothing. */
const asWideAsWidest = style({
  fontWeight: vars.font.weight.semibold,
  '::after': {
    content: 'attr(data-widest)',
    display: 'block',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'nowrap',
  },
});

export const period = asWideAsWidest;

export const toggle = style({
  gridColumn: 2,
  gridRow: 1,
  '@container': { [wide]: { gridColumn: 3 } },
});

export const entries = style({
  gridColumn: '1 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.large,
  rowGap: vars.space.xsmall,
  fontVariantNumeric: 'tabular-nums',
  '@container': { [wide]: { gridColumn: 2, gridRow: 1 } },
});

export const entry = style([asWideAsWidest, { display: 'flex', flexDirection: 'column' }]);

export const name = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xsmall,
  fontSize: vars.font.size.xsmall,
  fontWeight: vars.font.weight.regular,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
});

const hatched = `repeating-linear-gradient(45deg, ${seriesColor.paid} 0 0.125em, transparent 0.125em 0.25em)`;

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
        background: seriesColor.earned,
        borderColor: seriesColor.earned,
        '@media': { [media.forcedColors]: { background: 'CanvasText', borderColor: 'CanvasText' } },
      },
      paid: {
        background: hatched,
        borderColor: seriesColor.paid,
        '@media': { [media.forcedColors]: { background: 'Canvas', borderColor: 'CanvasText' } },
      },
      due: {
        blockSize: 0,
        border: 'none',
        borderRadius: 0,
        borderBlockStart: `${vars.borderWidth.strong} solid ${seriesColor.due}`,
        '@media': { [media.forcedColors]: { borderColor: 'CanvasText' } },
      },
    },
  },
});

/** Axis and bars side by side, the periods below the bars. */
export const plot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
});

const muted = {
  fontSize: vars.font.size.xsmall,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
} as const;

/** Each tick is half a line above its grid line. */
export const axis = style({
  ...muted,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  marginBlock: '-0.6em',
});

export const bars = style({
  // Lower where the figures are above it, so that the chart has the same height at any width.
  blockSize: '12rem',
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  cursor: 'crosshair',
  touchAction: 'pan-y',
  '@container': { [wide]: { blockSize: '14.75rem' } },
});

/** One for each width of the chart, of which one is shown. */
export const labels = recipe({
  base: { gridColumn: 2, inlineSize: '100%', blockSize: '2.25rem', overflow: 'visible' },
  variants: {
    room: {
      narrow: { '@container': { [wide]: { display: 'none' } } },
      wide: { display: 'none', '@container': { [wide]: { display: 'block' } } },
    },
  },
});

export const label = style({
  ...muted,
  fill: vars.color.text.muted,
  textAnchor: 'middle',
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});

export const table = style({ overflowX: 'auto' });

export const rows = style({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontVariantNumeric: 'tabular-nums',
});

globalStyle(`${rows} :is(th, td)`, {
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  borderBlockEnd: edge,
  textAlign: 'end',
  fontWeight: vars.font.weight.regular,
  whiteSpace: 'nowrap',
});
globalStyle(`${rows} th:first-child`, { paddingInlineStart: 0, textAlign: 'start' });
globalStyle(`${rows} thead th`, {
  color: vars.color.text.muted,
  fontSize: vars.font.size.xsmall,
  whiteSpace: 'normal',
});
