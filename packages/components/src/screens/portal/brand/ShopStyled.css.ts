import { style } from '@vanilla-extract/css';

/** It fills the window, so that a background of the shop does too, and keeps what is inside from reaching out. */
export const content = style({ display: 'flow-root', minBlockSize: '100dvh' });
