import { fontsOfSigns } from '@consignment/components/theme/sign-fonts';
import { generate, type CssNode, type Declaration } from 'css-tree';
import { defineTexts, reader } from '@consignment/domain/text/texts';
import { isColour, readColour, type Correction } from './colours.ts';
import type { Fault } from './fault.ts';
import { properties, type PropertyRule } from './properties.ts';

const texts = defineTexts('Declarations', {
  noValue: '{name} has no readable value.',
  cannotBe: '{name} cannot be {word}.',
  cannotBeBut: '{name} cannot be {word}. It can be {allowed}.',
  noQuotes: '{name} does not accept quoted text.',
  notPlain: '{name} cannot have this value. Use a plain value.',
  nothingLoaded:
    'Nothing can be loaded from elsewhere, and text on a picture may be unreadable. Use a colour instead.',
  noFunctionValue: '{called}() cannot be used. Write the value itself.',
  noFunction: '{called}() cannot be used. Remove it.',
  signs: '{font} is a symbol font, so text in it would be unreadable.',
  noNumber: '{name} does not accept numbers.',
  plainNumber: 'a plain number',
  units: 'Specify {name} in {units}.',
  range: '{name} can be from {least} to {most}.',
  variables: 'Variables cannot be used. Write the value where it is needed.',
  covers: '{name} cannot be used: nothing may cover the parts of a page that people use. Remove it.',
  hides: '{name} cannot be used: nothing in the portal may be hidden. Remove it.',
  otherProperty:
    '{name} cannot be used. Colours, backgrounds, borders, fonts, text and spacing can be changed.',
});

/** The elements that may have a property. */
const onlyFor = defineTexts('OnlyForDeclarations', {
  coloured:
    '{name} can only be applied to text and parts of the page, such as h1, p, a, th, td, table, section, main or body. End the selector with one of these. Button colours are set in the settings.',
  edged:
    '{name} can only be applied to text and parts of the page, such as h1, p, th, td, table, section or main. End the selector with one of these.',
  spaced:
    '{name} can only be applied to text elements: h1, h2, h3, h4, h5, h6, p, th, td, button or label. End the selector with one of these.',
  underlined: '{name} can only be applied to headings and the a element. End the selector with one of these.',
  tables: '{name} can only be applied to the table element. End the selector with table.',
  cells: '{name} can only be applied to th or td. End the selector with one of these.',
});

/** A declaration as it is served, or the reason why it is refused. */
export type ReadDeclaration =
  | { readonly is: 'fault'; readonly fault: Fault }
  | {
      readonly is: 'declaration';
      readonly css: string;
      /** The declaration does not apply to elements with their own colours, such as buttons. */
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
  if (rule === undefined) return refuse(detailFor(name));
  const { of } = rule;
  if (of !== null && !subjects.every((one) => one !== null && of.names.has(one))) {
    return refuse(onlyFor[of.is]({ name }));
  }
  if (node.value.type !== 'Value') return refuse(texts.noValue({ name }));
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
        ? texts.cannotBe({ name, word })
        : texts.cannotBeBut({ name, word, allowed: listed(rule.words) });
    }
    case 'String':
      return rule.takesNames ? signs(node.value) : texts.noQuotes({ name });
    case 'Hash':
      return rule.kind === 'edge' && isColour(node) ? null : texts.notPlain({ name });
    case 'Number':
      return sizeFault(Number(node.value), '', name, rule);
    case 'Percentage':
      return sizeFault(Number(node.value), '%', name, rule);
    case 'Dimension':
      return sizeFault(Number(node.value), lower(node.unit), name, rule);
    default:
      if (rule.kind === 'edge' && isColour(node)) return null;
      return reasonOf([node]) ?? texts.notPlain({ name });
  }
}

/** The reason why a URL or a function is refused, with the remedy; null for plain values. */
function reasonOf(nodes: readonly CssNode[]): string | null {
  for (const node of nodes) {
    if (node.type === 'Url') return texts.nothingLoaded;
    if (node.type !== 'Function' || lower(node.name) === 'light-dark' || isColour(node)) continue;
    const called = lower(node.name);
    return called === 'var' || called === 'calc'
      ? texts.noFunctionValue({ called })
      : texts.noFunction({ called });
  }
  return null;
}

function signs(font: string): string | null {
  return fontsOfSigns.test(lower(font).replaceAll(/[\s-]/g, '')) ? texts.signs({ font }) : null;
}

function sizeFault(value: number, unit: string, name: string, { sizes }: PropertyRule): string | null {
  if (sizes === null) return texts.noNumber({ name });
  if (value === 0 && sizes.hasZero) return null;
  const range = sizes.byUnit[unit];
  if (range === undefined) {
    const units = Object.keys(sizes.byUnit).map((one) => (one === '' ? texts.plainNumber : one));
    return texts.units({ name, units: listed(units) });
  }
  const [least, most] = range;
  if (value >= least && value <= most) return null;
  return texts.range({ name, least: `${least}${unit}`, most: `${most}${unit}` });
}

const hiding = new Set([
  ...['display', 'visibility', 'opacity', 'content', 'content-visibility', 'clip', 'clip-path', 'overflow'],
  ...['text-indent', 'width', 'height', 'max-width', 'max-height', 'filter', 'mask', 'pointer-events'],
]);

const covering = new Set(['position', 'z-index', 'inset', 'top', 'left', 'right', 'bottom']);

function detailFor(name: string): string {
  if (name.startsWith('--')) return texts.variables;
  if (covering.has(name)) {
    return texts.covers({ name });
  }
  if (hiding.has(name)) return texts.hides({ name });
  return texts.otherProperty({ name });
}

function listed(all: readonly string[]): string {
  const { locale } = reader.language();
  return new Intl.ListFormat(locale === 'en' ? 'en-GB' : locale, { type: 'disjunction' }).format(all);
}

function lower(text: string): string {
  return text.toLowerCase();
}
