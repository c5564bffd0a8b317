import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';

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
      above: { flexDirection: 'column', gap: vars.space.xxsmall },
      beside: { flexWrap: 'wrap', alignItems: 'center', gap: vars.space.small },
    },
  },
});

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
});

/** Its words are a name: they stay on one line as long as there is room for it. */
export const take = style({ flexShrink: 0, maxInlineSize: '100%' });
