import { keyframes } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../layout/style-rules.ts';

/** As high as a line of text, its bar drawn in the middle. */
const line = { blockSize: '1.25rem', clipPath: `inset(0.25rem 0 round ${vars.radius.small})` };

const breathe = keyframes({ '50%': { opacity: 0.45 } });

export const skeleton = recipe({
  base: {
    display: 'block',
    background: vars.color.skeleton,
    borderRadius: vars.radius.small,
    '@media': {
      [media.motion]: {
        animationName: breathe,
        animationDuration: '1.6s',
        animationTimingFunction: 'ease-in-out',
        animationIterationCount: 'infinite',
      },
      [media.forcedColors]: { background: 'GrayText' },
    },
  },
  variants: {
    shape: {
      line: { ...line, inlineSize: '100%' },
      shortLine: { ...line, inlineSize: '45%' },
      // Within a line, so that it is as high as the figure's line will be, with the same baseline.
      figure: {
        display: 'inline-block',
        verticalAlign: 'middle',
        blockSize: '0.8em',
        inlineSize: '4em',
        maxInlineSize: '100%',
      },
      thumbnail: {
        inlineSize: vars.size.thumbnail,
        blockSize: vars.size.thumbnail,
        borderRadius: vars.radius.medium,
      },
      block: { blockSize: '8rem', inlineSize: '100%', borderRadius: vars.radius.medium },
    },
  },
  defaultVariants: { shape: 'line' },
});
