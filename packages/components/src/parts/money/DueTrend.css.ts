import { createContainer, style } from '@vanilla-extract/css';
import { inRem, media } from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

const container = createContainer();

/** It has the room of a tile that the figure leaves. */
export const frame = style({
  position: 'relative',
  display: 'block',
  containerName: container,
  containerType: 'inline-size',
  inlineSize: '100%',
  maxInlineSize: '9rem',
  blockSize: '2rem',
});

export const drawing = style({
  inlineSize: '100%',
  blockSize: '100%',
  overflow: 'visible',
  // Narrower it is a scribble.
  '@container': { [`${container} (max-width: ${inRem(64)})`]: { display: 'none' } },
});

export const line = style({
  fill: 'none',
  stroke: vars.color.tone.caution.solid,
  strokeWidth: vars.borderWidth.strong,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
  '@media': { [media.forcedColors]: { stroke: 'CanvasText' } },
});

export const end = style({
  fill: vars.color.tone.caution.solid,
  '@media': { [media.forcedColors]: { fill: 'CanvasText' } },
});
