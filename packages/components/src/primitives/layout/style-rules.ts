import type { StyleRule } from '@vanilla-extract/css';
import { breakpoints } from '../../theme/breakpoints.ts';
import { vars } from '../../theme/contract.css.ts';

/** A width for a query, in rem: at twice the text size a layout has half the room. */
export const inRem = (pixels: number) => `${pixels / 16}rem`;

/** The height of the window without a band above the app, as a demo shop has. */
export const windowHeight = 'var(--window-height, 100dvh)';

export const media = {
  small: `screen and (max-width: ${inRem(breakpoints.tablet - 1)})`,
  /** A bar has its pages in one line still, and little room for all else. */
  laptop: `screen and (min-width: ${inRem(breakpoints.desktop)}) and (max-width: ${inRem(breakpoints.wide - 1)})`,
  belowDesktop: `screen and (max-width: ${inRem(breakpoints.desktop - 1)})`,
  motion: '(prefers-reduced-motion: no-preference)',
  forcedColors: '(forced-colors: active)',
  touch: '(pointer: coarse)',
} as const;

export const focusRing = {
  outline: `${vars.focus.width} solid ${vars.color.border.focus}`,
  outlineOffset: vars.focus.offset,
} as const;

/** The ring drawn inside, for controls whose edge touches a clipping box. */
export const focusRingInset = {
  outline: `${vars.focus.width} solid ${vars.color.border.focus}`,
  outlineOffset: `calc(-1 * ${vars.focus.width})`,
} as const;

export const hairline = `${vars.borderWidth.hairline} solid ${vars.color.border.default}`;

// Browsers cut after a number of lines under these names alone.
const twoLines = { display: '-webkit-box', WebkitBoxOrient: 'vertical', WebkitLineClamp: 2 } as const;

/** A name in a bar: a line where the pages are behind a menu, else two. A word breaks only where it alone is too wide. */
export const nameInBar = {
  ...twoLines,
  minInlineSize: 0,
  overflow: 'hidden',
  overflowWrap: 'break-word',
  '@media': { [media.belowDesktop]: { display: 'block', whiteSpace: 'nowrap', textOverflow: 'ellipsis' } },
} as const satisfies StyleRule;

/** Reads to screen readers, takes no room. */
export const visuallyHidden = {
  position: 'absolute',
  inlineSize: '0.0625rem',
  blockSize: '0.0625rem',
  margin: '-0.0625rem',
  padding: 0,
  border: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const satisfies StyleRule;

/** A transition that exists only for people who did not ask for less motion. */
export function transition(...properties: string[]): StyleRule {
  return {
    '@media': {
      [media.motion]: {
        transitionProperty: properties.join(', '),
        transitionDuration: vars.motion.duration.fast,
        transitionTimingFunction: vars.motion.easing.standard,
      },
    },
  };
}
