import { style } from '@vanilla-extract/css';
import { windowHeight } from '../../../primitives/layout/style-rules.ts';

/** It fills the window, so that a background of the shop does too, and keeps what is inside from reaching out. */
export const content = style({ display: 'flow-root', minBlockSize: windowHeight });
