import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { nameInBar } from '../../../primitives/layout/style-rules.ts';
import { vars } from '../../../theme/contract.css.ts';

export const image = recipe({
  base: { inlineSize: 'auto', maxInlineSize: '100%', objectFit: 'contain' },
  variants: {
    size: {
      header: { maxBlockSize: vars.size.target, objectPosition: 'left center' },
      face: { maxBlockSize: vars.size.thumbnail },
    },
  },
});

export const name = recipe({
  base: {
    fontFamily: vars.font.family.text,
    fontWeight: vars.font.weight.semibold,
    lineHeight: vars.font.lineHeight.snug,
    letterSpacing: vars.font.tracking.tight,
    color: vars.color.text.default,
  },
  variants: {
    size: {
      header: { ...nameInBar, fontSize: vars.font.size.large },
      face: { fontSize: vars.font.size.xlarge, textAlign: 'center', overflowWrap: 'break-word' },
    },
  },
});

export const frame = style({ display: 'inline-flex', minInlineSize: 0, maxInlineSize: '100%' });
