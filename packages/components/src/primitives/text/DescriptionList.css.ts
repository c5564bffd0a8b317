import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { hairline, media } from '../layout/style-rules.ts';

export const list = recipe({
  base: {
    display: 'grid',
    margin: 0,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    color: vars.color.text.default,
  },
  variants: {
    layout: {
      rows: { gridTemplateColumns: 'minmax(0, 1fr)' },
      columns: {
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
        gap: vars.space.medium,
        // Two side by side on a phone.
        '@media': {
          [media.small]: {
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
            gap: vars.space.small,
          },
        },
      },
    },
  },
});

export const row = recipe({
  base: { minInlineSize: 0 },
  variants: {
    layout: {
      rows: {
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 12rem), 1fr))',
        columnGap: vars.space.medium,
        paddingBlock: vars.space.small,
        selectors: { '& + &': { borderBlockStart: hairline } },
      },
      columns: {},
    },
  },
});

export const term = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const description = style({ margin: 0, minInlineSize: 0, overflowWrap: 'anywhere' });
