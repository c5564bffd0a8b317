import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../layout/style-rules.ts';

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });

export const spinner = recipe({
  base: {
    display: 'inline-block',
    flexShrink: 0,
    borderRadius: vars.radius.full,
    border: `${vars.borderWidth.strong} solid currentColor`,
    borderInlineEndColor: 'transparent',
    '@media': {
      [media.motion]: {
        animationName: turn,
        animationDuration: '0.8s',
        animationTimingFunction: 'linear',
        animationIterationCount: 'infinite',
      },
    },
  },
  variants: {
    size: {
      small: { inlineSize: vars.size.icon.small, blockSize: vars.size.icon.small },
      medium: { inlineSize: vars.size.icon.large, blockSize: vars.size.icon.large },
    },
  },
  defaultVariants: { size: 'medium' },
});
