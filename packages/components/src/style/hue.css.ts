import { style } from '@vanilla-extract/css';
import './layers.css.ts';
import { vars } from '../theme/contract.css.ts';

/** Holds the hue of a shape, in degrees. */
export const hueProperty = '--cs-hue';

const { ground, ink } = vars.hued;

/** A shape in its own hue, whose words can be read in both themes. */
export const hued = style({
  background: `oklch(${ground.lightness} ${ground.chroma} var(${hueProperty}))`,
  color: `oklch(${ink.lightness} ${ink.chroma} var(${hueProperty}))`,
});
