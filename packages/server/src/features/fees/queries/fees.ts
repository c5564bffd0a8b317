import type { FeeKind } from '@consignment/domain/fees/fee-kinds';
import type { FeeTerms, FeeVersion } from '../domain/fee-terms.ts';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';

export type FeeRow = {
  readonly id: number;
  readonly name: string;
  readonly kind: FeeKind;
  readonly versions: readonly FeeVersion[];
};

/** The open shops that have a fee. */
export async function shopsWithFees(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('fees')
    .innerJoin('shops', 'shops.id', 'fees.shop_id')
    .select('fees.shop_id')
    .distinct()
    .where('shops.closed_at', 'is', null)
    .orderBy('fees.shop_id')
    .execute();
  return rows.map(({ shop_id: id }) => id);
}

/** The fees with all of their versions, the newest first; for a session of vendors those that concern or concerned one of them. */
export async function feesOf(tx: Tx, shopId: number): Promise<FeeRow[]> {
  const fees = await tx
    .selectFrom('fees')
    .select(['id', 'name', 'kind'])
    .where('shop_id', '=', shopId)
    .orderBy('id', 'desc')
    .execute();
  const versions = await tx
    .selectFrom('fee_versions')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy('version')
    .execute();
  const byFee = Map.groupBy(versions, ({ fee_id: fee }) => fee);
  return fees.map((fee) => ({
    ...fee,
    versions: (byFee.get(fee.id) ?? []).map((row) => ({
      version: row.version,
      from: row.from_day,
      terms: row.is_paused ? null : termsOf(fee.kind, row),
    })),
  }));
}

export async function feeById(tx: Tx, shopId: number, id: number): Promise<FeeRow | null> {
  return (await feesOf(tx, shopId)).find((fee) => fee.id === id) ?? null;
}

function termsOf(kind: FeeKind, row: Selectable<Schema['fee_versions']>): FeeTerms {
  return {
    kind,
    amount: row.amount,
    ppm: row.ppm,
    day: row.day,
    month: row.month,
    beforeRate: row.before_rate,
    method: row.method,
    prorated: row.prorated,
    waits: row.waits,
    vendorIds: row.vendor_ids,
  };
}

/** Makes a fee, which has no version yet. */
export async function insertFee(
  tx: Tx,
  fee: { readonly shopId: number; readonly name: string; readonly kind: FeeKind; readonly now: Date },
): Promise<number> {
  const { id } = await tx
    .insertInto('fees')
    .values({ shop_id: fee.shopId, name: fee.name, kind: fee.kind, vendor_ids: [], made_at: fee.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Adds a version and keeps the name of its fee, and whom it concerns. The caller holds the settings of the shop. */
export async function insertFeeVersion(
  tx: Tx,
  made: {
    readonly shopId: number;
    readonly feeId: number;
    readonly name: string;
    readonly version: FeeVersion;
    readonly by: number | null;
    readonly reason: string;
    readonly now: Date;
  },
): Promise<void> {
  const { shopId, feeId, version } = made;
  const { terms } = version;
  await tx
    .insertInto('fee_versions')
    .values({
      shop_id: shopId,
      fee_id: feeId,
      version: version.version,
      from_day: version.from,
      is_paused: terms === null,
      amount: terms?.amount ?? 0,
      ppm: terms?.ppm ?? null,
      day: terms?.day ?? null,
      month: terms?.month ?? null,
      before_rate: terms?.beforeRate ?? false,
      method: terms?.method ?? null,
      prorated: terms?.prorated ?? false,
      waits: terms?.waits ?? false,
      vendor_ids: terms?.vendorIds?.slice() ?? null,
      made_at: made.now,
      made_by: made.by,
      reason: made.reason,
    })
    .execute();
  const seenBy = (ids: readonly number[]) =>
    sql<number[]>`array(select distinct unnest(vendor_ids || ${[...ids]}::int8[]) order by 1)`;
  await tx
    .updateTable('fees')
    .set({
      name: made.name,
      ...(terms === null ? {} : { vendor_ids: terms.vendorIds === null ? null : seenBy(terms.vendorIds) }),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', feeId)
    .execute();
}

/** Those of these ids that no vendor of the shop has, or only one that was merged. */
export async function vendorsMissing(tx: Tx, shopId: number, ids: readonly number[]): Promise<number[]> {
  const rows = await tx
    .selectFrom('vendors')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .execute();
  const known = new Set(rows.map(({ id }) => id));
  return ids.filter((id) => !known.has(id));
}

/** The vendors whom terms concern, with their names; without hidden ones. Null stands for all. */
export async function vendorsConcerned(
  tx: Tx,
  shopId: number,
  ids: readonly number[] | null,
): Promise<{ id: number; name: string }[]> {
  return tx
    .selectFrom('vendors')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .where('hidden', '=', false)
    .$if(ids !== null, (query) => query.where(sql<boolean>`id = any (${[...(ids ?? [])]}::int8[])`))
    .orderBy('id')
    .execute();
}
