import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import { describe, expect, it } from 'vitest';
import { apps, server, trade } from '../../stories/handbook/developers/glossary.ts';
import { exportsOf, labelsOf, root, sourcesIn, type Source } from './source.ts';

const rows = [...trade, ...server, ...apps];
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const schema = read('packages/server/src/database/schema.ts');
const contract = load(read('openapi.yaml'));
const operations = new Set(read('openapi.yaml').match(/(?<=operationId: )\w+/g));

/** Names and words that others have given, or that are of another thing. */
const given: Readonly<Record<string, string>> = {
  user: 'documented',
  vendor_signup_user_email: 'documented',
  'Permissions Updated': 'a documented title',
  'Best sellers': 'products',
  sampleBestSellers: 'products',
  chunksOf: 'of a PNG, by its format',
};

/** Is a place of the glossary there: a path, a table, a column of one, or an operation? */
function isThere(place: string): boolean {
  if (existsSync(join(root, place)) || operations.has(place)) return true;
  const [table = '', column] = place.split('.');
  const [, columns] = new RegExp(`^  ${table}: {\n([^]*?)^  };`, 'm').exec(schema) ?? [];
  if (columns === undefined) return false;
  return column === undefined || new RegExp(`^    ${column}: `, 'm').test(columns);
}

/** Paths, operations, parameters, schemas and properties of the contract. */
function namesIn(node: unknown, isList = false): string[] {
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([key, value]: [string, unknown]) => [
    ...(isList ? [key] : []),
    ...((key === 'operationId' || key === 'name') && typeof value === 'string' ? [value] : []),
    ...namesIn(value, !isList && ['paths', 'schemas', 'properties'].includes(key)),
  ]);
}

const refused = rows.flatMap(([word, , , not]) =>
  not.split(', ').flatMap((other) => (other === '' ? [] : [{ word, other }])),
);
const anyRefused = new RegExp(`\\b(${refused.map(({ other }) => other).join('|')})(?:e?s)?\\b`);

/** The refused word in a name, and the one in its place: of `PaypalWay`, a file `paypal-way.ts` or 'The PayPal way'. */
function wrongIn(name: string, taken = given): string[] {
  const plain = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').replace(/[^A-Za-z0-9]+/g, ' ');
  const [, said] = name in taken ? [] : (anyRefused.exec(plain.toLowerCase()) ?? []);
  const row = refused.find(({ other }) => other === said);
  return row === undefined ? [] : [`“${name}” is ${row.word}, not ${row.other}`];
}

function faultsIn(source: Source): string[] {
  const names = [...exportsOf(source).map(({ name }) => name), ...labelsOf(source).map(({ text }) => text)];
  return [...source.path.split('/'), ...names].flatMap((name) =>
    wrongIn(name).map((fault) => `${source.path}: ${fault}`),
  );
}

describe('the glossary', () => {
  it('names places that are there', () => {
    const places = rows.flatMap(([, , cell]) =>
      [...cell.matchAll(/`(.+?)`/g)].map(([, place = '']) => place),
    );
    expect(places.length).toBeGreaterThan(rows.length);
    expect(places.filter((place) => !isThere(place))).toEqual([]);
  });

  it.each(['packages/domain/src/commission.ts', 'paypal_ways', 'payouts.way', 'createDisbursement'])(
    'would not name %s',
    (place) => {
      expect(isThere(place)).toBe(false);
    },
  );

  it('has one row a word', () => {
    expect(new Set(rows.map(([word]) => word)).size).toBe(rows.length);
  });
});

describe('one thing has one word', () => {
  it('in files, exported names, labels and titles', { timeout: 60_000 }, () => {
    const sources = ['packages', 'shells'].flatMap((folder) => sourcesIn(folder, ['.ts', '.tsx']));
    expect(sources.length).toBeGreaterThan(1000);
    expect(sources.flatMap(faultsIn)).toEqual([]);
  });

  it('in the contract', () => {
    const names = namesIn(contract);
    expect(names.length).toBeGreaterThan(1000);
    expect(names.flatMap((name) => wrongIn(name))).toEqual([]);
  });

  it('and each exception needs to be one', () => {
    expect(Object.keys(given).filter((name) => wrongIn(name, {}).length === 0)).toEqual([]);
  });

  it.each([
    ['packages/server/src/ledger/paypal-way.ts', ''],
    ['packages/server/src/ledger/planted.ts', 'export type PaypalWay = 1;'],
    ['packages/domain/src/planted.ts', 'export function orderLinesOf() {}'],
    ['shells/merchant/src/planted.tsx', '<Page title="All suppliers" />'],
  ])('is refused in %s: %s', (path, text) => {
    expect(faultsIn({ path, text })).toHaveLength(1);
  });

  it.each(['onItsWay', 'line_items', 'useRegion', 'disbursing'])('lets through %s', (name) => {
    expect(wrongIn(name)).toEqual([]);
  });

  it('is held of the contract too', () => {
    const planted = { components: { schemas: { Payout: { properties: { consignor_id: {} } } } } };
    expect(namesIn(planted)).toEqual(['Payout', 'consignor_id']);
    expect(wrongIn('consignor_id')).toHaveLength(1);
  });
});
