import { style } from '@vanilla-extract/css';
import { vars } from '../../theme/contract.css.ts';
import { focusRing, transition } from '../layout/style-rules.ts';

export const cards = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.small,
});

export const card = style([
  {
    display: 'flex',
    alignItems: 'flex-start',
    gap: vars.space.small,
    minBlockSize: vars.size.target,
    padding: vars.space.medium,
    background: vars.color.surface.card,
    border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
    borderRadius: vars.radius.medium,
    cursor: 'pointer',
    selectors: {
      '&:hover': { background: vars.color.surface.hover },
      '&:has(:checked)': {
        background: vars.color.selection.background,
        borderColor: vars.color.selection.border,
        boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.color.selection.border}`,
        color: vars.color.selection.text,
      },
      '&:has(:focus-visible)': focusRing,
      '&:has(:disabled)': { cursor: 'not-allowed', color: vars.color.text.disabled },
    },
  },
  transition('background-color', 'border-color'),
]);

export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxsmall,
  minInlineSize: 0,
});

export const label = style({
  fontSize: vars.font.size.medium,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const detail = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
  selectors: { [`${card}:has(:checked) > * > &`]: { color: 'inherit' } },
});
