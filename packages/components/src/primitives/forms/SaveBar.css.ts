import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { hairline, media } from '../layout/style-rules.ts';
import { region } from '../feedback/ToastRegion.css.ts';

const rise = keyframes({ from: { opacity: 0, transform: `translateY(${vars.space.xsmall})` } });

export const frame = style({});

/** Holds to the foot of the window, and rests beneath the forms at their end: nothing moves when it comes. */
export const dock = style({
  position: 'sticky',
  insetBlockEnd: `max(${vars.space.small}, env(safe-area-inset-bottom))`,
  zIndex: vars.zIndex.sticky,
});

export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.small,
  marginBlockStart: vars.space.large,
  paddingBlock: vars.space.small,
  paddingInline: `${vars.space.medium} ${vars.space.small}`,
  background: vars.color.surface.raised,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
  '@media': {
    [media.motion]: {
      animationName: rise,
      animationDuration: vars.motion.duration.medium,
      animationTimingFunction: vars.motion.easing.enter,
    },
  },
});

export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.small,
  flex: '1 1 auto',
  maxInlineSize: '100%',
  overflowWrap: 'anywhere',
  // Words and buttons share a line on a phone.
  '@media': { [media.small]: { fontSize: vars.font.size.small } },
});

/** Amber: this waits for you. */
export const mark = style({
  flexShrink: 0,
  inlineSize: vars.space.xsmall,
  blockSize: vars.space.xsmall,
  background: vars.color.tone.caution.solid,
  borderRadius: vars.radius.full,
  '@media': { [media.small]: { display: 'none' } },
});

export const title = style({ fontWeight: vars.font.weight.semibold });

export const wrong = style({ color: vars.color.tone.critical.text });

export const buttons = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xsmall,
  marginInlineStart: 'auto',
});

/** Where there are keys. */
export const keys = style({
  paddingInline: vars.space.xxsmall,
  fontFamily: 'inherit',
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
  whiteSpace: 'nowrap',
  '@media': { [media.small]: { display: 'none' }, '(hover: none)': { display: 'none' } },
});

/** A field that gets focus is not under the bar, and neither covers the other. */
const room = '6rem';
globalStyle(`${frame}:has(${bar}) > :not(${dock}) :is(a, button, input, select, textarea)`, {
  scrollMarginBlockEnd: room,
});
globalStyle(`:root:has(${bar}) ${region}`, { insetBlockEnd: room });
