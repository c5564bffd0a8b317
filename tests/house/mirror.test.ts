import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { asLines, exportsOf, sourcesIn, walk } from './source.ts';
import type { Exported, Source, Violation } from './source.ts';

const components = 'packages/components/src';
const drawn = ['primitives', 'parts', 'screens'];

/** The components that a file exports. An icon that a function draws from a path is a value, as lucide's are. */
function componentsOf(source: Source): Exported[] {
  return exportsOf(source).filter(({ name, node }) => /^[A-Z]/.test(name) && isComponent(node));
}

function isComponent(node: ts.Node): boolean {
  if (ts.isFunctionDeclaration(node) || ts.isArrowFunction(node) || ts.isFunctionExpression(node))
    return draws(node);
  if (ts.isClassDeclaration(node))
    return node.heritageClauses?.some((clause) => /\b(?:Pure)?Component\b/.test(clause.getText())) ?? false;
  if (ts.isVariableDeclaration(node)) return node.initializer !== undefined && isComponent(node.initializer);
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isComponent(node.expression);
  return (
    ts.isCallExpression(node) && /^(?:React\.)?(?:memo|forwardRef|lazy)$/.test(node.expression.getText())
  );
}

/** True for a function with JSX in it, or the call that JSX compiles to. */
function draws(body: ts.Node): boolean {
  let found = false;
  walk(body, (node) => {
    found ||=
      ts.isJsxElement(node) ||
      ts.isJsxSelfClosingElement(node) ||
      ts.isJsxFragment(node) ||
      (ts.isCallExpression(node) && /^(?:React\.)?createElement$/.test(node.expression.getText()));
  });
  return found;
}

/** True for a file that exports the component that it is named after. */
function exportsItsComponent(source: Source): boolean {
  return componentsOf(source).some(({ name }) => source.path.endsWith(`/${name}.tsx`));
}

/** Components that are exported by the file of another, or of none. */
function elsewhere(source: Source): Violation[] {
  return componentsOf(source)
    .filter(({ name }) => !source.path.endsWith(`/${name}.tsx`))
    .map(({ name, line }) => ({ path: source.path, line, what: `exports ${name}` }));
}

function storyOf(path: string): string {
  return path.replace(`${components}/`, 'stories/').replace(/\.tsx$/, '.stories.tsx');
}

/** Components without a story, and stories without a component. */
function gaps(sources: readonly Source[], stories: readonly string[]): string[] {
  const wanted = new Set(sources.filter(exportsItsComponent).map(({ path }) => storyOf(path)));
  const there = new Set(stories);
  return [
    ...[...wanted].filter((path) => !there.has(path)).map((path) => `${path} is missing`),
    ...[...there]
      .filter((path) => !wanted.has(path))
      .map((path) => `${path} shows no component of its place`),
  ];
}

describe('the mirror of stories', () => {
  it('has a story at the mirrored path for every component, and no other', { timeout: 60_000 }, () => {
    const sources = drawn.flatMap((folder) => sourcesIn(`${components}/${folder}`, ['.tsx']));
    const stories = drawn
      .flatMap((folder) => sourcesIn(`stories/${folder}`, ['.stories.tsx']))
      .map(({ path }) => path);
    expect(sources.length).toBeGreaterThan(10);
    expect(gaps(sources, stories)).toEqual([]);
  });

  it('finds a component without a story and a story without a component', () => {
    const path = `${components}/parts/money/MoneyText.tsx`;
    for (const text of [
      'export function MoneyText() { return <span />; }',
      'export const MoneyText = memo(() => null);',
    ]) {
      expect(gaps([{ path, text }], ['stories/parts/Gone.stories.tsx'])).toEqual([
        'stories/parts/money/MoneyText.stories.tsx is missing',
        'stories/parts/Gone.stories.tsx shows no component of its place',
      ]);
    }
    expect(gaps([{ path, text: 'export type MoneyText = string; function Money() {}' }], [])).toEqual([]);
  });
});

describe('a component', () => {
  it('is exported by the file of its name alone', () => {
    const sources = drawn.flatMap((folder) => sourcesIn(`${components}/${folder}`, ['.ts', '.tsx']));
    expect(sources.flatMap(componentsOf).length).toBeGreaterThan(300);
    expect(asLines(sources.flatMap(elsewhere))).toEqual([]);
  });

  it.each([
    'export function MoneyText() { return <span />; }',
    'export const MoneyText = () => <span />;',
    'export const MoneyText = memo(Drawing) as typeof Drawing;',
    'export const MoneyText = forwardRef((props, ref) => null);',
    'export function MoneyText(props) { return createElement("span", props); }',
    'function MoneyText() { return <span />; }\nexport { MoneyText };',
    'export class MoneyText extends Component<Props> {}',
  ])('is found in the file of another: %s', (text) => {
    const at = (path: string) => elsewhere({ path: `${components}/parts/money/${path}`, text });
    expect(at('money-texts.tsx')).toHaveLength(1);
    expect(at('Money.tsx')).toHaveLength(1);
    expect(at('MoneyText.tsx')).toEqual([]);
  });

  it.each([
    'function MoneyText() { return <span />; }',
    'export function moneyColumn() { return { cell: () => <span /> }; }',
    'export const MoneyContext = createContext(null);',
    'export type MoneyText = string;',
  ])('is not %s', (text) => {
    expect(elsewhere({ path: `${components}/parts/money/money.tsx`, text })).toEqual([]);
  });
});

describe('the sidebar', () => {
  it('has every primitive and part in a group of those that the preview puts in order', () => {
    const preview = readFileSync('.storybook/preview.tsx', 'utf8');
    for (const [folder, top] of [
      ['primitives', 'Primitives'],
      ['parts', 'Parts'],
    ] as const) {
      const [, list = ''] = new RegExp(`'${top}',\\s*\\[([^\\]]*)\\]`).exec(preview) ?? [];
      const groups = [...list.matchAll(/'([^']+)'/g)].map(([, group]) => group);
      expect(groups.length).toBeGreaterThan(5);
      const stories = sourcesIn(`stories/${folder}`, ['.stories.tsx']);
      const loose = stories.filter(({ text }) => {
        const [, group] = new RegExp(`title: '${top}/([^/']+)/`).exec(text) ?? [];
        return !groups.includes(group);
      });
      expect(loose.map(({ path }) => path)).toEqual([]);
    }
  });
});
