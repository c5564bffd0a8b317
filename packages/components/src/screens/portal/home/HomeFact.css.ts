import { globalStyle, style } from '@vanilla-extract/css';
import { media, visuallyHidden } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xxsmall,
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', rowGap: 0 } },
});

export const fact = style({
  position: 'relative',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xsmall,
  minInlineSize: 0,
  // As high as a thumb: the last payout and the latest statement are pressed.
  '@media': {
    [media.small]: {
      selectors: { '&:has(a)': { minBlockSize: vars.size.target }, '&:not(:has(a))': { display: 'block' } },
    },
  },
});

// Words of several lines begin beside their label.
globalStyle(`${fact}:not(:has(a)) > *`, {
  '@media': { [media.small]: { display: 'inline', marginInlineEnd: vars.space.xsmall } },
});

// A press anywhere on a fact that leads on does so.
globalStyle(`${fact} a::after`, { content: '', position: 'absolute', inset: 0 });

export const value = style({
  margin: 0,
  fontWeight: vars.font.weight.medium,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
});

export const detail = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });

/** There is no room for them on a phone, and the line is not to be two. */
export const words = style({ '@media': { [media.small]: visuallyHidden } });
