import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { utilities } from './layers.css.ts';
import { breakpoints } from '../theme/breakpoints.ts';
import { vars } from '../theme/contract.css.ts';

const space = defineProperties({
  '@layer': utilities,
  conditions: {
    mobile: {},
    tablet: { '@media': `screen and (min-width: ${breakpoints.tablet}px)` },
    desktop: { '@media': `screen and (min-width: ${breakpoints.desktop}px)` },
  },
  defaultCondition: 'mobile',
  responsiveArray: ['mobile', 'tablet', 'desktop'],
  properties: { gap: vars.space },
});

const arrangement = defineProperties({
  '@layer': utilities,
  properties: {
    display: ['flex'],
    flexDirection: ['column'],
    flexWrap: ['wrap'],
    alignItems: ['stretch', 'flex-start', 'center', 'flex-end', 'baseline'],
    justifyContent: ['flex-start', 'center', 'flex-end', 'space-between'],
  },
});

/**
 * Styles that put things beneath and beside each other. Apart from `sprinkles`, whose every name a page would else load for
 * the few that a Stack and an Inline need.
 */
export const flow = createSprinkles(space, arrangement);

export type Flow = Parameters<typeof flow>[0];
