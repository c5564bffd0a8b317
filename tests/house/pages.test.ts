import { matchRoutes } from 'react-router-dom';
import { routesOf } from '@consignment/routing/app/routes-of';
import {
  merchantActs,
  merchantPlaces,
  merchantWords,
  portalWords,
  salesrepsWords,
} from '@consignment/domain/text/find-words';
import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import * as merchant from '../../shells/merchant/src/pages.ts';
import { paths as merchantPaths } from '../../shells/merchant/src/paths.ts';
import * as portal from '../../shells/portal/src/pages.ts';
import { paths as portalPaths } from '../../shells/portal/src/paths.ts';
import * as salesreps from '../../shells/salesreps/src/pages.ts';
import { paths as salesrepsPaths } from '../../shells/salesreps/src/paths.ts';
import { asLines, lineOf, parse, sourcesIn, walk, type Source, type Violation } from './source.ts';

/* One table of pages gives an app its routes, menus, search, rights and titles. */

type Line = { path: string; title?: string; right?: unknown; isFound?: true };
type App = { table: readonly Line[]; paths: object; words: readonly string[] };

const apps: Readonly<Record<string, App>> = {
  merchant: {
    ...merchant,
    paths: merchantPaths,
    words: [...Object.keys(merchantWords), ...[...merchantPlaces, ...merchantActs].map(({ at }) => at.page)],
  },
  portal: { ...portal, paths: portalPaths, words: Object.keys(portalWords) },
  salesreps: { ...salesreps, paths: salesrepsPaths, words: Object.keys(salesrepsWords) },
};
const sourcesOf = (app: string) => sourcesIn(`shells/${app}/src`, ['.ts', '.tsx']);
const isTable = ({ path }: Source) => /^shells\/\w+\/src\/pages\.ts$/.test(path);

const isRoute = ({ path, text }: Source) =>
  /\/src\/routes\/.+\.tsx$/.test(path) && /^export (function|const) Component\b/m.test(text);

/** The modules that a file imports below `routes`. */
function routesIn({ path, text }: Source): string[] {
  const folder = path.slice(0, path.lastIndexOf('/'));
  return [...text.matchAll(/'\.\/(routes\/[^']+)'/g)].map(([, file]) => `${folder}/${file ?? ''}`);
}

/** Routes that no line of the table opens. The frame of an app may be there from the start. */
function unlisted(sources: readonly Source[]): string[] {
  const listed = new Set(
    sources.filter((source) => isTable(source) || source.path.endsWith('/src/routes.ts')).flatMap(routesIn),
  );
  return sources.filter((source) => isRoute(source) && !listed.has(source.path)).map(({ path }) => path);
}

/** Lines without a title or a right. */
function incomplete(lines: readonly Line[]): string[] {
  return lines
    .filter(({ title, right }) => title === '' || title === undefined || right === undefined)
    .map(({ path }) => `${path} has no title or no right`);
}

/** Words and places of the search that are of no page of the table which the search has. */
function astray({ table, paths, words }: App): string[] {
  const found = new Set(table.filter(({ isFound }) => isFound).map(({ path }) => path));
  const addresses = new Map(Object.entries(paths).map(([name, path]) => [name, String(path)]));
  return words.filter((name) => !found.has(addresses.get(name)?.split('?', 1)[0] ?? ''));
}

/** Titles, guards and lists of pages beside the table. */
function beside(source: Source, ownTitles: ReadonlySet<string>): Violation[] {
  if (isTable(source)) return [];
  const file = parse(source);
  const found: Violation[] = [];
  const add = (node: ts.Node, what: string) =>
    found.push({ path: source.path, line: lineOf(file, node), what });
  const page = isRoute(source);
  walk(file, (node) => {
    if (ts.isJsxOpeningElement(node) && node.tagName.getText(file) === 'title') {
      if (!ownTitles.has(source.path)) add(node, 'draws its own title');
    }
    if (page && ts.isCallExpression(node) && /^needs/.test(node.expression.getText(file)))
      add(node, 'guards itself');
    if (ts.isObjectLiteralExpression(node) && namesPage(node, file)) add(node, 'names a page');
  });
  return found;
}

function namesPage(node: ts.ObjectLiteralExpression, file: ts.SourceFile): boolean {
  const valueOf = (name: string) =>
    node.properties.find(
      (one): one is ts.PropertyAssignment => ts.isPropertyAssignment(one) && one.name.getText(file) === name,
    )?.initializer;
  const [href, label] = [valueOf('href'), valueOf('label')];
  return (
    href !== undefined &&
    /^paths\.\w+$/.test(href.getText(file)) &&
    label?.kind === ts.SyntaxKind.StringLiteral
  );
}

/** The modules of the pages that name their record in the window. */
function ownTitlesOf(sources: readonly Source[]): Set<string> {
  const tables = sources.filter(isTable);
  const lines = tables.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line) => (line.includes('hasOwnTitle: true') ? [{ path, text: line }] : [])),
  );
  return new Set(lines.flatMap(routesIn));
}

describe.each(Object.entries(apps))('the table of pages of %s', (name, { table, paths, words }) => {
  const sources = sourcesOf(name);

  it('has every route', () => {
    expect(sources.filter(isRoute).length).toBeGreaterThan(20);
    expect(unlisted(sources)).toEqual([]);
  });

  it('gives every page a title and a right', () => {
    expect(table.length).toBeGreaterThan(20);
    expect(incomplete(table)).toEqual([]);
  });

  it('is the one place of titles, guards and lists of pages', () => {
    expect(asLines(sources.flatMap((source) => beside(source, ownTitlesOf(sources))))).toEqual([]);
  });

  it('names a page that draws its own title, which no other does', () => {
    const own = ownTitlesOf(sources);
    const drawn = sources.filter(({ path }) => own.has(path)).filter(({ text }) => !text.includes('<title>'));
    // Those of statements draw it in the kit that both apps share.
    expect(drawn.map(({ path }) => path).filter((path) => !path.endsWith('/statement.tsx'))).toEqual([]);
  });

  it('has every page of the search', () => {
    expect(words.length).toBeGreaterThan(1);
    expect(astray({ table, paths, words })).toEqual([]);
  });

  it('opens no page twice', () => {
    const addresses = table.map(({ path }) => path);
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});

describe('the law of the table', () => {
  const routes = 'shells/merchant/src/routes';
  const table = { path: 'shells/merchant/src/pages.ts', text: `x = [() => import('./routes/a.tsx')];` };
  const page = (text: string) => ({
    path: `${routes}/b.tsx`,
    text: `export function Component() {}\n${text}`,
  });

  it('finds a route that is not in it', () => {
    expect(unlisted([table, page('')])).toEqual([`${routes}/b.tsx`]);
    expect(unlisted([table, { ...page(''), path: `${routes}/a.tsx` }])).toEqual([]);
  });

  it('finds a line without a title or a right', () => {
    const whole = { path: '/a', title: 'A', right: 'everyone' };
    expect(incomplete([whole, { ...whole, title: '' }, { path: '/a', title: 'A' }])).toHaveLength(2);
  });

  it('finds words of a page that the search does not have', () => {
    const paths = { home: '/', notes: '/notes', openNotes: '/notes?open=true', note: () => '/notes/1' };
    const words = ['home', 'openNotes', 'notes', 'note', 'gone'];
    const lines = [{ path: '/', isFound: true }, { path: '/notes' }] as const;
    expect(astray({ table: lines, paths, words })).toEqual(['openNotes', 'notes', 'note', 'gone']);
    expect(astray({ table: [lines[0], { path: '/notes', isFound: true }], paths, words })).toEqual([
      'note',
      'gone',
    ]);
  });

  it.each([
    ['x = <title>Notes</title>;', 'draws its own title'],
    [`await needs('listNotes');`, 'guards itself'],
    [`x = [{ href: paths.notes, label: 'Notes' }];`, 'names a page'],
  ])('finds %s', (text, what) => {
    expect(beside(page(text), new Set()).map((one) => one.what)).toEqual([what]);
  });

  it('lets a page name its record', () => {
    expect(beside(page('x = <title>{order.name}</title>;'), new Set([`${routes}/b.tsx`]))).toEqual([]);
  });
});

describe('the routes of the table', () => {
  const entered = () => Promise.resolve();
  const routes = routesOf(merchant.table, {
    titles: merchant.titles,
    frames: merchant.frames,
    mayEnter: entered,
    needs: () => undefined,
  });
  const at = (path: string) => (matchRoutes(routes, path) ?? []).map(({ route }) => route.id ?? route.path);

  it('are in their frames', () => {
    expect(at('/settings')).toEqual(['app', 'settings', '/settings']);
    expect(at('/settings/rules')).toEqual(['app', 'settings', '/settings/rules']);
    expect(at('/settings/rules/replay')).toEqual(['app', '/settings/rules/replay']);
    expect(at('/statements/issue')).toEqual(['app', '/statements/issue']);
    expect(at('/terms-of-service')).toEqual(['legal', '/terms-of-service']);
    expect(at('/nowhere')).toEqual([]);
  });

  it('ask once for a session, where a page is not public', () => {
    const asks = (path: string) =>
      (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.middleware ?? []).length;
    expect(['/', '/settings', '/onboarding', '/sign-in', '/verify'].map(asks)).toEqual([1, 1, 1, 0, 0]);
  });
});
