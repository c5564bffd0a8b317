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
      // Beneath each other on a phone: the next payout in its words, and the last.
      lines: { minBlockSize: '1.25rem', '@media': { [media.small]: { minBlockSize: '5.75rem' } } },
      line: { minBlockSize: '1.25rem', '@media': { [media.small]: { minBlockSize: '4.25rem' } } },
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
