import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { hairline, media } from './style-rules.ts';

export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  margin: 0,
  fontFamily: vars.font.family.text,
  '@media': { [media.small]: { gap: vars.space.xsmall } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  // All are as wide as each other, unless an amount needs more: it is never cut and never broken.
  flex: '1 1 10.5rem',
  maxInlineSize: '100%',
  padding: vars.space.medium,
  background: vars.color.surface.card,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.card,
  // One below the other on a phone, each a line, so that what they sum up stays in sight.
  '@media': {
    [media.small]: {
      flexBasis: '100%',
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: vars.space.medium,
      paddingBlock: vars.space.small,
    },
  },
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const figure = style({
  margin: 0,
  fontSize: vars.font.size.xxlarge,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.tight,
  letterSpacing: vars.font.tracking.tight,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.text.default,
  overflowWrap: 'anywhere',
  '@media': { [media.small]: { fontSize: vars.font.size.xlarge } },
});

export const detail = style({
  margin: 0,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  '@media': { [media.small]: { flexBasis: '100%' } },
});
