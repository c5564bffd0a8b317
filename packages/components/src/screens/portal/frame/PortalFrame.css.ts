import { style } from '@vanilla-extract/css';
import { media } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

/** Above the page, with the page's own edges. */
export const strip = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content.wide,
  marginInline: 'auto',
  paddingBlockStart: vars.space.medium,
  paddingInline: vars.space.large,
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
});
