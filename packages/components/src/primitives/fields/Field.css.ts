import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';
import { focusRing, media, transition } from '../layout/style-rules.ts';

/** The hint above a control and the error below it keep 8 px from it. */
export const field = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xsmall,
  minInlineSize: 0,
  fontFamily: vars.font.family.text,
  color: vars.color.text.default,
});

/** A label and its hint are read as one. */
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxsmall });

export const label = style({
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  overflowWrap: 'anywhere',
});

export const optional = style({ fontWeight: vars.font.weight.regular, color: vars.color.text.muted });

export const hint = style({
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});

export const error = style({
  display: 'flex',
  gap: vars.space.xxsmall,
  fontSize: vars.font.size.small,
  fontWeight: vars.font.weight.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.tone.critical.text,
  overflowWrap: 'anywhere',
});

export const errorIcon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.small,
  blockSize: `calc(${vars.font.size.small} * ${vars.font.lineHeight.snug})`,
});

/** The bordered box, with room for an affix before and after the input. */
export const box = recipe({
  base: [
    {
      display: 'flex',
      alignItems: 'stretch',
      minInlineSize: 0,
      minBlockSize: vars.size.control.medium,
      background: vars.color.surface.field,
      color: fallbackVar(component.field.text, vars.color.text.default),
      border: `${vars.borderWidth.hairline} solid ${vars.color.border.strong}`,
      borderRadius: fallbackVar(component.field.radius, vars.radius.medium),
      selectors: {
        '&:has(:focus-visible)': focusRing,
        '&:has(:disabled)': {
          background: vars.color.surface.sunken,
          borderColor: vars.color.border.default,
          color: vars.color.text.disabled,
        },
        '&:has([aria-invalid="true"])': {
          borderColor: vars.color.tone.critical.solid,
          boxShadow: `inset 0 0 0 ${vars.borderWidth.hairline} ${vars.color.tone.critical.solid}`,
        },
      },
      // Neither the colour nor the shadow is left there.
      '@media': {
        [media.forcedColors]: {
          selectors: {
            '&:has([aria-invalid="true"])': { borderWidth: vars.borderWidth.strong },
            '&:has(:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
          },
        },
      },
    },
    transition('border-color', 'box-shadow'),
  ],
  variants: {
    size: {
      medium: {},
      small: { minBlockSize: vars.size.control.small },
    },
    width: {
      full: { inlineSize: '100%' },
      figure: { inlineSize: '100%', maxInlineSize: '14rem' },
    },
  },
  defaultVariants: { size: 'medium', width: 'full' },
});

export const input = style({
  flex: 1,
  inlineSize: '100%',
  minInlineSize: 0,
  background: 'transparent',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  paddingBlock: vars.space.xsmall,
  paddingInline: vars.space.small,
  fontFamily: 'inherit',
  fontSize: vars.font.size.medium,
  lineHeight: vars.font.lineHeight.snug,
  color: 'inherit',
  '::placeholder': { color: vars.color.text.muted, opacity: 1 },
});

export const figure = style([input, { fontVariantNumeric: 'tabular-nums' }]);

export const affix = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInline: vars.space.small,
  fontSize: vars.font.size.medium,
  color: vars.color.text.muted,
  selectors: {
    '&:first-child': { paddingInlineEnd: 0 },
    '&:last-child': { paddingInlineStart: 0 },
  },
});
