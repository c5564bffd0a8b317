import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { overlay as dialogOverlay } from './Dialog.css.ts';
import { hairline, media, visuallyHidden } from '../layout/style-rules.ts';

/** It is in the upper part of the window, so that it grows downwards only. */
export const overlay = style([
  dialogOverlay,
  {
    alignItems: 'start',
    paddingBlockStart: '12dvh',
    overflowY: 'hidden',
    '@media': { [media.small]: { padding: 0 } },
  },
]);

export const menu = style({
  display: 'flex',
  flexDirection: 'column',
  inlineSize: 'min(40rem, calc(100vw - 2rem))',
  maxBlockSize: 'min(32rem, 76dvh)',
  overflow: 'hidden',
  background: vars.color.surface.raised,
  border: hairline,
  borderRadius: vars.radius.large,
  boxShadow: vars.shadow.overlay,
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
  '@media': {
    [media.small]: {
      inlineSize: '100vw',
      maxBlockSize: 'none',
      blockSize: '100dvh',
      border: 0,
      borderRadius: 0,
    },
  },
});

export const title = style(visuallyHidden);

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingInline: vars.space.medium,
  borderBlockEnd: hairline,
  color: vars.color.text.muted,
});

export const input = style({
  flex: 1,
  minInlineSize: 0,
  minBlockSize: '3.25rem',
  background: 'none',
  border: 0,
  fontSize: vars.font.size.large,
  color: vars.color.text.default,
  // The menu is the frame of its field, which alone takes focus.
  outline: 'none',
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
});

/** A phone has no key for it. */
export const close = style({
  display: 'none',
  minBlockSize: vars.size.target,
  borderRadius: vars.radius.small,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.default,
  '@media': { [media.small]: { display: 'block' } },
});

/** The list itself scrolls: its field moves through it by key. */
export const list = style({
  minBlockSize: 0,
  overflowY: 'auto',
  scrollPaddingBlock: vars.space.xlarge,
  selectors: { '&:not(:empty)': { padding: vars.space.xsmall } },
});

export const group = style({
  padding: vars.space.xsmall,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  color: vars.color.text.muted,
});

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.control.medium,
  paddingBlock: vars.space.xxsmall,
  paddingInline: vars.space.xsmall,
  borderRadius: vars.radius.medium,
  cursor: 'pointer',
  selectors: { '&[aria-selected="true"]': { background: vars.color.selection.background } },
  '@media': {
    [media.small]: { minBlockSize: vars.size.target },
    [media.forcedColors]: {
      selectors: {
        '&[aria-selected="true"]': {
          outline: `${vars.borderWidth.strong} solid Highlight`,
          outlineOffset: `calc(-1 * ${vars.borderWidth.strong})`,
        },
      },
    },
  },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
  color: vars.color.text.muted,
});

export const label = style({ minInlineSize: 0, overflowWrap: 'anywhere' });

export const detail = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
  textAlign: 'end',
  overflowWrap: 'anywhere',
});

export const key = style({
  display: 'inline-grid',
  placeItems: 'center',
  minInlineSize: '1.25rem',
  minBlockSize: '1.25rem',
  paddingInline: vars.space.xxsmall,
  border: hairline,
  borderRadius: vars.radius.small,
  font: 'inherit',
  verticalAlign: 'middle',
  color: vars.color.text.muted,
});

export const keyIcon = style({ inlineSize: '0.75rem', blockSize: '0.75rem' });

/** The key is shown where it acts. */
export const enter = style({
  visibility: 'hidden',
  marginInlineStart: 'auto',
  selectors: { [`${option}[aria-selected="true"] &`]: { visibility: 'visible' } },
  '@media': { [media.small]: { display: 'none' } },
});

export const message = style({
  padding: vars.space.medium,
  textAlign: 'center',
  color: vars.color.text.muted,
  overflowWrap: 'anywhere',
});

export const failure = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  fontSize: vars.font.size.small,
  color: vars.color.tone.critical.text,
});

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.medium,
  flexShrink: 0,
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.medium,
  borderBlockStart: hairline,
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
  '@media': { [media.small]: { display: 'none' } },
});
