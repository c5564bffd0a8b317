import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';
import { windowHeight } from '../../../primitives/layout/style-rules.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: windowHeight });

/** In line with the page of medium width below it. */
export const top = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content.medium} + 2 * ${vars.space.large})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space.large,
  paddingInline: vars.space.large,
});
