import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { parse, sourcesIn, type Source } from './source.ts';

const components = 'packages/components/src';
const drawn = ['primitives', 'parts', 'screens'];

/** True for a file that exports the component that it is named after. */
function exportsItsComponent(source: Source): boolean {
  const name = /([A-Z]\w*)\.tsx$/.exec(source.path)?.[1];
  if (name === undefined) return false;
  return parse(source).statements.some((statement) => {
    if (!ts.canHaveModifiers(statement)) return false;
    if (!ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return false;
    if (ts.isFunctionDeclaration(statement)) return statement.name?.text === name;
    if (!ts.isVariableStatement(statement)) return false;
    return statement.declarationList.declarations.some(
      (one) => ts.isIdentifier(one.name) && one.name.text === name,
    );
  });
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
    for (const text of ['export function MoneyText() {}', 'export const MoneyText = memo(() => null);']) {
      expect(gaps([{ path, text }], ['stories/parts/Gone.stories.tsx'])).toEqual([
        'stories/parts/money/MoneyText.stories.tsx is missing',
        'stories/parts/Gone.stories.tsx shows no component of its place',
      ]);
    }
    expect(gaps([{ path, text: 'export type MoneyText = string; function Money() {}' }], [])).toEqual([]);
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
