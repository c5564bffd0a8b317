import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { asLines, lineOf, parse, root, sourcesIn, type Source, type Violation } from './source.ts';

const components = 'packages/components/src';

/**
 * Components without a docstring, which is their documentation page. It needs two sentences: what the component is for,
 * and where another is right.
 */
function undocumented(source: Source): Violation[] {
  const file = parse(source);
  const name = /([A-Z]\w*)\.tsx$/.exec(source.path)?.[1];
  return file.statements.flatMap((statement) => {
    if (name === undefined || !isExported(statement) || nameOf(statement) !== name) return [];
    // The text of the comments only: tags such as @param describe one prop, not the component.
    const text = ts
      .getJSDocCommentsAndTags(statement)
      .map((doc) => (ts.isJSDoc(doc) ? (ts.getTextOfJSDocComment(doc.comment) ?? '') : ''))
      .join(' ');
    return (text.match(/\S[.!?](?=\s|$)/g) ?? []).length > 1
      ? []
      : [
          {
            path: source.path,
            line: lineOf(file, statement),
            what: `${name} has no docstring of two sentences`,
          },
        ];
  });
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.canHaveModifiers(statement) &&
    (ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

function nameOf(statement: ts.Statement): string | undefined {
  if (ts.isFunctionDeclaration(statement)) return statement.name?.text;
  if (!ts.isVariableStatement(statement)) return undefined;
  const [first] = statement.declarationList.declarations;
  return first && ts.isIdentifier(first.name) ? first.name.text : undefined;
}

const order = /'Handbook',\n\s*\[([\s\S]*?)\n {10}\],/;

/** Group and name of each page of the handbook in the order of the sidebar; Welcome has no group. */
function sortedPages(): string[][] {
  const [preview] = sourcesIn('.storybook', ['preview.tsx']);
  const [, list = ''] = order.exec(preview?.text ?? '') ?? [];
  let group: string | undefined;
  return [...list.matchAll(/^( +)'(.+)',$/gm)].flatMap(([, indent = '', name = '']) => {
    if (indent.length > 12) return [group === undefined ? [name] : [group, name]];
    group = name;
    return name === 'Welcome' ? [[name]] : [];
  });
}

/** The titles of the pages of the handbook, in the order of the sidebar. */
function pageTitles(): string[] {
  const titles = sourcesIn('stories/handbook', ['.mdx']).map(
    ({ text }) => /^<Meta title="(.+)" \/>$/m.exec(text)?.[1] ?? '',
  );
  const places = sortedPages().map((page) => ['Handbook', ...page].join('/'));
  return titles.toSorted((one, other) => places.indexOf(one) - places.indexOf(other));
}

/** The id that Storybook makes of a title. */
function idOf(title: string): string {
  return title.toLowerCase().replace(/[ ’/]+/g, '-');
}

/** The modules of the packages that a text names and that are not there, such as the former place of one that has moved. */
function goneModules({ path, text }: Source): string[] {
  return [...text.matchAll(/@consignment\/(client|components|domain|routing|server)\/([\w/-]+)/g)]
    .filter(([, name = '', module = '']) => {
      const file = join(root, 'packages', name, 'src', module);
      return !['.ts', '.tsx', '.css.ts'].some((ending) => existsSync(file + ending));
    })
    .map(([named]) => `${path} names ${named}`);
}

describe('the documentation', () => {
  it('names modules of the packages that are there', () => {
    const documents = ['packages', 'stories', 'examples', 'tests'].flatMap((folder) =>
      sourcesIn(folder, ['.md', '.mdx']),
    );
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap(goneModules)).toEqual([]);
    const text = "import { Card } from '@consignment/components/primitives/Card';";
    expect(goneModules({ path: 'README.md', text })).toEqual([
      'README.md names @consignment/components/primitives/Card',
    ]);
  });

  it('says of every primitive and part in two sentences what it is for', () => {
    const sources = ['primitives', 'parts'].flatMap((folder) =>
      sourcesIn(`${components}/${folder}`, ['.tsx']),
    );
    expect(sources.length).toBeGreaterThan(50);
    expect(asLines(sources.flatMap(undocumented))).toEqual([]);
  });

  it('is written in lists: the handbook draws no Markdown tables', () => {
    const pages = sourcesIn('stories', ['.mdx']);
    expect(pages.length).toBeGreaterThan(5);
    expect(pages.filter(({ text }) => /^\|.*\|$/m.test(text)).map(({ path }) => path)).toEqual([]);
  });

  it('has each page of the handbook in the group of one reader, at its place in the sidebar', () => {
    const titles = pageTitles();
    expect(titles[0]).toBe('Handbook/Welcome');
    expect(titles.slice(1).map((title) => title.split('/').slice(1))).toEqual(sortedPages().slice(1));
  });

  it('links to pages of the handbook that exist', () => {
    const ids = new Set(pageTitles().map(idOf));
    const linked = ['stories', 'tests', '.storybook', 'shells', 'packages'].flatMap((folder) =>
      sourcesIn(folder, ['.ts', '.tsx', '.mdx', '.md']).flatMap(({ path, text }) =>
        [...text.matchAll(/\b(handbook-[a-z-]+)--docs/g)].map(([, id = '']) => ({ path, id })),
      ),
    );
    expect(linked.length).toBeGreaterThan(20);
    expect(linked.filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  const path = `${components}/parts/Planted.tsx`;
  it.each([
    'export function Planted() {}',
    '/** */ export function Planted() {}',
    '/** Only a title */ export const Planted = memo(() => null);',
    '/** One amount, 1.50 (spec §9.2). */ export function Planted() {}',
    '/** @deprecated Use the other. */ export function Planted() {}',
    '// A comment is no docstring.\nexport function Planted() {}',
  ])('refuses %j', (text) => {
    expect(undocumented({ path, text })).toHaveLength(1);
  });

  it.each([
    '/** One amount. A sum belongs in StatBoxes. */ export function Planted() {}',
    '/** One amount (spec §9). A sum belongs\n * in StatBoxes. */\nexport const Planted = memo(() => null);',
    'function Planted() {}',
  ])('lets through %j', (text) => {
    expect(undocumented({ path, text })).toEqual([]);
  });
});
