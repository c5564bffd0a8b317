import { style } from '@vanilla-extract/css';
import { media, visuallyHidden } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  columnGap: vars.space.xlarge,
  rowGap: vars.space.xxsmall,
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { flexDirection: 'column', flexWrap: 'nowrap', justifyContent: 'flex-start' } },
});

export const fact = style({ display: 'flex', flexWrap: 'wrap', columnGap: vars.space.xsmall });

export const description = style({
  margin: 0,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
});

/** There is no room for them on a phone, and the line is not to be two. */
export const words = style({ '@media': { [media.small]: visuallyHidden } });
