import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const frame = recipe({
  base: {
    display: 'inline-flex',
    minInlineSize: 0,
    maxInlineSize: '100%',
    fontFamily: vars.font.family.text,
    color: vars.color.text.default,
  },
  variants: {
    width: { content: { minInlineSize: '9rem' }, full: { display: 'flex', inlineSize: '100%' } },
    labelPlace: {
      inside: { flexWrap: 'wrap', gap: vars.space.xsmall },
      beside: {
        display: 'grid',
        gridTemplateColumns: 'auto minmax(0, 20rem)',
        justifyContent: 'start',
        alignItems: 'center',
        gap: vars.space.small,
      },
    },
  },
});

export const label = recipe({
  base: { lineHeight: vars.font.lineHeight.snug },
  variants: {
    labelPlace: {
      inside: {
        flexShrink: 0,
        alignSelf: 'center',
        paddingInlineStart: vars.space.small,
        fontSize: vars.font.size.medium,
        color: vars.color.text.muted,
        cursor: 'pointer',
      },
      beside: { fontSize: vars.font.size.small, fontWeight: vars.font.weight.medium },
    },
  },
});

/** Its words are a name: they stay on one line as long as there is room for it. */
export const take = style({ flexShrink: 0, maxInlineSize: '100%', gridColumn: '1 / -1' });
