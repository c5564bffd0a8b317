import { generate, type CssNode, type Selector } from 'css-tree';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Fault } from './fault.ts';

const texts = defineTexts('Selectors', {
  combinatorFirst: 'A selector cannot begin with a combinator. Put an element before it.',
  pageAlone: 'html, body and :root can only be followed by a space, as in body h1.',
  otherCombinator: 'The combinator {combinator} cannot be used.',
  namespace: 'Write the element without a namespace.',
  entered: 'A selector cannot depend on what people enter. Remove the attribute, or use a class.',
  otherAttribute:
    'The attribute {attribute} cannot be used. Use class, href, role, lang, dir, data-… or aria-….',
  otherPseudoClass: ':{name} cannot be used. Remove it.',
  otherPseudoElement: '::{name} cannot be used. Remove it.',
  otherSelector: 'This selector cannot be used. Use elements, classes and states.',
  otherArgument: ':{name} cannot be used like this.',
  pageFirst: 'html, body and :root can only be used at the beginning of a selector.',
});

export type SelectorList = Extract<CssNode, { type: 'SelectorList' }>;

/** Pseudo-classes that depend on the visible page only, never on browsing history or on what is typed. */
const pseudoClasses = new Set([
  ...['hover', 'focus', 'focus-visible', 'focus-within', 'active', 'any-link', 'empty'],
  ...['disabled', 'enabled', 'checked', 'first-child', 'last-child', 'only-child', 'nth-child'],
  ...['nth-last-child', 'first-of-type', 'last-of-type', 'only-of-type', 'nth-of-type', 'nth-last-of-type'],
  ...['not', 'is', 'where'],
]);

/** None that generates a box, which could cover others. */
const pseudoElements = new Set(['first-line', 'first-letter', 'selection', 'marker']);

/** Attributes that describe an element; none that holds what is typed or identifies a person. */
const attribute = /^(class|href|role|lang|dir|data-[\w-]+|aria-[\w-]+)$/;

const fields = new Set(['input', 'textarea', 'select', 'option']);
const wholePage = new Set(['html', 'body']);

/** The reason why a selector is refused, or null. */
export function selectorFault(selector: Selector): Fault | null {
  const nodes = selector.children.toArray();
  if (nodes[0]?.type === 'Combinator') {
    return fault(nodes[0], texts.combinatorFirst);
  }
  const inner = withoutPage(nodes);
  return inner === null ? fault(nodes[0], texts.pageAlone) : faultIn(inner);
}

/**
 * The selector scoped to `within`, for which html, body and :root stand, without the elements of `butFor`; the
 * exclusion adds no specificity. Only for a selector without a fault.
 */
export function scopedSelector(
  selector: Selector,
  { within, butFor }: { within: string; butFor: readonly string[] },
): string {
  const inner = withoutPage(selector.children.toArray()) ?? [];
  // A pseudo-element is the last part of a selector.
  const end = inner.findIndex((node) => node.type === 'PseudoElementSelector');
  const elements = generateAll(end === -1 ? inner : inner.slice(0, end));
  const pseudo = end === -1 ? '' : generateAll(inner.slice(end));
  const kept = butFor.flatMap((one) => [one, `${one} *`]);
  const exception = kept.length === 0 ? '' : `:where(:not(${kept.join(',')}))`;
  const isThere = exception !== '' && elements.endsWith(exception);
  const own = `${elements}${isThere ? '' : exception}${pseudo}`;
  return inner.length === 0 ? within : `${within} ${own}`;
}

function generateAll(nodes: readonly CssNode[]): string {
  return nodes.map((node) => generate(node)).join('');
}

/** The name of the element that a selector styles, `body` for the whole page; null where it names none. */
export function subjectOf(selector: Selector): string | null {
  const nodes = selector.children.toArray();
  if (withoutPage(nodes)?.length === 0) return 'body';
  const last = nodes.slice(nodes.findLastIndex((node) => node.type === 'Combinator') + 1);
  const named = last.find((node) => node.type === 'TypeSelector');
  return named?.name.toLowerCase() ?? null;
}

/** The selector after a leading html, body or :root; null where one of them is part of a compound. */
function withoutPage(nodes: readonly CssNode[]): readonly CssNode[] | null {
  const [first, second, ...rest] = nodes;
  if (first === undefined || !isPage(first)) return nodes.some(isPage) ? null : nodes;
  if (second === undefined) return [];
  if (second.type !== 'Combinator' || (second.name !== ' ' && second.name !== '>')) return null;
  return withoutPage(rest);
}

function isPage(node: CssNode): boolean {
  if (node.type === 'TypeSelector') return wholePage.has(node.name.toLowerCase());
  return node.type === 'PseudoClassSelector' && node.name.toLowerCase() === 'root';
}

function faultIn(nodes: readonly CssNode[]): Fault | null {
  let isField = false;
  for (const node of nodes) {
    if (node.type === 'Combinator') isField = false;
    if (node.type === 'TypeSelector') isField = fields.has(node.name.toLowerCase());
    const found = faultOf(node, isField);
    if (found !== null) return found;
  }
  return null;
}

function faultOf(node: CssNode, isField: boolean): Fault | null {
  switch (node.type) {
    case 'ClassSelector':
    case 'IdSelector':
      return null;
    case 'Combinator':
      return [' ', '>', '+', '~'].includes(node.name)
        ? null
        : fault(node, texts.otherCombinator({ combinator: node.name }));
    case 'TypeSelector':
      return node.name.includes('|') ? fault(node, texts.namespace) : null;
    case 'AttributeSelector': {
      if (isField) {
        return fault(node, texts.entered);
      }
      const name = node.name.name.toLowerCase();
      return attribute.test(name) ? null : fault(node, texts.otherAttribute({ attribute: name }));
    }
    case 'PseudoClassSelector': {
      const name = node.name.toLowerCase();
      if (!pseudoClasses.has(name)) return fault(node, texts.otherPseudoClass({ name }));
      return faultInside(node);
    }
    case 'PseudoElementSelector': {
      const name = node.name.toLowerCase();
      if (!pseudoElements.has(name) || node.children !== null)
        return fault(node, texts.otherPseudoElement({ name }));
      return null;
    }
    default:
      return fault(node, texts.otherSelector);
  }
}

/** The fault of the arguments of :not(), :is(), :where() and :nth-child(). */
function faultInside(node: Extract<CssNode, { type: 'PseudoClassSelector' }>): Fault | null {
  for (const child of node.children?.toArray() ?? []) {
    const list = child.type === 'Nth' ? (child.selector ?? null) : child;
    if (list === null) continue;
    if (list.type !== 'SelectorList') return fault(node, texts.otherArgument({ name: node.name }));
    for (const selector of list.children.toArray()) {
      if (selector.type !== 'Selector') return fault(node, texts.otherArgument({ name: node.name }));
      const nodes = selector.children.toArray();
      if (nodes.some(isPage)) return fault(node, texts.pageFirst);
      const found = faultIn(nodes);
      if (found !== null) return found;
    }
  }
  return null;
}

function fault(node: CssNode | undefined, detail: string): Fault {
  return { at: node?.loc?.start, detail };
}
