import {
  importFindings,
  type ImportFinding,
  type ImportFindingKind,
} from '@consignment/domain/imports/import-findings';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The findings of one kind in an import: their orders and amounts in sum, and for the vendors with the most. */
export type FindingTotals = {
  kind: ImportFindingKind;
  orders: number;
  /** How many lines it is of, where it counts lines. */
  lines: number;
  /** The sentence on the whole file; '' where orders are named. */
  detail: string;
  /** Minor units of the commission that depends on them. */
  amount: number;
  vendor_count: number;
  vendors: { vendor: string; orders: number; amount: number }[];
};

/** In the order in which they need a look. */
const kinds = Object.keys(importFindings);
const mostVendors = 20;

const ordersOf = sql`count(distinct (f.row_number, f.order_name)) filter (where f.order_name <> '')
  + coalesce(sum(f.orders) filter (where f.order_name = ''), 0)`;

export const findingTotals = sql`(
  select coalesce(jsonb_agg(jsonb_build_object('kind', k.kind, 'orders', k.orders, 'lines', k.lines, 'detail', k.detail, 'amount', k.amount,
    'vendor_count', k.vendor_count, 'vendors', k.vendors)), '[]')
  from (
    select v.kind, min(a.orders) as orders, min(a.lines) as lines, min(a.detail) as detail, sum(v.amount) as amount,
      count(*) filter (where v.vendor <> '') as vendor_count,
      coalesce(jsonb_agg(jsonb_build_object('vendor', v.vendor, 'orders', v.orders, 'amount', v.amount) order by v.nth)
        filter (where v.vendor <> '' and v.nth <= ${mostVendors}), '[]') as vendors
    from (
      select f.kind, f.vendor, ${ordersOf} as orders, sum(f.amount) as amount,
        row_number() over (partition by f.kind order by f.vendor = '', sum(f.amount) desc, f.vendor) as nth
      from import_findings f where f.import_id = imports.id group by f.kind, f.vendor) v
    join (
      select f.kind, ${ordersOf} as orders, sum(f.lines) as lines,
        coalesce(string_agg(f.detail, ' ' order by f.id) filter (where f.order_name = ''), '') as detail
      from import_findings f where f.import_id = imports.id group by f.kind) a on a.kind = v.kind
    group by v.kind) k) as findings`;

/** The findings of an import, those that need a look most first, then by row; of one kind or one vendor where that is asked. */
export async function findingPage(
  tx: Tx,
  importId: number,
  of: { readonly kind: ImportFindingKind | null; readonly vendor: string | null },
  page: { readonly size: number; readonly offset: number },
): Promise<{ count: number; rows: ImportFinding[] }> {
  const where = sql`f.import_id = ${importId} and (${of.kind}::text is null or f.kind = ${of.kind})
    and (${of.vendor}::text is null or f.vendor = ${of.vendor})`;
  const { rows } = await sql<ImportFinding>`
    select f.kind, f.order_name as "orderName", f.row_number as row, f.vendor, f.amount, f.detail
    from import_findings f where ${where}
    order by array_position(${kinds}::text[], f.kind), f.row_number, f.id limit ${page.size} offset ${page.offset}`.execute(
    tx,
  );
  const counted = await sql<{ count: number }>`
    select count(*) as count from import_findings f where ${where}`.execute(tx);
  return { count: counted.rows[0]?.count ?? 0, rows };
}

export async function addFindings(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  findings: readonly ImportFinding[],
): Promise<void> {
  if (findings.length === 0) return;
  await sql`
    insert into import_findings (import_id, shop_id, kind, order_name, row_number, orders, lines, vendor, amount, detail)
    select ${of.importId}, ${of.shopId}, f.kind, f."orderName", f.row, coalesce(f.orders, 1), coalesce(f.lines, 0), f.vendor, f.amount, f.detail
    from json_to_recordset(${JSON.stringify(findings)}::json) as f (kind text, "orderName" text, "row" int4,
      orders int4, lines int4, vendor text, amount int8, detail text)`.execute(tx);
}

export async function replaceFindings(
  tx: Tx,
  of: { readonly shopId: number; readonly importId: number },
  findings: readonly ImportFinding[],
): Promise<void> {
  await sql`delete from import_findings where import_id = ${of.importId}`.execute(tx);
  await addFindings(tx, of, findings);
}
