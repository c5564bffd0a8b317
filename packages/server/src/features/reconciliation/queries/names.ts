import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';

export async function vendorsOfNames(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from vendors where shop_id = ${shopId} and id = any (${[...ids]}::int8[])`.execute(tx);
  return new Map(rows.map(({ id, name }) => [id, name]));
}

export type NamedPayout = {
  readonly id: number;
  readonly invoiceNumber: number;
  readonly vendorId: number;
  readonly vendorName: string;
};

export async function payoutsNamed(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<Map<number, NamedPayout>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedPayout>`
    select p.id, p.invoice_number as "invoiceNumber", v.id as "vendorId", v.name as "vendorName"
    from payouts p join vendors v on v.shop_id = p.shop_id and v.id = p.vendor_id
    where p.shop_id = ${shopId} and p.id = any (${[...ids]}::int8[])`.execute(tx);
  return new Map(rows.map((row) => [row.id, row]));
}
