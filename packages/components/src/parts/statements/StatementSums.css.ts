import { style } from '@vanilla-extract/css';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const sums = style({
  display: 'flex',
  flexDirection: 'column',
  margin: 0,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.body,
  color: vars.color.text.default,
  fontVariantNumeric: 'tabular-nums',
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
});

export const closing = style([
  row,
  {
    marginBlockStart: vars.space.xsmall,
    paddingBlockStart: vars.space.small,
    borderBlockStart: hairline,
    fontSize: vars.font.size.large,
    fontWeight: vars.font.weight.semibold,
  },
]);

export const term = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const between = style([term, { color: vars.color.text.muted }]);

export const figure = style({ margin: 0, marginInlineStart: 'auto', textAlign: 'end' });
