import { style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { vars } from '../../theme/contract.css.ts';
import { focusRingInset } from '../layout/style-rules.ts';

export const panel = style({
  zIndex: vars.zIndex.menu,
  minInlineSize: '11rem',
  maxInlineSize: 'min(22rem, calc(100vw - 1rem))',
  maxBlockSize: 'min(24rem, calc(100dvh - 2rem))',
  overflowY: 'auto',
  padding: vars.space.xxsmall,
  background: vars.color.surface.raised,
  border: `${vars.borderWidth.hairline} solid ${vars.color.border.default}`,
  borderRadius: vars.radius.medium,
  boxShadow: vars.shadow.raised,
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

export const item = recipe({
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: vars.space.xsmall,
    minBlockSize: vars.size.control.small,
    paddingBlock: vars.space.xxsmall,
    paddingInline: vars.space.small,
    borderRadius: vars.radius.small,
    fontSize: vars.font.size.medium,
    lineHeight: vars.font.lineHeight.snug,
    color: 'inherit',
    textDecorationLine: 'none',
    cursor: 'pointer',
    userSelect: 'none',
    overflowWrap: 'anywhere',
    selectors: {
      '&[data-highlighted]': { background: vars.color.surface.hover },
      '&:focus-visible': focusRingInset,
      '&[data-disabled]': { color: vars.color.text.disabled, cursor: 'not-allowed' },
    },
  },
  variants: {
    tone: { default: {}, critical: { color: vars.color.tone.critical.text } },
  },
  defaultVariants: { tone: 'default' },
});

export const words = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const reason = style({ fontSize: vars.font.size.small, color: vars.color.text.muted });
