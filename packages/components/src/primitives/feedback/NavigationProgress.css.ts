import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../layout/style-rules.ts';

const sweep = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(350%)' } });

export const track = style({
  position: 'fixed',
  insetBlockStart: 0,
  insetInline: 0,
  zIndex: vars.zIndex.toast,
  blockSize: '0.1875rem',
  overflow: 'hidden',
  pointerEvents: 'none',
});

export const bar = style({
  blockSize: '100%',
  background: vars.color.border.active,
  '@media': {
    [media.motion]: {
      inlineSize: '30%',
      animationName: sweep,
      animationDuration: '1.1s',
      animationTimingFunction: 'linear',
      animationIterationCount: 'infinite',
    },
    [media.forcedColors]: { background: 'Highlight' },
  },
});
