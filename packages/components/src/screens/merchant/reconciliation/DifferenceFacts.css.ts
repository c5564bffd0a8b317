import { recipe } from '@vanilla-extract/recipes';
import { style } from '@vanilla-extract/css';
import { vars } from '../../../theme/contract.css.ts';

/** Both sides are beside each other, also on a phone. */
export const facts = recipe({
  base: {
    display: 'grid',
    columnGap: vars.space.medium,
    rowGap: vars.space.xxsmall,
    margin: 0,
    flexGrow: 1,
    minInlineSize: 0,
    fontSize: vars.font.size.small,
    lineHeight: vars.font.lineHeight.snug,
    textAlign: 'start',
    whiteSpace: 'normal',
  },
  variants: {
    sides: {
      one: { gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr)' },
      two: { gridTemplateColumns: 'minmax(4.5rem, max-content) minmax(0, 1fr) minmax(0, 1fr)' },
    },
  },
});

export const fact = style({ display: 'contents' });

export const field = style({ color: vars.color.text.muted });

export const side = style({ color: vars.color.text.muted });

export const value = recipe({
  base: { margin: 0, minInlineSize: 0, overflowWrap: 'anywhere', fontVariantNumeric: 'tabular-nums' },
  variants: { differs: { true: { fontWeight: vars.font.weight.semibold }, false: {} } },
});
