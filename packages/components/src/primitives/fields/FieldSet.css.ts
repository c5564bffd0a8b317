import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const fieldSet = style({
  minInlineSize: 0,
  margin: 0,
  padding: 0,
  border: 0,
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.medium });

/** A radio group reads as one field, so its parts are as close as a field's. */
export const fieldContent = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

/** As near to its legend as a field's hint to its label. */
export const hint = style({ marginBlockStart: `calc(${vars.space.xxsmall} - ${vars.space.medium})` });
export const fieldHint = style({ marginBlockStart: `calc(${vars.space.xxsmall} - ${vars.space.xsmall})` });

export const legend = style({
  padding: 0,
  marginBlockEnd: vars.space.medium,
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
});

export const fieldLegend = style([
  legend,
  {
    marginBlockEnd: vars.space.xsmall,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.medium,
  },
]);
