import { create } from 'storybook/theming';
import { schemes, type Scheme } from '../packages/components/src/theme/schemes.ts';

const fontBase = "'Inter Variable', system-ui, sans-serif";

/** Storybook's own frame and documentation pages in the colours of one of our themes. */
export function storybookLook(scheme: Scheme) {
  const { surface, text, border, action } = schemes[scheme];
  return create({
    base: scheme,
    brandTitle: 'Consignment',
    brandTarget: '_self',
    fontBase,
    colorPrimary: action.primary.background,
    colorSecondary: text.link,
    appBg: surface.page,
    appContentBg: surface.card,
    appPreviewBg: surface.page,
    appHoverBg: surface.hover,
    appBorderColor: border.default,
    appBorderRadius: 10,
    barBg: surface.card,
    barTextColor: text.muted,
    barSelectedColor: text.link,
    barHoverColor: text.linkHover,
    textColor: text.default,
    textMutedColor: text.muted,
    textInverseColor: text.inverse,
    inputBg: surface.field,
    inputBorder: border.strong,
    inputTextColor: text.default,
    inputBorderRadius: 8,
  });
}

/** The toolbar's value as a theme; anything unknown is light. */
export function schemeOf(theme: unknown): Scheme {
  return theme === 'dark' ? 'dark' : 'light';
}
