import { targetKey, type DatedRule, type RuleTarget } from '@consignment/domain/commission/dated-rules';
import type { RuleDraft } from '../../../database/column-types.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { datedRuleOf } from '../../../pricing/dated-rules.ts';
import { sameTarget } from './commission-rules.ts';

/** How many versions were made for the lines of each target, those that were taken back included; by `targetKey`. */
export async function lastVersions(
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
 * Makes the next version for the lines of each draft, in their order: of two for the same lines the later overrides the earlier.
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

/** The names of the vendors, products and variants of these targets that the shop has; a merged vendor is left out. */
export async function knownOf(
  tx: Tx,
  shopId: number,
  targets: readonly RuleTarget[],
): Promise<{
  readonly vendors: ReadonlyMap<number, string>;
  readonly products: ReadonlyMap<number, string>;
  readonly variants: ReadonlyMap<number, { readonly title: string; readonly productTitle: string }>;
}> {
  const wanted = (idOf: (target: RuleTarget) => number | null) =>
    targets.map(idOf).filter((id) => id !== null);
  const { rows } = await sql<{ is: string; id: number; title: string; productTitle: string }>`
    select 'vendor' as "is", id, name as title, '' as "productTitle" from vendors
    where shop_id = ${shopId} and merged_into_id is null and id = any (${wanted((one) => one.vendorId)}::int8[])
    union all
    select 'product', id, title, '' from products
    where shop_id = ${shopId} and id = any (${wanted((one) => one.productId)}::int8[])
    union all
    select 'variant', v.id, v.title, p.title
    from variants v join products p on p.shop_id = v.shop_id and p.id = v.product_id
    where v.shop_id = ${shopId} and v.id = any (${wanted((one) => one.variantId)}::int8[])`.execute(tx);
  const of = (thing: string) => rows.filter(({ is }) => is === thing);
  return {
    vendors: new Map(of('vendor').map(({ id, title }) => [id, title])),
    products: new Map(of('product').map(({ id, title }) => [id, title])),
    variants: new Map(of('variant').map(({ id, ...titles }) => [id, titles])),
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
