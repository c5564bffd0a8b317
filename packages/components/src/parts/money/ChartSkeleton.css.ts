import { style } from '@vanilla-extract/css';
import { skeleton } from '../../primitives/feedback/Skeleton.css.ts';
import { hairline } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

/** As high as the chart with its axis and figures. */
export const chart = style({
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  minBlockSize: '21rem',
});

export const bars = style({
  display: 'flex',
  alignItems: 'flex-end',
  gap: vars.space.small,
  blockSize: '13.5rem',
  marginBlockEnd: '2.5rem',
  borderBlockEnd: hairline,
});

const heights = ['30%', '45%', '25%', '15%', '60%', '75%', '70%', '85%', '100%', '50%', '55%', '65%'];

export const bar = style([
  skeleton.classNames.base,
  {
    flex: 1,
    selectors: Object.fromEntries(heights.map((blockSize, at) => [`&:nth-child(${at + 1})`, { blockSize }])),
  },
]);
