import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';

export const avatar = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    borderRadius: vars.radius.full,
    border: `${vars.borderWidth.hairline} solid transparent`,
    fontFamily: vars.font.family.text,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.lineHeight.tight,
  },
  variants: {
    size: {
      small: {
        inlineSize: vars.size.control.small,
        blockSize: vars.size.control.small,
        fontSize: vars.font.size.xsmall,
      },
      medium: { inlineSize: vars.size.target, blockSize: vars.size.target, fontSize: vars.font.size.medium },
      large: { inlineSize: '4rem', blockSize: '4rem', fontSize: vars.font.size.xlarge },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const image = style({ inlineSize: '100%', blockSize: '100%', objectFit: 'cover' });
