import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { windowHeight } from '../../primitives/layout/style-rules.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  minBlockSize: windowHeight,
  paddingBlockEnd: vars.space.xxlarge,
});

/** In line with the narrow page below it. */
export const brand = style({
  inlineSize: '100%',
  maxInlineSize: `calc(${vars.size.content.narrow} + 2 * ${vars.space.large})`,
  marginInline: 'auto',
  paddingBlockStart: vars.space.xlarge,
  paddingInline: vars.space.large,
});

export const content = style({ display: 'flex', flexDirection: 'column', gap: vars.space.large });

/** The other ways in, below the form. */
export const ways = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.medium,
  paddingBlockStart: vars.space.large,
  borderBlockStart: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
});
