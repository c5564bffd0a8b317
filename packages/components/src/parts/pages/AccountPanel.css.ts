import { style } from '@vanilla-extract/css';
import {
  focusRing,
  focusRingInset,
  hairline,
  media,
  visuallyHidden,
} from '../../primitives/layout/style-rules.ts';
import { vars } from '../../theme/contract.css.ts';

export const person = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  padding: vars.space.small,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const first = style({ fontWeight: vars.font.weight.medium });

export const second = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });

export const section = style({
  borderBlockStart: hairline,
  padding: vars.space.xsmall,
});

/** Nothing is drawn in an app with one language. */
export const language = style({
  selectors: { '&:not(:empty)': { borderBlockStart: hairline, padding: vars.space.xsmall } },
});

export const title = style({
  // A legend is on the border of its fieldset, wherever that has room.
  float: 'inline-start',
  inlineSize: '100%',
  paddingInline: vars.space.xsmall,
  marginBlockEnd: vars.space.xxsmall,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
});

export const choices = style({
  clear: 'both',
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xxsmall,
  padding: vars.space.xxsmall,
  borderRadius: vars.radius.medium,
  background: vars.color.surface.sunken,
});

export const choice = style({
  position: 'relative',
  flex: '1 1 auto',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xsmall,
  minBlockSize: vars.size.control.small,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
  cursor: 'pointer',
  selectors: {
    '&:hover': { color: vars.color.text.default },
    '&:has(:checked)': {
      background: vars.color.surface.card,
      color: vars.color.text.default,
      boxShadow: vars.shadow.raised,
    },
    '&:has(:focus-visible)': focusRing,
  },
  '@media': {
    [media.small]: { minBlockSize: vars.size.target },
    [media.forcedColors]: {
      selectors: { '&:has(:checked)': { outline: `${vars.borderWidth.hairline} solid Highlight` } },
    },
  },
});

export const radio = style(visuallyHidden);

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
});

export const hint = style({
  clear: 'both',
  paddingInline: vars.space.xsmall,
  paddingBlockEnd: vars.space.xsmall,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
});

export const note = style({
  fontSize: vars.font.size.small,
  color: vars.color.tone.critical.text,
  selectors: {
    '&:not(:empty)': { paddingInline: vars.space.xsmall, paddingBlockStart: vars.space.xsmall },
  },
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  inlineSize: '100%',
  minBlockSize: vars.size.control.medium,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.small,
  textDecorationLine: 'none',
  selectors: {
    '&:hover': { background: vars.color.surface.hover },
    '&:focus-visible': focusRingInset,
  },
  '@media': { [media.small]: { minBlockSize: vars.size.target } },
});
