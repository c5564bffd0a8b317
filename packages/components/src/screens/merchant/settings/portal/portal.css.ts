import { style } from '@vanilla-extract/css';
import { inRem } from '../../../../primitives/style-rules.ts';
import { breakpoints } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/contract.css.ts';

const wide = `screen and (min-width: ${inRem(breakpoints.wide)})`;

/** The form, and beside it what it makes; beneath it where there is no room. */
export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [wide]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});

/** Stays in view while the form is scrolled. */
export const beside = style({
  '@media': { [wide]: { position: 'sticky', insetBlockStart: vars.space.large } },
});

export const colours = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.medium,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
});

export const boxes = style({
  display: 'grid',
  gap: vars.space.xsmall,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 11rem), 1fr))',
});

export const controls = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: vars.space.small,
});

/** As wide as there is room; the page inside is drawn at its own width and made smaller. */
export const stage = style({
  // The page is made smaller towards its left edge, which has to be the stage's; its own direction is its document's.
  direction: 'ltr',
  overflow: 'hidden',
  blockSize: '36rem',
  background: vars.color.surface.sunken,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
});

export const page = style({
  display: 'block',
  marginInline: 'auto',
  border: 0,
  transformOrigin: '0 0',
});
