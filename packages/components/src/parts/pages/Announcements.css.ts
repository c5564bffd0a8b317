import { style } from '@vanilla-extract/css';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const item = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  paddingBlock: vars.space.small,
  overflowWrap: 'anywhere',
  selectors: { '& + &': { borderBlockStart: hairline } },
});

/** A message is plain text with its own line breaks. */
export const message = style({ whiteSpace: 'pre-line' });

/** About as high as two announcements, so that the card below hardly moves. */
export const loading = style({ display: 'grid', minBlockSize: '14rem' });
