import { fallbackVar, keyframes, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';
import { bleed, inset, outwards } from '../layout/edge.css.ts';
import { media } from '../layout/style-rules.ts';

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

/** Lower than this a fixed head and foot would leave no room between them, and all of the dialog scrolls. */
const roomy = '(min-height: 30rem)';

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

/** The hairline of the head appears once something has scrolled beneath it; that of the foot goes at the end. */
const scrolled = keyframes({
  from: { borderColor: 'transparent' },
  to: { borderColor: vars.color.border.default },
});

/** A strip over the whole width of the dialog that stays in place while the middle scrolls below it. */
const standing = style({
  marginInline: outwards,
  paddingInline: fallbackVar(bleed, '0rem'),
  background: vars.color.surface.raised,
  borderBlock: `${vars.borderWidth.hairline} solid transparent`,
  animation: `${scrolled} linear both`,
  animationTimeline: 'scroll(nearest)',
  '@media': { [roomy]: { position: 'sticky', zIndex: 1 } },
});

export const foot = style([
  standing,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.medium,
    insetBlockEnd: 0,
    marginBlockStart: `calc(-1 * ${vars.space.medium})`,
    paddingBlock: `${vars.space.medium} ${vars.space.large}`,
    borderBlockEndStyle: 'none',
    animationDirection: 'reverse',
    animationRange: '99% 100%',
  },
]);

export const dialog = recipe({
  base: {
    vars: { [inset]: vars.space.large, [bleed]: vars.space.large },
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.large,
    inlineSize: '100%',
    maxBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
    overflowY: 'auto',
    scrollPaddingBlock: '6rem',
    // None before the head or after the foot: within such padding the middle would show beyond them.
    paddingInline: vars.space.large,
    background: vars.color.surface.raised,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
    borderRadius: vars.radius.large,
    boxShadow: vars.shadow.overlay,
    fontFamily: vars.font.family.text,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    color: vars.color.text.default,
    overflowWrap: 'anywhere',
    selectors: {
      [`&:not(:has(${foot}))`]: { paddingBlockEnd: vars.space.large },
    },
    ...entering(rise),
  },
  variants: {
    size: {
      small: { inlineSize: `min(${vars.size.content.narrow}, calc(100vw - 2rem))` },
      medium: { inlineSize: `min(36rem, calc(100vw - 2rem))` },
      large: { inlineSize: `min(${vars.size.content.medium}, calc(100vw - 2rem))` },
      full: {
        inlineSize: 'calc(100vw - 2rem)',
        minBlockSize: `calc(100dvh - 2 * ${vars.space.medium})`,
        '@media': {
          [media.small]: {
            inlineSize: '100vw',
            minBlockSize: '100dvh',
            margin: `calc(-1 * ${vars.space.medium})`,
            borderInlineStyle: 'none',
            borderRadius: 0,
          },
        },
      },
    },
  },
  defaultVariants: { size: 'medium' },
});

/** Whole pixels: the head ends on one, so that nothing of what scrolls below it shows at its edge. */
const wholeLines = (lineHeight: string) => `round(up, ${lineHeight} * 1em, ${vars.borderWidth.hairline})`;

const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const header = style([
  words,
  standing,
  {
    insetBlockStart: 0,
    marginBlockEnd: `calc(-1 * ${vars.space.medium})`,
    paddingBlock: `${vars.space.large} ${vars.space.medium}`,
    borderBlockStartStyle: 'none',
    animationRange: '0% 1%',
  },
]);

/** Keeps the words clear of the close button. */
export const clear = style({ paddingInlineEnd: `calc(${vars.space.large} + ${vars.space.xlarge})` });

export const title = style({
  fontSize: vars.font.size.large,
  fontWeight: fallbackVar(component.heading.weight, vars.font.weight.semibold),
  lineHeight: wholeLines(vars.font.lineHeight.snug),
  letterSpacing: vars.font.tracking.tight,
});

export const description = style({
  lineHeight: wholeLines(vars.font.lineHeight.body),
  color: vars.color.text.muted,
  textWrap: 'pretty',
});

/** Takes no room, and is in the corner of the head, though it comes last. */
export const close = style({
  order: -1,
  alignSelf: 'flex-end',
  insetBlockStart: vars.space.medium,
  blockSize: 0,
  marginBlock: `${vars.space.medium} calc(-1 * (${vars.space.medium} + ${vars.space.large}))`,
  marginInlineEnd: `calc(${vars.space.medium} - ${vars.space.large})`,
  position: 'relative',
  zIndex: 2,
  '@media': { [roomy]: { position: 'sticky' } },
});

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: vars.space.small,
});
