import { sql } from 'kysely';
import { compare, figure, heading, shortTurns } from '../harness.ts';
import { statementsOf } from '../statements.ts';
import { cpuClock, cpuOfEach, p95, type Cpu } from './cpu.ts';
import type { Shop } from './shop.ts';

const cpuBudget = 100;
/** As the screens ask: the rows first, and the whole count in another call. */
const brief = (path: string) => `${path}${path.includes('?') ? '&' : '?'}count=brief`;
const words = [
  'lamp',
  'Blue',
  'SKU-0001',
  '#1201',
  'Ingrid',
  'rug',
  'Willow & Co',
  'quilt',
  'Marlow',
  '1999',
];

/** The list pages: against their own statements, or in processor time where that is the budget. */
export async function measurePages(shop: Shop): Promise<void> {
  heading('Pages');
  await againstStatements(
    shop,
    'totals, 100 vendors by due',
    '/vendors/commission-totals/?ordering=-due&page_size=100',
  );
  const vendors = await vendorsBySize(shop);
  const [largest = 0] = vendors;
  // Each hundredth of the vendors once, from the largest to the smallest.
  const spread = vendors.filter((_, rank) => rank % Math.ceil(vendors.length / 100) === 0);
  const dates = 'date_start=2024-04-01&date_end=2025-09-30';
  const commissions = (vendor: number, more: string) => `/vendors/commissions/?vendor_id=${vendor}${more}`;
  const filtered = (vendor: number, index: number) =>
    commissions(
      vendor,
      `&${dates}&paid=${index % 2 === 0}&search=${encodeURIComponent(words[index % words.length] ?? '')}`,
    );

  await inCpu(shop, 'commissions, search + dates + paid, 100 vendors', spread.map(filtered));
  await inCpu(
    shop,
    'commissions, search + dates + paid, the largest vendor',
    words.map((_, index) => filtered(largest, index)),
  );
  await inCpu(
    shop,
    'commissions, search alone, the largest vendor',
    words.map((word) => commissions(largest, `&search=${encodeURIComponent(word)}`)),
  );
  for (const paid of ['true', 'false']) {
    await inCpu(
      shop,
      `commissions, paid=${paid}, the largest vendor`,
      Array<string>(10).fill(commissions(largest, `&paid=${paid}`)),
    );
  }
  await inCpu(shop, 'commissions of the whole shop', Array<string>(5).fill('/vendors/commissions/'));
  await inCpu(
    shop,
    'commissions of the whole shop, search + dates + paid',
    words
      .slice(0, 5)
      .map((word) => `/vendors/commissions/?${dates}&paid=true&search=${encodeURIComponent(word)}`),
  );
  await inCpu(shop, 'orders', Array<string>(10).fill('/orders/'));
  await inCpu(
    shop,
    'orders, search',
    words.map((word) => `/orders/?search=${encodeURIComponent(word)}`),
  );
  await inCpu(
    shop,
    'orders, search of 2 characters (no trigram)',
    ['we', '12', 'ad'].map((word) => `/orders/?search=${word}`),
  );
  await inCpu(
    shop,
    'customers, search',
    words.map((word) => `/customers/?search=${encodeURIComponent(word)}`),
  );
  await inCpu(
    shop,
    'customers of one vendor, search',
    words.map((word) => `/vendors/${largest}/customers/?search=${encodeURIComponent(word)}`),
  );
  await inCpu(
    shop,
    'payouts, search',
    words.map((word) => `/vendors/payouts/?search=${encodeURIComponent(word)}`),
  );
}

async function againstStatements(shop: Shop, what: string, path: string): Promise<void> {
  const statements = await statementsOf(() => shop.call(path));
  const replay = async () => {
    for (const { client, text, values } of statements) await client.query(text, values);
  };
  const [page, floor] = await compare(() => shop.call(path), replay, shortTurns);
  const floorName = `its ${statements.length} statements`;
  figure(`${what}: p95`, page.p95, 'ms', { what: floorName, value: floor.p95 });
  const clock = cpuClock(shop.database);
  const often = Array<null>(30).fill(null);
  const total = (spent: readonly Cpu[]) => p95(spent.map(({ database, server }) => database + server));
  const [ofPage, ofFloor] = [
    total(await cpuOfEach(clock, often, () => shop.call(path))),
    total(await cpuOfEach(clock, often, replay)),
  ];
  if (ofFloor > 0) figure(`${what}: p95`, ofPage, 'ms CPU', { what: floorName, value: ofFloor });
}

async function inCpu(shop: Shop, what: string, paths: readonly string[]): Promise<void> {
  const first = paths.map(brief);
  for (const path of first.slice(0, 3)) await shop.call(path);
  const clock = cpuClock(shop.database);
  const spent = await cpuOfEach(clock, first, shop.call);
  if (spent.length === 0) return console.log(`${what}: this system does not report processor time`);
  figure(`${what}: p95`, p95(spent.map(({ database, server }) => database + server)), 'ms CPU', {
    what: 'budget',
    value: cpuBudget,
  });
}

async function vendorsBySize({ database, shopId }: Shop): Promise<number[]> {
  return database.asSystem(async (tx) => {
    const { rows } = await sql<{ id: number }>`select vendor_id as id from line_items
      where shop_id = ${shopId} and vendor_id is not null group by vendor_id order by count(*) desc, vendor_id`.execute(
      tx,
    );
    return rows.map(({ id }) => id);
  });
}
