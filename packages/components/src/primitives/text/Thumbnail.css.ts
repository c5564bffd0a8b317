import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { hairline } from '../layout/style-rules.ts';

export const frame = recipe({
  base: {
    display: 'inline-grid',
    placeItems: 'center',
    flexShrink: 0,
    overflow: 'hidden',
    objectFit: 'cover',
    background: vars.color.surface.sunken,
    border: hairline,
    borderRadius: vars.radius.medium,
    color: vars.color.text.muted,
  },
  variants: {
    size: {
      full: { inlineSize: vars.size.thumbnail, blockSize: vars.size.thumbnail },
      row: { inlineSize: vars.size.target, blockSize: vars.size.target, borderRadius: vars.radius.small },
    },
  },
  defaultVariants: { size: 'full' },
});
