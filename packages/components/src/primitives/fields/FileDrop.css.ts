import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, hairline, transition } from '../layout/style-rules.ts';

export const area = style([
  {
    display: 'flex',
    flexDirection: 'column',
    alignItems: 'center',
    gap: vars.space.xxsmall,
    padding: vars.space.xlarge,
    background: vars.color.surface.field,
    border: `${vars.borderWidth.hairline} dashed ${vars.color.border.strong}`,
    borderRadius: vars.radius.large,
    textAlign: 'center',
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.body,
    color: vars.color.text.muted,
    cursor: 'pointer',
    selectors: {
      '&:hover, &[data-over="true"]': {
        background: vars.color.selection.background,
        borderColor: vars.color.selection.border,
        color: vars.color.selection.text,
      },
      '&[data-over="true"]': { borderStyle: 'solid' },
      '&:has(:focus-visible)': focusRing,
    },
  },
  transition('background-color', 'border-color'),
]);

export const browse = style({
  color: vars.color.text.link,
  fontWeight: vars.font.weight.medium,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.2em',
});

/** The input lies over the area: the native control takes the press, the drop and the focus. */
export const input = style({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  opacity: 0,
  cursor: 'pointer',
});

export const frame = style({ position: 'relative' });

/** There before its first message, and takes no room until then. */
export const problem = style({
  selectors: { '&:empty': { marginBlockStart: `calc(-1 * ${vars.space.xsmall})` } },
});

export const files = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xsmall });

export const file = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.small,
  paddingBlock: vars.space.xsmall,
  paddingInlineStart: vars.space.medium,
  paddingInlineEnd: vars.space.xsmall,
  background: vars.color.surface.card,
  border: hairline,
  borderRadius: vars.radius.medium,
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.default,
});

export const words = style({ flex: 1, minInlineSize: 0, overflowWrap: 'anywhere' });

export const size = style({
  fontSize: vars.font.size.small,
  color: vars.color.text.muted,
  fontVariantNumeric: 'tabular-nums',
});
