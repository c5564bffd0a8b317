import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect } from 'vitest';
import {
  insertImport,
  runImport,
  beginImport,
  type ImportEnd,
} from '../../../packages/server/src/imports/run/run-import.ts';
import type { BatchSize } from '../../../packages/server/src/imports/csv/csv-platform.ts';
import type { DateOrder } from '../../../packages/server/src/imports/port/records.ts';
import { audit } from '../../../packages/server/src/features/features.ts';
import { bookPayout, type PayoutAsk } from '../../../packages/server/src/ledger/create-payout.ts';
import type { Payout } from '../../../packages/server/src/ledger/write-payouts.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { problemPage, type ImportProblemRow } from '../../../packages/server/src/queries/imports/problems.ts';
import { csvOf } from '../../unit/import/files.ts';
import { insertShop } from '../rows.ts';
import { importDay } from './days.ts';

type Content = string | Buffer;
export type Files = { readonly products?: Content; readonly orders?: Content; readonly refunds?: Content };

export type ImportedShop = {
  readonly shopId: number;
  write<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  rows<T>(query: ReturnType<typeof sql<T>>): Promise<T[]>;
  /** Imports texts as the files products.csv and so on. */
  import(
    files: Files,
    now?: Date,
    batchSize?: BatchSize,
    dateOrder?: DateOrder,
  ): Promise<{ end: ImportEnd; problems: ImportProblemRow[] }>;
  /** The same; fails the test where the import has problems. */
  importWell(files: Files, now?: Date): Promise<void>;
  /** Checks the texts as files of the same names. */
  check(files: Files, now?: Date): Promise<void>;
  /** Pays the whole amount due to a vendor and returns it. */
  payAll(vendor: string): Promise<number>;
  /** The same in an open transaction. */
  payAllIn(tx: Tx, vendor: string, setup?: PayoutAsk['setup']): Promise<Payout>;
  due(vendor: string): Promise<number>;
  /** Fails where a stored figure differs from its rows. */
  expectClean(): Promise<void>;
};

/** A file of refunds: returned units of a SKU of an order. */
export function refundsCsv(rows: readonly Readonly<Record<string, string>>[]): string {
  return csvOf(['Refunded at', 'Order', 'Sku', 'Units', 'Amount before discount'], rows);
}

/** A refund of one mug of order #1001. */
export function aRefund(changes: Readonly<Record<string, string>> = {}): Record<string, string> {
  return {
    'Refunded at': '2026-03-10 09:00:00 +0000',
    Order: '#1001',
    Sku: 'MUG',
    Units: '1',
    ...changes,
  };
}

/** A shop in GBP with a rate of one half for all vendors. */
export async function openShop(
  database: Database,
  changes: Parameters<typeof insertShop>[1] = {},
): Promise<ImportedShop> {
  const shopId = await database.asSystem((tx) =>
    insertShop(tx, {
      ...changes,
      shop: { currency: 'GBP', time_zone: 'Europe/London', ...changes.shop },
      settings: { global_commission_ppm: 500_000, ...changes.settings },
    }),
  );
  const write: ImportedShop['write'] = (work) => database.asShop({ shopId, vendorIds: null }, work);
  const rows: ImportedShop['rows'] = async (query) => (await write((tx) => query.execute(tx))).rows;
  const due = async (vendor: string) => {
    const [found] = await rows(sql<{ due: number }>`
      select t.due from vendor_totals t join vendors v on v.id = t.vendor_id where v.name = ${vendor}`);
    return found?.due ?? 0;
  };
  const carry = async (
    files: Files,
    as: 'running' | 'checking',
    now: Date,
    batchSize?: BatchSize,
    dateOrder: DateOrder | null = null,
  ) => {
    const folder = mkdtempSync(join(tmpdir(), 'consignment-import-'));
    try {
      const given = (['products', 'orders', 'refunds'] as const).flatMap((role) => {
        const text = files[role];
        if (text === undefined) return [];
        const path = join(folder, `${role}.csv`);
        writeFileSync(path, text);
        return [{ role, name: `${role}.csv`, path, size: Buffer.byteLength(text), dateOrder }];
      });
      const { id } = await insertImport(database, { shopId, now }, given, true);
      const of = { shopId, importId: id, now };
      if (!(await beginImport(database, of, as))) throw new Error('Another import runs.');
      const end = await runImport(database, of, given, { clock: () => now, as, batchSize });
      const { rows: problems } = await write((tx) => problemPage(tx, id, { size: 1000, offset: 0 }));
      return { end, problems };
    } finally {
      rmSync(folder, { recursive: true });
    }
  };
  const shop: ImportedShop = {
    shopId,
    write,
    rows,
    due,
    import: (files, now = importDay, batchSize, dateOrder) =>
      carry(files, 'running', now, batchSize, dateOrder),
    async check(files, now = importDay) {
      await carry(files, 'checking', now);
    },
    async importWell(files, now) {
      const { end, problems } = await shop.import(files, now);
      expect(problems).toEqual([]);
      expect(end).toMatchObject({ is: 'done' });
    },
    async payAll(vendor) {
      return (await write((tx) => shop.payAllIn(tx, vendor))).amount;
    },
    async payAllIn(tx, vendor, setup = { method: 'by_hand' }) {
      const found = await tx
        .selectFrom('vendors')
        .select('id')
        .where('name', '=', vendor)
        .executeTakeFirstOrThrow(() => new Error(`There is no vendor ${vendor}.`));
      const verdict = await bookPayout(tx, {
        shopId,
        vendorId: found.id,
        lines: 'all',
        additionalPay: 0,
        expectedAmount: null,
        note: '',
        setup,
        createdBy: null,
        now: importDay,
      });
      if (verdict.is === 'refused') throw new Error(verdict.detail);
      return verdict.payout;
    },
    async expectClean() {
      expect(await write((tx) => audit(tx, shopId))).toEqual([]);
    },
  };
  return shop;
}

const importedTables = [
  'vendors',
  'products',
  'variants',
  'orders',
  'line_items',
  'refund_lines',
  'order_returns',
  'vendor_totals',
  'payouts',
  'payout_items',
  'ledger_transactions',
  'ledger_entries',
] as const;

/** All rows of the shop as one text a table, with their physical positions: equal only if nothing was written. */
export function rowVersions(
  { shopId }: Pick<ImportedShop, 'shopId'>,
  database: Database,
): Promise<Record<string, string>> {
  return database.asSystem(async (tx) => {
    const texts: Record<string, string> = {};
    for (const table of importedTables) {
      const { rows } = await sql<{ text: string }>`
        select md5(coalesce(string_agg(t.ctid::text || t.xmin::text || t::text, '|' order by t::text), '')) as text
        from ${sql.table(table)} t where t.shop_id = ${shopId}`.execute(tx);
      texts[table] = rows[0]?.text ?? '';
    }
    return texts;
  });
}

/** A shop's rows without ids, to compare shops that were filled in different ways. */
export function contentOf(
  { shopId }: { readonly shopId: number },
  database: Database,
): Promise<Record<string, string>> {
  const contents = {
    vendors: sql`select name, slug from vendors where shop_id = ${shopId}`,
    totals: sql`
      select v.name, t.due, t.paid, t.earned, t.total_sales, t.amount_taxed from vendor_totals t
      join vendors v on v.id = t.vendor_id where t.shop_id = ${shopId}`,
    products: sql`
      select to_jsonb(p) - array['id', 'shop_id', 'vendor_id', 'created_at'] as product, v.name from products p
      left join vendors v on v.id = p.vendor_id where p.shop_id = ${shopId}`,
    variants: sql`
      select to_jsonb(v) - array['id', 'shop_id', 'product_id'] as variant, p.handle from variants v
      join products p on p.id = v.product_id where v.shop_id = ${shopId}`,
    orders: sql`select to_jsonb(o) - array['id', 'shop_id'] as "order" from orders o where shop_id = ${shopId}`,
    lines: sql`
      select to_jsonb(l) - array['id', 'shop_id', 'order_id', 'variant_id', 'tracked_vendor_id', 'vendor_id',
          'reverses_id', 'payout_id'] as line,
        v.name as vendor, x.platform_id as variant, l.payout_id is null as is_open
      from line_items l left join vendors v on v.id = l.vendor_id left join variants x on x.id = l.variant_id
      where l.shop_id = ${shopId}`,
    refunds: sql`
      select r.platform_id, r.refunded_at, r.units, r.amount, l.platform_id as line from refund_lines r
      join line_items l on l.id = r.line_item_id where r.shop_id = ${shopId}`,
    returns: sql`select to_jsonb(r) - 'shop_id' as returned from order_returns r where shop_id = ${shopId}`,
  };
  return database.asSystem(async (tx) => {
    const texts: Record<string, string> = {};
    for (const [name, query] of Object.entries(contents)) {
      const { rows } = await sql<{ text: string }>`
        select count(*) || ' ' || md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as text
        from (${query}) t`.execute(tx);
      texts[name] = rows[0]?.text ?? '';
    }
    return texts;
  });
}
