import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const steps = style({ display: 'flex', flexDirection: 'column', fontSize: vars.font.size.small });

export const step = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.medium,
  paddingBlock: vars.space.xsmall,
  borderBlockEnd: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
});

export const result = style([
  step,
  { borderBlockEnd: 0, fontSize: vars.font.size.medium, fontWeight: vars.font.weight.semibold },
]);

export const label = style({ flex: '1 1 12rem', minInlineSize: 0 });

export const figure = style({
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  marginInlineStart: 'auto',
});

export const note = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

/** The answer in short, before the sum. */
export const rule = style([
  step,
  { borderBlockEnd: 0, fontSize: vars.font.size.medium, fontWeight: vars.font.weight.medium },
]);

export const caption = style({ color: vars.color.text.muted, fontWeight: vars.font.weight.regular });

export const beaten = style({ paddingInlineStart: vars.space.large, listStyle: 'decimal' });
