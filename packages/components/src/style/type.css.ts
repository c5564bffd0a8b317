import { fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { text as layer } from './layers.css.ts';
import { component, vars } from '../theme/contract.css.ts';

const { size, weight, lineHeight, tracking, family } = vars.font;

/** Running text: `Text` draws it, and a component that sets text itself composes it. */
export const textStyle = recipe({
  base: { '@layer': { [layer]: { fontFamily: family.text } } },
  variants: {
    size: {
      xsmall: { '@layer': { [layer]: { fontSize: size.xsmall, lineHeight: lineHeight.snug } } },
      small: { '@layer': { [layer]: { fontSize: size.small, lineHeight: lineHeight.body } } },
      medium: { '@layer': { [layer]: { fontSize: size.medium, lineHeight: lineHeight.body } } },
      large: { '@layer': { [layer]: { fontSize: size.large, lineHeight: lineHeight.body } } },
    },
    weight: {
      regular: { '@layer': { [layer]: { fontWeight: weight.regular } } },
      medium: { '@layer': { [layer]: { fontWeight: weight.medium } } },
      semibold: { '@layer': { [layer]: { fontWeight: weight.semibold } } },
    },
    tone: {
      default: { '@layer': { [layer]: { color: vars.color.text.default } } },
      muted: { '@layer': { [layer]: { color: vars.color.text.muted } } },
      info: { '@layer': { [layer]: { color: vars.color.tone.info.text } } },
      positive: { '@layer': { [layer]: { color: vars.color.tone.positive.text } } },
      caution: { '@layer': { [layer]: { color: vars.color.tone.caution.text } } },
      critical: { '@layer': { [layer]: { color: vars.color.tone.critical.text } } },
      inherit: { '@layer': { [layer]: { color: 'inherit' } } },
    },
  },
  defaultVariants: { size: 'medium', weight: 'regular', tone: 'default' },
});

export const headingStyle = recipe({
  base: {
    '@layer': {
      [layer]: {
        fontFamily: fallbackVar(component.heading.family, family.text),
        fontWeight: fallbackVar(component.heading.weight, weight.semibold),
        color: vars.color.text.default,
        textWrap: 'balance',
      },
    },
  },
  variants: {
    size: {
      small: {
        '@layer': {
          [layer]: { fontSize: size.medium, lineHeight: lineHeight.snug },
        },
      },
      medium: {
        '@layer': {
          [layer]: { fontSize: size.large, lineHeight: lineHeight.snug },
        },
      },
      large: {
        '@layer': {
          [layer]: {
            fontSize: size.xlarge,
            lineHeight: lineHeight.tight,
            letterSpacing: tracking.tight,
          },
        },
      },
      xlarge: {
        '@layer': {
          [layer]: {
            fontSize: size.xxlarge,
            lineHeight: lineHeight.tight,
            letterSpacing: tracking.tight,
          },
        },
      },
      display: {
        '@layer': {
          [layer]: {
            fontSize: size.display,
            lineHeight: lineHeight.tight,
            letterSpacing: tracking.tight,
          },
        },
      },
    },
  },
  defaultVariants: { size: 'large' },
});

/** Figures of one width, so that money lines up in a column. */
export const tabular = style({ '@layer': { [layer]: { fontVariantNumeric: 'tabular-nums' } } });

/** One line that ends in an ellipsis; the whole text must be reachable some other way. */
export const truncate = style({
  '@layer': { [layer]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap', minWidth: 0 } },
});

export const align = styleVariants({
  start: { '@layer': { [layer]: { textAlign: 'start' } } },
  center: { '@layer': { [layer]: { textAlign: 'center' } } },
  end: { '@layer': { [layer]: { textAlign: 'end' } } },
});

export type TextVariants = NonNullable<RecipeVariants<typeof textStyle>>;
export type HeadingVariants = NonNullable<RecipeVariants<typeof headingStyle>>;
