import { style } from '@vanilla-extract/css';
import { media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** A phone leaves what room it can to the name of the shop. */
export const trailing = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  '@media': { [media.small]: { gap: vars.space.xxsmall } },
});

/** A phone has no room for it in the bar: there it is at the foot of the page. */
export const inBar = style({ '@media': { [media.small]: { display: 'none' } } });

export const foot = style({
  display: 'none',
  paddingBlock: vars.space.small,
  paddingInline: vars.space.medium,
  fontSize: vars.font.size.small,
  '@media': { [media.small]: { display: 'block' } },
});

/** Above the page, with the page's own edges. */
export const strip = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content.wide,
  marginInline: 'auto',
  paddingBlockStart: vars.space.medium,
  paddingInline: vars.space.large,
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
});
