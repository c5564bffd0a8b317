import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { utilities } from './layers.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const layout = defineProperties({
  '@layer': utilities,
  conditions: {
    mobile: {},
    tablet: { '@media': `screen and (min-width: ${breakpoints.tablet}px)` },
    desktop: { '@media': `screen and (min-width: ${breakpoints.desktop}px)` },
  },
  defaultCondition: 'mobile',
  responsiveArray: ['mobile', 'tablet', 'desktop'],
  properties: {
    display: ['none', 'block', 'inline', 'inline-block', 'flex', 'inline-flex', 'grid', 'contents'],
    flexDirection: ['row', 'row-reverse', 'column', 'column-reverse'],
    flexWrap: ['nowrap', 'wrap'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
    textAlign: ['start', 'center', 'end'],
    gap: vars.space,
    rowGap: vars.space,
    columnGap: vars.space,
    paddingBlockStart: vars.space,
    paddingBlockEnd: vars.space,
    paddingInlineStart: vars.space,
    paddingInlineEnd: vars.space,
  },
  shorthands: {
    padding: ['paddingBlockStart', 'paddingBlockEnd', 'paddingInlineStart', 'paddingInlineEnd'],
    paddingBlock: ['paddingBlockStart', 'paddingBlockEnd'],
    paddingInline: ['paddingInlineStart', 'paddingInlineEnd'],
  },
});

const fixed = defineProperties({
  '@layer': utilities,
  properties: {
    flexGrow: [0, 1],
    flexShrink: [0, 1],
    minWidth: [0],
    width: { full: '100%' },
    maxWidth: { ...vars.size.content, full: '100%' },
    position: ['static', 'relative', 'absolute', 'sticky'],
    overflow: ['visible', 'hidden', 'auto'],
    borderRadius: vars.radius,
    boxShadow: vars.shadow,
    background: {
      page: vars.color.surface.page,
      card: vars.color.surface.card,
      raised: vars.color.surface.raised,
      sunken: vars.color.surface.sunken,
      inverse: vars.color.surface.inverse,
    },
    color: {
      default: vars.color.text.default,
      muted: vars.color.text.muted,
      inverse: vars.color.text.inverse,
    },
  },
});

/** Space, layout and surface by the names of the theme; logical directions only. */
export const sprinkles = createSprinkles(layout, fixed);

export type Sprinkles = Parameters<typeof sprinkles>[0];
/** A name on the space scale. */
export type Space = keyof typeof vars.space;
