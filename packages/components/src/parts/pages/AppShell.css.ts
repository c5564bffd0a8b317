import { globalStyle, style } from '@vanilla-extract/css';
import { media, windowHeight } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const frame = style({ display: 'flex', flexDirection: 'column', minBlockSize: windowHeight });

export const tabs = style({ minBlockSize: vars.size.target });

export const page = style({ flex: 1, minInlineSize: 0 });

/** In line with a wide page. */
export const notice = style({
  inlineSize: '100%',
  maxInlineSize: vars.size.content.wide,
  marginInline: 'auto',
  paddingBlockStart: vars.space.medium,
  paddingInline: vars.space.large,
  selectors: { '&:empty': { display: 'none' } },
  '@media': { [media.small]: { paddingInline: vars.space.medium } },
});

export const footer = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  inlineSize: '100%',
  maxInlineSize: vars.size.content.wide,
  marginInline: 'auto',
  paddingBlock: vars.space.large,
  paddingInline: vars.space.large,
  fontSize: vars.font.size.small,
  '@media': { [media.small]: { paddingBlock: vars.space.small, paddingInline: vars.space.medium } },
});

globalStyle(`${footer} > a`, {
  '@media': {
    [media.small]: { display: 'inline-flex', alignItems: 'center', minBlockSize: vars.size.target },
  },
});
