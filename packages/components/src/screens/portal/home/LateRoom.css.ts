import { recipe } from '@vanilla-extract/recipes';
import { inRem, media } from '../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';

const wide = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

export const room = recipe({
  base: {
    minInlineSize: 0,
    // A welcome that was put away leaves no gap.
    selectors: { '&:empty': { display: 'none' } },
  },
  variants: {
    size: {
      figures: {
        flex: '3 1 30rem',
        minBlockSize: '6.5rem',
        '@media': { [media.small]: { flex: 'none', minBlockSize: '12rem' } },
      },
      // Two facts in a row, or beneath each other.
      line: {
        flex: '0 1 36rem',
        minBlockSize: '1.25rem',
        '@media': { [media.small]: { flex: 'none', inlineSize: '100%', minBlockSize: '2.75rem' } },
      },
      cards: {},
      welcome: {},
    },
    isEmpty: { true: {}, false: {} },
  },
  compoundVariants: [
    {
      variants: { size: 'cards', isEmpty: true },
      style: { minBlockSize: '50.5rem', '@media': { [wide]: { minBlockSize: '24.25rem' } } },
    },
    {
      variants: { size: 'welcome', isEmpty: true },
      style: { minBlockSize: '32rem', '@media': { [wide]: { minBlockSize: '13.25rem' } } },
    },
  ],
});
