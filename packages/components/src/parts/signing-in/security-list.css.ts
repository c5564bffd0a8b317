import { style } from '@vanilla-extract/css';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const list = style({ margin: 0, padding: 0, listStyle: 'none' });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.small,
  selectors: { '& + &': { borderBlockStart: hairline } },
});

export const words = style({ flex: '1 1 12rem', minInlineSize: 0, overflowWrap: 'anywhere' });

export const codes = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(12rem, 1fr))',
  gap: vars.space.xsmall,
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

export const code = style({ fontFamily: vars.font.family.mono, overflowWrap: 'anywhere' });
