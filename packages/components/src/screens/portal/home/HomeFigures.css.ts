import { style } from '@vanilla-extract/css';
import { media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Beneath the amounts, and quieter. */
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
  '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', rowGap: 0 } },
});
