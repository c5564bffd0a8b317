import { style } from '@vanilla-extract/css';
import { media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** In one row of a narrow column. An error beneath one button leaves the others where they are. */
export const files = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xsmall,
  inlineSize: 'max-content',
  '@media': { [media.small]: { flexWrap: 'wrap', justifyContent: 'flex-end', inlineSize: 'auto' } },
});
