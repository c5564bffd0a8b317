import { style } from '@vanilla-extract/css';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** The sidebar is beside the lines where there is room for both, and below them elsewhere. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 18rem',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** Notes and addresses keep the lines they were written in. */
export const words = style({ whiteSpace: 'pre-line', overflowWrap: 'anywhere' });
