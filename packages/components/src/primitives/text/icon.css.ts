import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';

export const iconSize = styleVariants(vars.size.icon, (size) => ({
  inlineSize: size,
  blockSize: size,
  flexShrink: 0,
}));

/** For arrows that point along the line of reading. */
export const mirrored = styleVariants(vars.size.icon, (size) => ({
  inlineSize: size,
  blockSize: size,
  flexShrink: 0,
  selectors: { '[dir="rtl"] &': { transform: 'scaleX(-1)' } },
}));
