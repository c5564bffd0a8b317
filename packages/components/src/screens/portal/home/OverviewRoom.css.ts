import { recipe } from '@vanilla-extract/recipes';
import { inRem } from '../../../primitives/style-rules.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';

const wide = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

/** As high before it comes as it will be. */
export const room = recipe({
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    // A welcome that was put away leaves no gap.
    selectors: { '&:empty': { display: 'none' } },
  },
  variants: {
    awaits: {
      cards: { minBlockSize: '50.5rem', '@media': { [wide]: { minBlockSize: '24.25rem' } } },
      welcome: { minBlockSize: '32rem', '@media': { [wide]: { minBlockSize: '13.25rem' } } },
      nothing: {},
    },
  },
});
