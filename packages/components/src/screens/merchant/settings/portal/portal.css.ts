import { style } from '@vanilla-extract/css';
import {
  focusRingInset,
  hairline,
  inRem,
  media,
  transition,
} from '../../../../primitives/layout/style-rules.ts';
import { breakpoints } from '../../../../theme/breakpoints.ts';
import { vars } from '../../../../theme/contract.css.ts';

const wide = `screen and (min-width: ${inRem(breakpoints.wide)})`;

/** The form, and its result beside it, or below it where there is no room. */
export const layout = style({
  display: 'grid',
  alignItems: 'start',
  gap: vars.space.large,
  gridTemplateColumns: 'minmax(0, 1fr)',
  // A phone's width, at its own size, has room in the second.
  '@media': { [wide]: { gridTemplateColumns: 'minmax(0, 1fr) 27.5rem' } },
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

export const sections = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xlarge });

/** Holds to the top of the window, over the whole width of the card. */
export const ways = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 1,
  marginBlock: `calc(-1 * ${vars.space.medium}) calc(-1 * ${vars.space.small})`,
  marginInline: `calc(-1 * ${vars.space.large})`,
  paddingInline: vars.space.medium,
  background: vars.color.surface.card,
  borderBlockEnd: hairline,
  '@media': {
    [media.small]: { marginInline: `calc(-1 * ${vars.space.medium})`, paddingInline: vars.space.xsmall },
  },
});

export const wayList = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  margin: 0,
  padding: 0,
  paddingBlock: vars.space.xxsmall,
  listStyle: 'none',
  overflowX: 'auto',
});

export const way = style([
  {
    display: 'flex',
    alignItems: 'center',
    minBlockSize: vars.size.target,
    paddingInline: vars.space.xsmall,
    borderStartStartRadius: vars.radius.medium,
    borderStartEndRadius: vars.radius.medium,
    fontSize: vars.font.size.small,
    fontWeight: vars.font.weight.medium,
    whiteSpace: 'nowrap',
    color: vars.color.text.muted,
    textDecorationLine: 'none',
    selectors: {
      '&:hover': { background: vars.color.surface.hover, color: vars.color.text.default },
      '&[aria-current]': {
        color: vars.color.text.default,
        boxShadow: `inset 0 calc(-1 * ${vars.borderWidth.strong}) ${vars.color.action.primary.background}`,
      },
      '&:focus-visible': focusRingInset,
    },
    '@media': {
      [media.forcedColors]: {
        selectors: { '&[aria-current]': { outline: `${vars.borderWidth.hairline} solid Highlight` } },
      },
    },
  },
  transition('background-color', 'color'),
]);

export const section = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.large,
  // Its line lies beneath the ways to the sections.
  scrollMarginBlockStart: '3.25rem',
  selectors: { '& + &': { paddingBlockStart: vars.space.xlarge, borderBlockStart: hairline } },
});

/** As wide as there is room; the page inside is drawn at its own width and made smaller. */
export const stage = style({
  // The page is made smaller towards its left edge, which has to be the stage's; its own direction is its document's.
  direction: 'ltr',
  overflow: 'hidden',
  blockSize: 'clamp(22rem, calc(100dvh - 23rem), 44rem)',
  background: vars.color.surface.sunken,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
});

/** In a dialog over the whole window. */
export const fullStage = style([
  stage,
  {
    blockSize: 'max(22rem, calc(100dvh - 16rem))',
    // The phone's own width, on a phone.
    '@media': { [media.small]: { marginInline: `calc(-1 * ${vars.space.large})` } },
  },
]);

export const page = style({
  display: 'block',
  marginInline: 'auto',
  border: 0,
  transformOrigin: '0 0',
});
