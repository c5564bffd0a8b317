import { style } from '@vanilla-extract/css';
import { media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** The line is beside the thread where there is room for both, and below it elsewhere. */
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 20rem',
  alignItems: 'start',
  gap: vars.space.large,
  '@media': { [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  rowGap: vars.space.xxsmall,
  minInlineSize: 0,
  overflowWrap: 'anywhere',
  color: vars.color.text.muted,
});
