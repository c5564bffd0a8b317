import { style } from '@vanilla-extract/css';
import { hairline } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.medium,
  rowGap: vars.space.xsmall,
  minBlockSize: '3rem',
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** The verbs are in a column near the words, and below them on a phone. */
export const words = style({
  minInlineSize: 'min(100%, 26rem)',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
