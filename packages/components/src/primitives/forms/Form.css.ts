import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const form = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.medium,
  inlineSize: '100%',
  minInlineSize: 0,
});

/** Fields are 16 px apart, groups of them 32. A group of radios is one field, and has a role. */
globalStyle(`${form} > * + fieldset:not([role]), ${form} > fieldset:not([role]) + *`, {
  marginBlockStart: vars.space.medium,
});

export const actions = style({
  marginBlockStart: vars.space.xsmall,
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.small,
  alignItems: 'center',
});
