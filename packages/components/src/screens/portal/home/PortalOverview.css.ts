import { style } from '@vanilla-extract/css';
import { inRem } from '../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

/** The chart takes two parts of three; a card that is alone takes all. */
export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': {
    [`screen and (min-width: ${inRem(breakpoints.desktop)})`]: {
      alignItems: 'stretch',
      selectors: {
        '&:has(> :nth-child(2))': { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)' },
      },
    },
  },
});
