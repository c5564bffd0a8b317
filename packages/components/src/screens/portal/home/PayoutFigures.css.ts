import { style } from '@vanilla-extract/css';
import { media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const figures = style({
  display: 'flex',
  flexWrap: 'wrap',
  rowGap: vars.space.medium,
  columnGap: vars.space.large,
  margin: 0,
  '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', gap: 0 } },
});

export const outcome = style({
  display: 'inline-flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
});
