import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { enginesHere, forDatabase } from '../../databases.ts';
import { report } from '../../prove/figures.ts';
import { seed } from '../../turn.ts';
import { openShop, type Files } from '../import/shop.ts';
import { randomOf } from '../reconciliation/random.ts';
import { insertVendor } from '../rows.ts';
import { drawShop } from './draw.ts';
import type { ShopFacts } from './facts.ts';
import { bytesOf, changes, otherHeaders, productHeaders, publicHeaders, type Table } from './headers.ts';
import { orderRows, productRows } from './write-file.ts';

/*
 * The headers of real files, each changed in twenty ways: a file is refused by name, or its values are those of the file before the
 * change. Where it lacks a column that decides them, the import names that column and the consequence.
 */

const isLong = process.env['LONG_TESTS'] === '1';
/** How often each header is changed in each of the ways, with other chances. */
const rounds = { postgresql: isLong ? 11 : 1, pglite: isLong ? 2 : 1 };

type Role = 'orders' | 'products';
type Read = {
  readonly refused: string | null;
  readonly values: ReadonlyMap<string, string>;
  readonly problems: readonly string[];
  readonly missing: readonly string[];
};

for (const engine of enginesHere()) {
  forDatabase(engine, (open) => {
    describe('a header that was changed on its way', () => {
      let database: Database;
      beforeAll(async () => {
        database = await open();
      });

      it('is refused by name or read right', { timeout: isLong ? 3_600_000 : 300_000 }, async () => {
        const began = performance.now();
        const done = { headers: 0, files: 0, refused: 0 };
        const silent: string[] = [];
        const all = [
          ...Object.entries(publicHeaders).map((one) => [...one, 'orders'] as const),
          ...Object.entries(productHeaders).map((one) => [...one, 'products'] as const),
          ...Object.entries(otherHeaders).map((one) => [...one, 'orders'] as const),
        ];
        for (let round = 0; round < rounds[engine]; round++) {
          for (const [at, [name, header, role]] of all.entries()) {
            const random = randomOf(seed + 1000 * round + at);
            // Four of the ways take a column each: all have had their turn after a quarter as many rounds.
            const turn = (seed % 100) + 4 * round;
            const facts = plainShop(1000 * round + at);
            const table = tableOf(header, role === 'orders' ? orderRows(facts) : productRows(facts));
            const isOther = name in otherHeaders;
            const before = await read(database, facts, role, table);
            if (isOther !== (before.refused !== null)) silent.push(`${name}: ${before.refused ?? 'read'}`);
            done.headers += 1;
            for (const change of changes) {
              const { name: way, of, lost } = change(table, random, turn);
              const after = await read(database, facts, role, of);
              done.files += 1;
              if (after.refused !== null) done.refused += 1;
              for (const fault of faultsOf(before, after, { lost, isOther }))
                silent.push(`SEED=${seed}, round ${round}, ${name}, ${way}: ${fault}`);
            }
          }
        }
        report(`headers, ${engine}`, { seed, ...done, seconds: (performance.now() - began) / 1000 });
        expect(silent).toEqual([]);
      });
    });
  });
}

/** The values that a file gives without a word about it. */
function faultsOf(
  before: Read,
  after: Read,
  { lost, isOther }: { readonly lost: readonly string[]; readonly isOther: boolean },
): string[] {
  if (after.refused !== null)
    return /^(The (orders|products) file|In the (orders|products) file)/.test(after.refused)
      ? []
      : [after.refused];
  if (isOther) return ['read as a file of the shop'];
  const isNamed = (key: string) =>
    after.problems.some((reason) => reason.includes(key.split(' ')[0] ?? key)) ||
    lost.some((heading) => after.missing.includes(heading));
  const keys = new Set([...before.values.keys(), ...after.values.keys()]);
  return [...keys].flatMap((key) => {
    const [was, is] = [before.values.get(key) ?? 'absent', after.values.get(key) ?? 'absent'];
    return was === is || is.includes(' held ') || isNamed(key) ? [] : [`${key}: ${was}, now ${is}`];
  });
}

/** A shop with orders of all stories and no missing column. */
function plainShop(nth: number): ShopFacts {
  for (let more = 0; ; more++) {
    const facts = drawShop(seed, 100_000 + nth * 100 + more, isLong ? 24 : 12);
    const { layout, without, decimals } = facts;
    if (without.length === 0 && !layout.isFilledDown && !layout.hasDecimalCommas && decimals === 2)
      return facts;
  }
}

function tableOf(header: string, rows: readonly Readonly<Record<string, string>>[]): Table {
  const columns = header.split(',');
  return {
    header: columns,
    rows: rows.map((row) => columns.map((column) => row[column] ?? '')),
    separator: ',',
    rowEnd: '',
    lineEnd: '\n',
    start: '',
    isQuoted: false,
    isInOneCell: false,
    encoding: 'utf8',
  };
}

async function read(database: Database, facts: ShopFacts, role: Role, table: Table): Promise<Read> {
  const { currency, share, rate, tax } = facts;
  const shop = await openShop(database, {
    shop: { currency, time_zone: 'UTC' },
    settings: { global_commission_ppm: rate, discount_share: share, prices_include_tax: tax.isIncluded },
  });
  await shop.write(async (tx) => {
    for (const { name, rate: own, collectsTax } of facts.vendors)
      await insertVendor(tx, shop.shopId, { name, commission_rate_ppm: own, collects_tax: collectsTax });
  });
  const files: Files = { [role]: bytesOf(table) };
  const { end, problems } = await shop.import(files);
  if (end.is === 'asked')
    return { refused: 'The orders file has dates', values: new Map(), problems: [], missing: [] };
  const rows =
    role === 'orders'
      ? await shop.rows(sql<{ key: string; value: string }>`
          select o.name || ' ' || l.sku || l.name as key, case when l.commission_reason in
            ('sums_differ', 'customer_owes', 'refund_to_assign') then ' held ' else
            concat_ws(' ', l.vendor_id - (select min(id) from vendors where shop_id = l.shop_id), l.kind, l.price,
              l.quantity, l.commission_state, l.commission_amount) end as value
          from line_items l join orders o on o.id = l.order_id where l.shop_id = ${shop.shopId}`)
      : await shop.rows(sql<{ key: string; value: string }>`
          select v.sku as key, concat_ws(' ', p.title, p.vendor_id - (select min(id) from vendors where shop_id = p.shop_id),
            p.product_type, p.collections, v.price, p.status) as value
          from variants v join products p on p.id = v.product_id where v.shop_id = ${shop.shopId}`);
  const [found] = await shop.rows(sql<{ missing: string[] | null }>`
    select jsonb_path_query_array(files, '$[*].columns.missing[*].header') as missing from imports
    where shop_id = ${shop.shopId}`);
  return {
    refused: end.is === 'failed' ? end.problem : null,
    values: byKey(rows),
    problems: problems.map(({ reason }) => reason),
    missing: found?.missing ?? [],
  };
}

/** An item that was sold twice has a value for each of its lines. */
function byKey(rows: readonly { readonly key: string; readonly value: string }[]): Map<string, string> {
  const values = new Map<string, string>();
  for (const { key, value } of rows.toSorted((one, other) => (one.value < other.value ? -1 : 1)))
    values.set(key, [values.get(key) ?? [], value].flat().join(', '));
  return values;
}
