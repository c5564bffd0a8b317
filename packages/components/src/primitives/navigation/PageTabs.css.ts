import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../layout/style-rules.ts';
import { edge, list as row } from './TopNav.css.ts';

const onPhone = `calc(${vars.space.medium} - ${vars.space.xsmall})`;

/** In line with the page below: the words of the first one are on its edge. */
export const frame = style({
  maxInlineSize: vars.size.content.wide,
  marginInline: 'auto',
  paddingBlockStart: vars.space.xsmall,
  paddingInline: `calc(${vars.space.large} - ${vars.space.small})`,
  fontFamily: vars.font.family.text,
  '@media': { [media.small]: { paddingInline: onPhone } },
});

export const list = style([
  row({ small: 'row' }),
  { '@media': { [media.small]: { vars: { [edge]: onPhone } } } },
]);
