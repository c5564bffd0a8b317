import { targetKey, type DatedRule, type RuleTarget } from '@consignment/domain/dated-rules';
import type { RuleDraft } from '@consignment/domain/rule-draft';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { datedRuleOf } from '../pricing/dated-rules.ts';
import { sameTarget } from './commission-rules.ts';

/** How many versions were made for the lines of each target, those that were taken back included; by `targetKey`. */
async function lastVersions(
  tx: Tx,
  shopId: number,
  targets: readonly RuleTarget[],
): Promise<Map<string, number>> {
  const asked = targets.map(({ place, vendorId, productId, variantId, name }) => ({
    shop_id: shopId,
    place,
    vendor_id: vendorId,
    product_id: productId,
    variant_id: variantId,
    name,
  }));
  const { rows } = await sql<RuleTarget & { last: number }>`
    select asked.place, asked.vendor_id as "vendorId", asked.product_id as "productId", asked.variant_id as "variantId",
      asked.name, (select coalesce(max(r.version), 0) from commission_rules r where ${sameTarget('r', 'asked')}) as last
    from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb)
      as asked (shop_id int8, place text, vendor_id int8, product_id int8, variant_id int8, name text)`.execute(
    tx,
  );
  return new Map(rows.map(({ last, ...target }) => [targetKey(target), last]));
}

/**
 * Makes the next version for the lines of each draft, in their order: of two for the same lines the later stands before the earlier.
 * The caller holds the settings of the shop, so that no other transaction makes one meanwhile.
 */
export async function insertVersions(
  tx: Tx,
  shopId: number,
  drafts: readonly RuleDraft[],
  made: { readonly at: Date; readonly by: number | null; readonly reason: string },
): Promise<DatedRule[]> {
  const last = await lastVersions(
    tx,
    shopId,
    drafts.map(({ target }) => target),
  );
  const rows = drafts.map(({ target, from, until, value }) => {
    const version = (last.get(targetKey(target)) ?? 0) + 1;
    last.set(targetKey(target), version);
    return {
      shop_id: shopId,
      place: target.place,
      vendor_id: target.vendorId,
      product_id: target.productId,
      variant_id: target.variantId,
      name: target.name,
      version,
      from_day: from,
      until_day: until,
      measure: value.measure,
      steps: JSON.stringify(value.steps),
      floor_amount: value.bounds?.floor ?? null,
      cap_amount: value.bounds?.cap ?? null,
      bounds_per: value.bounds?.per ?? null,
      made_at: made.at,
      made_by: made.by,
      reason: made.reason,
    };
  });
  const inserted = await tx.insertInto('commission_rules').values(rows).returningAll().execute();
  // The ids of one statement follow the order of its rows.
  return inserted.map(datedRuleOf).sort((one, other) => one.id - other.id);
}

export async function takeVersionBack(tx: Tx, shopId: number, id: number, at: Date): Promise<void> {
  await tx
    .updateTable('commission_rules')
    .set({ taken_back_at: at })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('taken_back_at', 'is', null)
    .execute();
}

/** The vendors, products and variants of these targets that the shop has; a vendor that was merged into another is none. */
export async function knownOf(
  tx: Tx,
  shopId: number,
  targets: readonly RuleTarget[],
): Promise<{
  readonly vendors: ReadonlySet<number>;
  readonly products: ReadonlySet<number>;
  readonly variants: ReadonlySet<number>;
}> {
  const known = async (table: 'vendors' | 'products' | 'variants', ids: readonly (number | null)[]) => {
    const wanted = [...new Set(ids)].filter((id) => id !== null);
    if (wanted.length === 0) return new Set<number>();
    const isThere = table === 'vendors' ? sql`merged_into_id is null` : sql`true`;
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where shop_id = ${shopId} and id = any (${wanted}::int8[]) and ${isThere}`.execute(tx);
    return new Set(rows.map(({ id }) => id));
  };
  return {
    vendors: await known(
      'vendors',
      targets.map(({ vendorId }) => vendorId),
    ),
    products: await known(
      'products',
      targets.map(({ productId }) => productId),
    ),
    variants: await known(
      'variants',
      targets.map(({ variantId }) => variantId),
    ),
  };
}

/** Which lines a version is for; null where there is none. */
export async function versionTarget(tx: Tx, shopId: number, id: number): Promise<RuleTarget | null> {
  const row = await tx
    .selectFrom('commission_rules')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row === undefined ? null : datedRuleOf(row).target;
}
