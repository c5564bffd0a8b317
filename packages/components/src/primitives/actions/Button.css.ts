import { fallbackVar, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { component, vars } from '../../theme/contract.css.ts';
import { focusRing, media, transition } from '../layout/style-rules.ts';

type Control = (typeof vars.color.action)['primary'];

const usable = '&:not([aria-disabled="true"])';

const controlColors = (control: Control) => ({
  background: control.background,
  borderColor: control.border,
  color: control.text,
  selectors: {
    [`${usable}:hover`]: { background: control.hover },
    [`${usable}:active`]: { background: control.active },
  },
});

export const button = recipe({
  base: [
    {
      display: 'inline-flex',
      alignItems: 'center',
      justifyContent: 'center',
      gap: vars.space.xsmall,
      maxInlineSize: '100%',
      borderWidth: vars.borderWidth.hairline,
      borderStyle: 'solid',
      borderRadius: fallbackVar(component.button.radius, vars.radius.medium),
      fontFamily: vars.font.family.text,
      fontWeight: vars.font.weight.medium,
      lineHeight: vars.font.lineHeight.snug,
      textAlign: 'center',
      textDecorationLine: 'none',
      overflowWrap: 'anywhere',
      cursor: 'pointer',
      userSelect: 'none',
      selectors: {
        '&:focus-visible': focusRing,
        '&[aria-disabled="true"]': {
          background: vars.color.surface.sunken,
          borderColor: vars.color.border.default,
          color: vars.color.text.disabled,
          cursor: 'not-allowed',
        },
        '&[aria-busy="true"]': { cursor: 'progress' },
      },
      '@media': {
        [media.forcedColors]: {
          selectors: { '&[aria-disabled="true"]': { borderColor: 'GrayText', color: 'GrayText' } },
        },
      },
    },
    transition('background-color', 'border-color', 'color'),
  ],
  variants: {
    tone: {
      primary: controlColors(vars.color.action.primary),
      secondary: controlColors(vars.color.action.secondary),
      quiet: [
        controlColors(vars.color.action.quiet),
        // Without a frame while it can be pressed, so not with one while it cannot.
        {
          selectors: {
            '&[aria-disabled="true"]': {
              background: vars.color.action.quiet.background,
              borderColor: vars.color.action.quiet.border,
            },
          },
        },
      ],
      critical: controlColors(vars.color.action.critical),
    },
    size: {
      small: {
        minBlockSize: vars.size.control.small,
        paddingBlock: vars.space.xxsmall,
        paddingInline: vars.space.small,
        fontSize: vars.font.size.small,
        // Small beside other things under a mouse; a thumb needs all of its target.
        '@media': { [media.touch]: { minBlockSize: vars.size.target } },
      },
      medium: {
        minBlockSize: vars.size.target,
        paddingBlock: vars.space.xsmall,
        paddingInline: vars.space.medium,
        fontSize: vars.font.size.medium,
      },
    },
    shape: {
      label: {},
      // A column would stretch its width, and the ratio its height with it.
      icon: {
        inlineSize: 'fit-content',
        paddingInline: 0,
        paddingBlock: 0,
        aspectRatio: '1',
        selectors: { '&[aria-disabled="true"]': { background: 'transparent' } },
      },
    },
    width: {
      content: {},
      full: { inlineSize: '100%' },
    },
  },
  defaultVariants: { tone: 'secondary', size: 'medium', shape: 'label', width: 'content' },
});

export const icon = style({
  flexShrink: 0,
  inlineSize: vars.size.icon.small,
  blockSize: vars.size.icon.small,
});

export const reason = style({
  fontFamily: vars.font.family.text,
  fontSize: vars.font.size.small,
  lineHeight: vars.font.lineHeight.snug,
  color: vars.color.text.muted,
});
