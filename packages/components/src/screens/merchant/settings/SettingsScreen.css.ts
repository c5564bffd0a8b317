import { style } from '@vanilla-extract/css';
import { inRem } from '../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../theme/breakpoints.ts';
import { vars } from '../../../theme/contract.css.ts';

const large = `screen and (min-width: ${inRem(breakpoints.desktop)})`;

export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [large]: { gridTemplateColumns: '13rem minmax(0, 1fr)' } },
});

export const menu = style({ display: 'none', '@media': { [large]: { display: 'block' } } });

export const choice = style({ '@media': { [large]: { display: 'none' } } });
