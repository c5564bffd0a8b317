import { ownColours, shopCssScope } from '@consignment/domain/shop-css';
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

/** What a shop's style sheet may not have, and where; lines and columns count from 1. */
export type CssProblem = { readonly line: number; readonly column: number; readonly detail: string };

/** A colour that could not be read in one of the themes, where it stands, and what the portal uses in its place. */
export type CssCorrection = Correction & { readonly line: number; readonly column: number };

export type FilteredCss = {
  /** What is harmless of it, held to the portal's content, without its comments. */
  readonly css: string;
  /** What was left out, in the order of the sheet; the first hundred. */
  readonly problems: readonly CssProblem[];
  /** What was made readable of it, in the order of the sheet; the first hundred. */
  readonly corrections: readonly CssCorrection[];
};

/** Characters of the longest sheet that is taken. */
export const longestShopCss = 50_000;

const mostProblems = 100;
const deepestNesting = 40;

/**
 * Takes of a shop's style sheet what cannot harm those who use its portal: nothing is loaded from elsewhere, nothing
 * that is typed can be read, nothing can be hidden, moved or covered, words can be read in both themes, and nothing
 * outside of the portal's content is touched (design safety §2, 15). It keeps what is on its lists and leaves out all
 * else, and what it answers is written anew from what it has understood, so that no browser reads more in it than it did.
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
    report(undefined, `The style sheet may have ${longestShopCss.toLocaleString('en')} characters at most.`);
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
      // Its type knows no place, which every error of a parse has.
      const { line, column } = error as unknown as Place;
      report({ line, column }, `This is not CSS: ${wordsOf(error.message)}`);
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

/** What the parser and a browser might read differently, or what would take it too deep. */
function unreadablePlace(source: string): (Place & { detail: string }) | null {
  let found: { at: number; detail: string } | null = null;
  let depth = 0;
  tokenize(source, (type, start, end) => {
    if (found !== null || type === tokenTypes.Comment) return;
    const token = source.slice(start, end);
    if (token.includes('\\')) {
      found = {
        at: start + token.indexOf('\\'),
        detail: 'A backslash cannot be used. Write the character itself.',
      };
    }
    if (/[({[]$/.test(token)) depth += 1;
    if (/^[)}\]]$/.test(token)) depth -= 1;
    if (depth > deepestNesting) found = { at: start, detail: 'This is nested too deeply. Write it flat.' };
  });
  // A closure has set it, which the compiler does not follow.
  const place = found as { at: number; detail: string } | null;
  if (place === null) return null;
  const lines = source.slice(0, place.at).split('\n');
  return { line: lines.length, column: (lines.at(-1) ?? '').length + 1, detail: place.detail };
}

function rulesOf(nodes: readonly CssNode[], reporters: Reporters): string[] {
  return nodes.flatMap((node) => {
    if (node.type === 'Rule') return ruleOf(node, reporters);
    if (node.type === 'Atrule') return atRuleOf(node, reporters);
    if (node.type !== 'Comment' && node.type !== 'Raw')
      reporters.report(node.loc?.start, 'This is no rule. Take it out.');
    return [];
  });
}

function ruleOf({ prelude, block }: Rule, { report, correct }: Reporters): string[] {
  // What could not be read was told when it was read.
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
      report(node.loc?.start, 'A rule cannot stand within another. Write it on its own.');
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
    reporters.report(node.loc?.start, atRuleWords[name] ?? `@${name} cannot be used. Take it out.`);
    return [];
  }
  const { prelude, block } = node;
  if (prelude?.type !== 'AtrulePrelude' || block == null || hasRaw(prelude)) {
    reporters.report(
      node.loc?.start,
      'This @media is not complete. Write it as @media (min-width: 40rem) { … }.',
    );
    return [];
  }
  const inner = rulesOf(block.children.toArray(), reporters);
  return inner.length === 0 ? [] : [`@media ${generate(prelude)}{${inner.join('')}}`];
}

const atRuleWords: Readonly<Record<string, string>> = {
  import: '@import cannot be used: nothing is loaded from elsewhere. Paste the rules themselves.',
  'font-face': '@font-face cannot be used: nothing is loaded from elsewhere. Use a font that people have.',
  namespace: '@namespace cannot be used. Take it out.',
  charset: '@charset is not needed. Take it out.',
  keyframes: 'Animations cannot be used: nothing moves in the portal that nobody asked for. Take it out.',
};

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
