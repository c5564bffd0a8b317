import { createGlobalThemeContract } from '@vanilla-extract/css';

const control = { background: null, hover: null, active: null, border: null, text: null };
const tone = { background: null, border: null, text: null, solid: null, onSolid: null };

/**
 * The names every style may use. Colours are named by what they mean, never by how they look:
 *
 * - `surface`: page behind everything; card on the page; raised above cards (dialogs, menus); sunken wells and
 *   table heads; field inside inputs; hover for rows and menu items; inverse for tooltips and toasts.
 * - `text`: default and muted hold 7:1 on page and card in our own themes, 4.5:1 under a shop's brand.
 *   `disabled` is only for controls that cannot be used; `inverse` belongs on `surface.inverse`.
 * - `border`: default is decorative; strong bounds a control (3:1); focus is the ring, and active what
 *   is chosen or under way, such as the edge of a ticked box or a tab's line (both 3:1 on every surface).
 * - `action`: the four kinds of button. `accent`: the second brand colour, solid and soft.
 * - `tone`: what a message or status means. `background`/`border`/`text` for badges and banners,
 *   `solid`/`onSolid` for dots, bars and filled badges.
 * - `selection`: selected rows and options. `overlay`: behind dialogs. `skeleton`: a place still loading.
 *
 * Custom properties have readable, stable names (`--cs-color-text-default`), since they are exported as tokens.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      surface: {
        page: null,
        card: null,
        raised: null,
        sunken: null,
        field: null,
        hover: null,
        inverse: null,
      },
      text: {
        default: null,
        muted: null,
        disabled: null,
        inverse: null,
        link: null,
        linkHover: null,
      },
      border: { default: null, strong: null, focus: null, active: null },
      action: { primary: control, secondary: control, quiet: control, critical: control },
      accent: { solid: null, onSolid: null, soft: null, onSoft: null },
      tone: { neutral: tone, info: tone, positive: tone, caution: tone, critical: tone },
      selection: { background: null, border: null, text: null },
      overlay: null,
      skeleton: null,
    },
    /** OKLCH lightness and chroma of a shape that has its own hue, such as an avatar, and of its words. */
    hued: { ground: { lightness: null, chroma: null }, ink: { lightness: null, chroma: null } },
    shadow: { card: null, raised: null, overlay: null },
    space: {
      none: null,
      xxsmall: null,
      xsmall: null,
      small: null,
      medium: null,
      large: null,
      xlarge: null,
      xxlarge: null,
      xxxlarge: null,
    },
    size: {
      /** Smallest side of a primary action: 44 px. */
      target: null,
      control: { small: null, medium: null },
      icon: { small: null, medium: null, large: null },
      /** 100×100 px product pictures. */
      thumbnail: null,
      content: { narrow: null, medium: null, wide: null },
    },
    font: {
      family: { text: null, mono: null },
      size: {
        xsmall: null,
        small: null,
        medium: null,
        large: null,
        xlarge: null,
        xxlarge: null,
        display: null,
      },
      lineHeight: { tight: null, snug: null, body: null },
      weight: { regular: null, medium: null, semibold: null },
      tracking: { tight: null, normal: null, wide: null },
    },
    radius: { small: null, medium: null, large: null, full: null },
    borderWidth: { hairline: null, strong: null },
    focus: { width: null, offset: null },
    motion: {
      duration: { fast: null, medium: null },
      easing: { standard: null, enter: null },
    },
    /** The ladder, lowest first; nothing else sets a z-index above 1. A menu may open within a dialog. */
    zIndex: {
      sticky: null,
      header: null,
      overlay: null,
      menu: null,
      toast: null,
      skipLink: null,
    },
  },
  nameAt,
);

/**
 * A component's own values in a shop's theme. Unset elsewhere, so each is used with the role of `vars` that holds
 * otherwise: `fallbackVar(component.button.radius, vars.radius.medium)`.
 */
export const component = createGlobalThemeContract(
  {
    heading: { family: null, weight: null },
    button: { radius: null },
    badge: { background: null, border: null, text: null, radius: null },
    field: { text: null, radius: null },
    table: { headBackground: null, headText: null, border: null },
  },
  nameAt,
);

function nameAt(_value: string | null, path: readonly string[]): string {
  return `cs-${path.map(kebab).join('-')}`;
}

function kebab(word: string): string {
  return word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}
