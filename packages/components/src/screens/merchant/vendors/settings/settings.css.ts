import { style } from '@vanilla-extract/css';
import { inRem } from '../../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/contract.css.ts';

/** Forms beside acts and notes; one below the other where there is no room. */
export const columns = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [`screen and (min-width: ${inRem(breakpoints.desktop)})`]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)',
    },
  },
});

/** Short fields beside each other as far as they fit. */
export const shortFields = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
});
