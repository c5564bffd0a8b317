import { ownColours, shopCssScope } from '@consignment/domain/shop/shop-css';
import { defineTexts } from '@consignment/domain/text/texts';
import {
  generate,
  parse,
  tokenize,
  tokenTypes,
  type Atrule,
  type CssNode,
  type Rule,
  type Selector,
} from 'css-tree';
import type { Correction } from './colours.ts';
import { readDeclaration } from './declarations.ts';
import { scopedSelector, selectorFault, subjectOf, type SelectorList } from './selectors.ts';

const texts = defineTexts('Filter', {
  tooLong: 'The style sheet can have up to {most, plural, one {# character} other {# characters}}.',
  notCss: 'This is not CSS: {why}',
  backslash: 'A backslash cannot be used. Write the character itself.',
  tooDeep: 'This is nested too deeply. Write it without nesting.',
  noRule: 'This is not a rule. Remove it.',
  nestedRule: 'A rule cannot be nested inside another rule. Write it separately.',
  otherAtRule: '@{name} cannot be used. Remove it.',
  openMedia: 'This @media rule is incomplete. Write it as {example}.',
  importRule: '@import cannot be used: nothing can be loaded from elsewhere. Paste the rules in directly.',
  fontFace:
    '@font-face cannot be used: nothing can be loaded from elsewhere. Use a font that people already have.',
  charset: '@charset is not needed. Remove it.',
  keyframes: 'Animations cannot be used: nothing in the portal moves on its own. Remove it.',
});

/** A refused part of a shop's style sheet; lines and columns count from 1. */
export type CssProblem = { readonly line: number; readonly column: number; readonly detail: string };

/** A colour with too little contrast in one of the themes, its position and its replacement. */
export type CssCorrection = Correction & { readonly line: number; readonly column: number };

export type FilteredCss = {
  /** The accepted rules, scoped to the portal's content, without comments. */
  readonly css: string;
  /** The refused parts in the order of the sheet; the first hundred. */
  readonly problems: readonly CssProblem[];
  /** The corrected colours in the order of the sheet; the first hundred. */
  readonly corrections: readonly CssCorrection[];
};

/** In characters. */
export const longestShopCss = 50_000;

const mostProblems = 100;
const deepestNesting = 40;

/**
 * The part of a shop's style sheet that cannot harm the users of its portal: it loads nothing from elsewhere, reads
 * nothing that is typed, hides, moves and covers nothing, keeps text readable in both themes, and styles the portal's
 * content only (design safety §2, 15). Only listed features pass, and the result is generated from the parsed sheet, so
 * that no browser can understand more in it than this filter has checked.
 */
export function filterShopCss(source: string): FilteredCss {
  const problems: CssProblem[] = [];
  const corrections: CssCorrection[] = [];
  const report: Report = (at, detail) => {
    if (problems.length < mostProblems)
      problems.push({ line: at?.line ?? 1, column: at?.column ?? 1, detail });
  };
  const correct: Correct = (at, made) => {
    for (const one of made) {
      if (corrections.length < mostProblems)
        corrections.push({ ...one, line: at?.line ?? 1, column: at?.column ?? 1 });
    }
  };
  if (source.length > longestShopCss) {
    report(undefined, texts.tooLong({ most: longestShopCss }));
    return { css: '', problems, corrections };
  }
  const unreadable = unreadablePlace(source);
  if (unreadable !== null) {
    report(unreadable, unreadable.detail);
    return { css: '', problems, corrections };
  }
  const sheet = parse(source, {
    positions: true,
    parseCustomProperty: true,
    onParseError: (error) => {
      // The type lacks the position that every parse error has.
      const { line, column } = error as unknown as Place;
      report({ line, column }, texts.notCss({ why: wordsOf(error.message) }));
    },
  });
  const css = sheet.type === 'StyleSheet' ? rulesOf(sheet.children.toArray(), { report, correct }) : [];
  return {
    css: css.join('\n'),
    problems: problems.toSorted(byPlace),
    corrections: corrections.toSorted(byPlace),
  };
}

type Place = { readonly line: number; readonly column: number };
type Report = (at: Place | undefined, detail: string) => void;
type Correct = (at: Place | undefined, corrections: readonly Correction[]) => void;
type Reporters = { readonly report: Report; readonly correct: Correct };

/** The first text that the parser and a browser might read differently, or that is nested too deeply. */
function unreadablePlace(source: string): (Place & { detail: string }) | null {
  let found: { at: number; detail: string } | null = null;
  let depth = 0;
  tokenize(source, (type, start, end) => {
    if (found !== null || type === tokenTypes.Comment) return;
    const token = source.slice(start, end);
    if (token.includes('\\')) {
      found = {
        at: start + token.indexOf('\\'),
        detail: texts.backslash,
      };
    }
    if (/[({[]$/.test(token)) depth += 1;
    if (/^[)}\]]$/.test(token)) depth -= 1;
    if (depth > deepestNesting) found = { at: start, detail: texts.tooDeep };
  });
  // The closure may have set it, which the compiler does not track.
  const place = found as { at: number; detail: string } | null;
  if (place === null) return null;
  const lines = source.slice(0, place.at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, detail: place.detail };
}

function rulesOf(nodes: readonly CssNode[], reporters: Reporters): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Rule') return ruleOf(node, reporters);
    if (node.type === 'Atrule') return atRuleOf(node, reporters);
    if (node.type !== 'Comment' && node.type !== 'Raw') reporters.report(node.loc?.start, texts.noRule);
    return [];
  });
}

function ruleOf({ prelude, block }: Rule, { report, correct }: Reporters): string[] {
  // The parser has reported a selector that it cannot read.
  if (prelude.type !== 'SelectorList') return [];
  const selectors = selectorsOf(prelude, report);
  const subjects = prelude.children
    .toArray()
    .map((selector) => (selector.type === 'Selector' ? subjectOf(selector) : null));
  const declarations = block.children.toArray().flatMap((node) => {
    if (node.type === 'Declaration') {
      const read = readDeclaration(node, subjects);
      if (read.is === 'fault') {
        report(read.fault.at ?? node.loc?.start, read.fault.detail);
        return [];
      }
      correct(node.loc?.start, read.corrections);
      return [read];
    }
    if (node.type !== 'Comment' && node.type !== 'Raw') {
      report(node.loc?.start, texts.nestedRule);
    }
    return [];
  });
  if (selectors.length === 0 || declarations.length === 0) return [];
  const isColoured = declarations.some((declaration) => declaration.isColoured);
  const scoped = selectors.map((selector) =>
    scopedSelector(selector, { within: `.${shopCssScope}`, butFor: isColoured ? ownColours : [] }),
  );
  return [`${scoped.join(',')}{${declarations.map(({ css }) => css).join(';')}}`];
}

function selectorsOf(list: SelectorList, report: Report): Selector[] {
  return list.children.toArray().flatMap((selector) => {
    if (selector.type !== 'Selector') return [];
    const fault = selectorFault(selector);
    if (fault === null) return [selector];
    report(fault.at ?? selector.loc?.start, fault.detail);
    return [];
  });
}

function atRuleOf(node: Atrule, reporters: Reporters): string[] {
  const name = node.name.toLowerCase();
  if (name !== 'media') {
    reporters.report(node.loc?.start, detailOfAtRule(name));
    return [];
  }
  const { prelude, block } = node;
  if (prelude?.type !== 'AtrulePrelude' || block == null || hasRaw(prelude)) {
    reporters.report(node.loc?.start, texts.openMedia({ example: '@media (min-width: 40rem) { … }' }));
    return [];
  }
  const inner = rulesOf(block.children.toArray(), reporters);
  return inner.length === 0 ? [] : [`@media ${generate(prelude)}{${inner.join('')}}`];
}

function detailOfAtRule(name: string): string {
  switch (name) {
    case 'import':
      return texts.importRule;
    case 'font-face':
      return texts.fontFace;
    case 'charset':
      return texts.charset;
    case 'keyframes':
      return texts.keyframes;
    default:
      return texts.otherAtRule({ name });
  }
}

function hasRaw(node: CssNode): boolean {
  return JSON.stringify(node, (key, value: unknown) => (key === 'loc' ? undefined : value)).includes(
    '"type":"Raw"',
  );
}

function wordsOf(message: string): string {
  return message.endsWith('.') ? message : `${message}.`;
}

function byPlace(one: Place, other: Place): number {
  return one.line - other.line || one.column - other.column;
}
