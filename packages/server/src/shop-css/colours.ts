import type { Hex } from '@consignment/components/theme/color';
import { groundOf, inkOf } from '@consignment/components/theme/readable';
import { generate, type CssNode } from 'css-tree';
import { clampRgb, formatHex, parse } from 'culori';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('Colours', {
  noColour: '{name} must be a single colour, such as #224466.',
  seeThrough: '{name} must be a colour that is not transparent, so that text can be read.',
});

const schemes = ['light', 'dark'] as const;

/** A colour with too little contrast for text, and the colour that the portal uses instead. */
export type Correction = {
  readonly what: 'words' | 'ground';
  readonly scheme: (typeof schemes)[number];
  readonly from: string;
  readonly to: string;
  /** Contrast ratio of the colour used; `before` is that of the colour written. */
  readonly contrast: number;
  readonly before: number;
};

/** A colour as it is served, with its corrections; or the reason why it is refused. */
export type ReadColour =
  | { readonly is: 'colour'; readonly css: string; readonly corrections: readonly Correction[] }
  | { readonly is: 'refused'; readonly detail: string };

/**
 * A colour of text or of a background, for both themes. Every text colour returned is readable on every background
 * returned and on those of the portal, so any combination of rules on one element stays readable.
 */
export function readColour(nodes: readonly CssNode[], what: Correction['what'], name: string): ReadColour {
  const pair = pairOf(nodes);
  if (pair === null) return { is: 'refused', detail: texts.noColour({ name }) };
  const [light, dark] = pair;
  if (light === 'see-through' || dark === 'see-through') {
    return {
      is: 'refused',
      detail: texts.seeThrough({ name }),
    };
  }
  const bear = what === 'words' ? inkOf : groundOf;
  const asked = { light, dark };
  const used = { light: bear(light, 'light'), dark: bear(dark, 'dark') };
  const corrections = schemes.flatMap((scheme): Correction[] => {
    const { to, contrast, before } = used[scheme];
    const from = asked[scheme];
    return to === from ? [] : [{ what, scheme, from, to, contrast, before }];
  });
  const isOne = used.light.to === used.dark.to;
  const css = isOne ? used.light.to : `light-dark(${used.light.to},${used.dark.to})`;
  return { is: 'colour', css, corrections };
}

/** True for a node that is a colour in any CSS notation without variables. */
export function isColour(node: CssNode): boolean {
  return parsed(generate(node)) !== undefined;
}

type Solid = Hex | 'see-through';

/** The colours of the light and the dark theme; null where the value is not a colour. */
function pairOf(nodes: readonly CssNode[]): readonly [Solid, Solid] | null {
  const [only, ...others] = nodes;
  if (only === undefined || others.length > 0) return null;
  if (only.type === 'Function' && only.name.toLowerCase() === 'light-dark') {
    const parts = only.children.toArray();
    const comma = parts.findIndex((node) => node.type === 'Operator' && node.value === ',');
    const light = solidOf(parts.slice(0, comma));
    const dark = solidOf(parts.slice(comma + 1));
    return comma === -1 || light === null || dark === null ? null : [light, dark];
  }
  const solid = solidOf(nodes);
  return solid === null ? null : [solid, solid];
}

function solidOf(nodes: readonly CssNode[]): Solid | null {
  const colour = parsed(nodes.map((node) => generate(node)).join(''));
  if (colour === undefined) return null;
  // formatHex returns # and six digits.
  return (colour.alpha ?? 1) < 1 ? 'see-through' : (formatHex(clampRgb(colour)) as Hex);
}

/** The library throws for some texts that are not colours, such as translate(9px). */
function parsed(text: string) {
  try {
    return parse(text);
  } catch {
    return undefined;
  }
}
