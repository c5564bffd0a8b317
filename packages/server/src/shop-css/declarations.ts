import { fontsOfSigns } from '@consignment/components/theme/sign-fonts';
import { generate, type CssNode, type Declaration } from 'css-tree';
import { isColour, readColour, type Correction } from './colours.ts';
import type { Fault } from './fault.ts';
import { properties, type PropertyRule } from './properties.ts';

/** A declaration as it is served, or the reason why it is refused. */
export type ReadDeclaration =
  | { readonly is: 'fault'; readonly fault: Fault }
  | {
      readonly is: 'declaration';
      readonly css: string;
      /** The declaration does not apply to elements with colours of their own, such as buttons. */
      readonly isColoured: boolean;
      readonly corrections: readonly Correction[];
    };

/** Refuses everything that is not listed. `subjects`: the elements that the rule styles; null for a selector without one. */
export function readDeclaration(node: Declaration, subjects: readonly (string | null)[]): ReadDeclaration {
  const name = node.property.toLowerCase();
  const refuse = (detail: string, at = node.loc?.start): ReadDeclaration => ({
    is: 'fault',
    fault: { at, detail },
  });
  const rule = properties.get(name);
  if (rule === undefined) return refuse(wordsFor(name));
  const { of } = rule;
  if (of !== null && !subjects.every((one) => one !== null && of.names.has(one))) {
    return refuse(`${name} can only be given to ${of.said}. Name one at the end of the selector.`);
  }
  if (node.value.type !== 'Value') return refuse(`${name} has no value that can be read.`);
  const nodes = node.value.children.toArray();
  const [first] = nodes;
  const isWord = nodes.length === 1 && first?.type === 'Identifier' && rule.words.includes(lower(first.name));
  if ((rule.kind === 'words' || rule.kind === 'ground') && !isWord) {
    const read = readColour(nodes, rule.kind, name);
    if (read.is === 'refused') return refuse(reasonOf(nodes) ?? read.detail, first?.loc?.start);
    const css = `${name}:${read.css}${node.important === true ? '!important' : ''}`;
    return { is: 'declaration', css, isColoured: true, corrections: read.corrections };
  }
  for (const one of nodes) {
    const detail = detailOf(one, name, rule);
    if (detail !== null) return refuse(detail, one.loc?.start);
  }
  return { is: 'declaration', css: generate(node), isColoured: rule.kind !== 'plain', corrections: [] };
}

function detailOf(node: CssNode, name: string, rule: PropertyRule): string | null {
  switch (node.type) {
    case 'Operator':
      return null;
    case 'Identifier': {
      const word = lower(node.name);
      if (rule.words.includes(word) || (rule.kind === 'edge' && isColour(node))) return null;
      if (rule.takesNames) return signs(node.name);
      return rule.words.length === 0
        ? `${name} cannot be ${word}.`
        : `${name} cannot be ${word}. It can be ${listed(rule.words)}.`;
    }
    case 'String':
      return rule.takesNames ? signs(node.value) : `${name} takes no text in quotes.`;
    case 'Hash':
      return rule.kind === 'edge' && isColour(node)
        ? null
        : `${name} cannot have this value. Write it plainly.`;
    case 'Number':
      return sizeFault(Number(node.value), '', name, rule);
    case 'Percentage':
      return sizeFault(Number(node.value), '%', name, rule);
    case 'Dimension':
      return sizeFault(Number(node.value), lower(node.unit), name, rule);
    default:
      if (rule.kind === 'edge' && isColour(node)) return null;
      return reasonOf([node]) ?? `${name} cannot have this value. Write it plainly.`;
  }
}

/** The reason why a URL or a function is refused, with the remedy; null for plain values. */
function reasonOf(nodes: readonly CssNode[]): string | null {
  for (const node of nodes) {
    if (node.type === 'Url')
      return 'Nothing is loaded from elsewhere, and a picture is no ground for words. Use a colour.';
    if (node.type !== 'Function' || lower(node.name) === 'light-dark' || isColour(node)) continue;
    const called = lower(node.name);
    return called === 'var' || called === 'calc'
      ? `${called}() cannot be used. Write the value itself.`
      : `${called}() cannot be used. Take it out.`;
  }
  return null;
}

function signs(font: string): string | null {
  return fontsOfSigns.test(lower(font).replaceAll(/[\s-]/g, ''))
    ? `${font} is a font of signs, in which no word can be read.`
    : null;
}

function sizeFault(value: number, unit: string, name: string, { sizes }: PropertyRule): string | null {
  if (sizes === null) return `${name} takes no number.`;
  if (value === 0 && sizes.hasZero) return null;
  const range = sizes.byUnit[unit];
  if (range === undefined) {
    const units = Object.keys(sizes.byUnit).map((one) => (one === '' ? 'a plain number' : one));
    return `Give ${name} in ${listed(units)}.`;
  }
  const [least, most] = range;
  if (value >= least && value <= most) return null;
  return `${name} can be ${least}${unit} to ${most}${unit}.`;
}

const hiding = new Set([
  ...['display', 'visibility', 'opacity', 'content', 'content-visibility', 'clip', 'clip-path', 'overflow'],
  ...['text-indent', 'width', 'height', 'max-width', 'max-height', 'filter', 'mask', 'pointer-events'],
]);

const covering = new Set(['position', 'z-index', 'inset', 'top', 'left', 'right', 'bottom']);

function wordsFor(name: string): string {
  if (name.startsWith('--')) return 'Variables cannot be used. Write the value where it is needed.';
  if (covering.has(name)) {
    return `${name} cannot be used: nothing may lie over what people press. Take it out.`;
  }
  if (hiding.has(name)) return `${name} cannot be used: nothing of the portal may be hidden. Take it out.`;
  return `${name} cannot be used. Colours, backgrounds, borders, fonts, text, and spacing can be changed.`;
}

const words = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function listed(all: readonly string[]): string {
  return words.format(all);
}

function lower(text: string): string {
  return text.toLowerCase();
}
