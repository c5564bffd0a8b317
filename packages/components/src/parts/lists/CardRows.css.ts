import { globalStyle, style } from '@vanilla-extract/css';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

/** As high while it is loaded as afterwards, so that nothing below it moves. */
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  rowGap: vars.space.xxsmall,
  position: 'relative',
  minBlockSize: '3.75rem',
  paddingBlock: vars.space.xsmall,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 1 7rem',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

// A press anywhere in the row leads on, but on its action.
globalStyle(`${words} a::after`, { content: '', position: 'absolute', inset: 0 });

export const detail = style({
  // A name keeps its own direction and is on the side where the page's text starts.
  alignSelf: 'flex-start',
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const figures = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginInlineStart: 'auto',
  fontVariantNumeric: 'tabular-nums',
});
