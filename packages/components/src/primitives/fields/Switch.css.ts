import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, media, transition } from '../layout/style-rules.ts';

export const frame = style({
  display: 'flex',
  flexDirection: 'column',
  fontFamily: vars.font.family.text,
});

/** There before its first message, and takes no room until then. */
export const problem = style({
  selectors: { '&:not(:empty)': { paddingBlockStart: vars.space.xxsmall } },
});

export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  minBlockSize: vars.size.target,
  color: vars.color.text.default,
});

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  flex: 1,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const track = style([
  {
    position: 'relative',
    flexShrink: 0,
    inlineSize: vars.size.target,
    blockSize: vars.size.icon.large,
    padding: 0,
    background: vars.color.surface.sunken,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.full,
    cursor: 'pointer',
    selectors: {
      '&[aria-checked="true"]': {
        background: vars.color.action.primary.background,
        borderColor: vars.color.border.active,
      },
      '&:focus-visible': focusRing,
      '&[aria-disabled="true"]': { cursor: 'not-allowed', opacity: 0.6 },
    },
    // The visible track is 24 px high; the target around it is 44.
    '::after': { content: '', position: 'absolute', insetInline: 0, insetBlock: '-0.625rem' },
  },
  transition('background-color', 'border-color'),
]);

export const thumb = style([
  {
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: '0.1875rem',
    marginBlock: 'auto',
    inlineSize: vars.size.icon.small,
    blockSize: vars.size.icon.small,
    borderRadius: vars.radius.full,
    background: vars.color.border.strong,
    selectors: {
      '[aria-checked="true"] > &': {
        background: vars.color.action.primary.text,
        insetInlineStart: `calc(100% - ${vars.size.icon.small} - 0.1875rem)`,
      },
    },
    '@media': {
      [media.forcedColors]: {
        background: 'CanvasText',
        selectors: { '[aria-checked="true"] > &': { background: 'CanvasText' } },
      },
    },
  },
  transition('inset-inline-start', 'background-color'),
]);
