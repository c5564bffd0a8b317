import { keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../theme/contract.css.ts';
import { focusRing, media } from './style-rules.ts';

const appear = keyframes({ from: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xsmall})` } });

const entering = (animationName: string) => ({
  '@media': {
    [media.motion]: {
      animationName,
      animationDuration: vars.motion.duration.medium,
      animationTimingFunction: vars.motion.easing.enter,
    },
  },
});

/** Scrolls as a whole, so a long dialog is reached to its end at any zoom. */
export const overlay = style({
  position: 'fixed',
  inset: 0,
  zIndex: vars.zIndex.overlay,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, auto)',
  placeItems: 'center',
  justifyContent: 'center',
  padding: vars.space.medium,
  overflowY: 'auto',
  background: vars.color.overlay,
  ...entering(appear),
});

export const dialog = recipe({
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    inlineSize: '100%',
    padding: vars.space.large,
    background: vars.color.surface.raised,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
    selectors: { '&:focus-visible': focusRing },
    ...entering(rise),
  },
  variants: {
    size: {
      small: { inlineSize: `min(${vars.size.content.narrow}, calc(100vw - 2rem))` },
      medium: { inlineSize: `min(36rem, calc(100vw - 2rem))` },
      large: { inlineSize: `min(${vars.size.content.medium}, calc(100vw - 2rem))` },
    },
  },
  defaultVariants: { size: 'medium' },
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

/** Keeps the words clear of the close button. */
export const header = style([words, { paddingInlineEnd: vars.space.xlarge }]);

export const title = style({
  fontSize: vars.font.size.large,
  fontWeight: vars.font.weight.semibold,
  lineHeight: vars.font.lineHeight.snug,
  letterSpacing: vars.font.tracking.tight,
});

export const description = style({ color: vars.color.text.muted });

export const close = style({
  position: 'absolute',
  insetBlockStart: vars.space.medium,
  insetInlineEnd: vars.space.medium,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
