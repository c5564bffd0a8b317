import type { CssNode, Declaration } from 'css-tree';
import { isLogoUrl } from '../exports/logo-url.ts';
import type { Fault } from './fault.ts';
import { elementsOfWords, properties, type PropertyRule } from './properties.ts';

/** Characters of the largest picture that may stand in the sheet itself. */
const largestPicture = 20_000;

/** Why a declaration cannot be used, or null. What is on no list cannot. `isOfWords`: the rule names elements of words. */
export function declarationFault(node: Declaration, isOfWords: boolean): Fault | null {
  const name = node.property.toLowerCase();
  const rule = properties.get(name);
  if (rule === undefined) return { at: node.loc?.start, detail: wordsFor(name) };
  if (rule.isOfWords && !isOfWords) {
    const detail = `${name} can only be given to elements of words: ${listed([...elementsOfWords])}. Name one at the end of the selector.`;
    return { at: node.loc?.start, detail };
  }
  if (node.value.type !== 'Value')
    return { at: node.loc?.start, detail: `${name} has no value that can be read.` };
  return faultIn(node.value.children.toArray(), name, rule);
}

function faultIn(nodes: readonly CssNode[], name: string, rule: PropertyRule): Fault | null {
  for (const node of nodes) {
    const detail = detailOf(node, name, rule);
    if (detail !== null) return { at: node.loc?.start, detail };
    if (node.type === 'Function') {
      // In a colour or a gradient a number is no length of the property.
      const found = faultIn(node.children.toArray(), name, { ...rule, sizes: null, words: null });
      if (found !== null) return found;
    }
  }
  return null;
}

function detailOf(node: CssNode, name: string, rule: PropertyRule): string | null {
  switch (node.type) {
    case 'Hash':
    case 'Operator':
      return null;
    case 'Identifier': {
      const word = node.name.toLowerCase();
      if (rule.words === null || rule.words.includes(word)) return null;
      return `${name} cannot be ${word}. It can be ${listed(rule.words)}.`;
    }
    case 'String':
      if (rule.texts === 'any' || (rule.texts === 'empty' && node.value === '')) return null;
      return name === 'content'
        ? 'content can only be empty or none: words on the page are the portal’s.'
        : `${name} takes no text in quotes.`;
    case 'Url':
      return rule.takesPictures && isOwnPicture(node.value)
        ? null
        : 'Nothing is loaded from elsewhere. Use a small picture as data:image/…, or the address of your uploaded logo.';
    case 'Function': {
      const called = node.name.toLowerCase();
      if (rule.functions.has(called)) return null;
      return called === 'var' || called === 'calc'
        ? `${called}() cannot be used in ${name}. Write the value itself.`
        : `${called}() cannot be used in ${name}. Take it out.`;
    }
    case 'Number':
      return sizeFault(Number(node.value), '', name, rule);
    case 'Percentage':
      return sizeFault(Number(node.value), '%', name, rule);
    case 'Dimension':
      return sizeFault(Number(node.value), node.unit.toLowerCase(), name, rule);
    default:
      return `${name} cannot have this value. Write it plainly.`;
  }
}

function sizeFault(value: number, unit: string, name: string, { sizes }: PropertyRule): string | null {
  if (sizes === null || (value === 0 && sizes.hasZero)) return null;
  const range = sizes.byUnit[unit];
  if (range === undefined) {
    const units = Object.keys(sizes.byUnit).map((one) => (one === '' ? 'a plain number' : one));
    return `Give ${name} in ${listed(units)}.`;
  }
  const [least, most] = range;
  if (value >= least && value <= most) return null;
  return `${name} can be ${least}${unit} to ${most}${unit}.`;
}

function isOwnPicture(address: string): boolean {
  if (isLogoUrl(address)) return true;
  return address.length <= largestPicture && /^data:image\/(png|jpeg|gif|webp|svg\+xml)[;,]/.test(address);
}

function wordsFor(name: string): string {
  if (name.startsWith('--')) return 'Variables cannot be used. Write the value where it is needed.';
  if (['position', 'z-index', 'inset', 'top', 'left', 'right', 'bottom'].includes(name)) {
    return `${name} cannot be used: nothing may lie over what people press. Take it out.`;
  }
  return `${name} cannot be used. Colours, backgrounds, borders, fonts, text, and spacing can be changed.`;
}

const words = new Intl.ListFormat('en-GB', { type: 'disjunction' });

function listed(all: readonly string[]): string {
  return words.format(all);
}
