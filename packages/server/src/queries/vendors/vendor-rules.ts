import { comparableName, type DatedRule } from '@consignment/domain/commission/dated-rules';
import { plainName } from '@consignment/domain/text/plain-name';
import { showsRates } from '@consignment/domain/shop/shop-switches';
import type { ConcernedVendor } from '@consignment/domain/commission/vendor-rules';
import { visibleToVendors } from '../../common/visibility.ts';
import type { Tx } from '../../database/database.ts';
import { datedRuleOf } from '../../pricing/dated-rules.ts';
import { splitTags } from '../../pricing/shop-rules.ts';
import { metasOf } from '../shops/shops.ts';
import { switchesOf } from '../shops/switches.ts';

/** Does the shop show its vendors the rules that they are paid by? */
export async function showsRatesToVendors(tx: Tx, shopId: number): Promise<boolean> {
  const { commissions } = visibleToVendors(await metasOf(tx, shopId));
  return showsRates(await switchesOf(tx, shopId), commissions);
}

/** A version with the names of its product and its variant. */
export type TitledRule = DatedRule & {
  readonly productTitle: string | null;
  readonly variantTitle: string | null;
};

/** The versions of rules that were not taken back and that the session may see, by id. */
export async function titledRules(tx: Tx, shopId: number): Promise<TitledRule[]> {
  const rows = await tx
    .selectFrom('commission_rules as r')
    .leftJoin('variants as v', (join) =>
      join.onRef('v.shop_id', '=', 'r.shop_id').onRef('v.id', '=', 'r.variant_id'),
    )
    .leftJoin('products as p', (join) =>
      join
        .onRef('p.shop_id', '=', 'r.shop_id')
        .on((eb) => eb('p.id', '=', eb.fn.coalesce('r.product_id', 'v.product_id'))),
    )
    .selectAll('r')
    .select(['p.title as product_title', 'v.title as variant_title'])
    .where('r.shop_id', '=', shopId)
    .where('r.taken_back_at', 'is', null)
    .orderBy('r.id')
    .execute();
  return rows.map((row) => ({
    ...datedRuleOf(row),
    productTitle: row.product_title,
    variantTitle: row.variant_title,
  }));
}

/** A vendor by what decides which rules concern it, with its name. */
export type NamedVendor = ConcernedVendor & { readonly name: string };

/**
 * Vendors of the shop with what rules look at, in three statements: these vendors, or all that are not hidden, not merged into
 * another, and have an approved account. Of products and variants only those that `rules` are for.
 */
export async function vendorsOfRules(
  tx: Tx,
  shopId: number,
  which: { readonly vendorIds: readonly number[] } | 'with accounts',
  rules: readonly DatedRule[],
): Promise<NamedVendor[]> {
  const vendors = await tx
    .selectFrom('vendors as v')
    .select(['v.id', 'v.name', 'v.commission_rate_ppm', 'v.flat_rate'])
    .where('v.shop_id', '=', shopId)
    .where((eb) =>
      which === 'with accounts'
        ? eb.and([
            eb('v.hidden', '=', false),
            eb('v.merged_into_id', 'is', null),
            eb.exists(
              eb
                .selectFrom('vendor_signup_vendors as l')
                .innerJoin('vendor_signups as s', (join) =>
                  join.onRef('s.shop_id', '=', 'l.shop_id').onRef('s.id', '=', 'l.signup_id'),
                )
                .select('l.vendor_id')
                .whereRef('l.shop_id', '=', 'v.shop_id')
                .whereRef('l.vendor_id', '=', 'v.id')
                .where('s.approved', '=', true),
            ),
          ])
        : eb('v.id', 'in', [...which.vendorIds, 0]),
    )
    .orderBy('v.id')
    .execute();
  const ids = vendors.map(({ id }) => id);
  const names = await namesOf(tx, shopId, ids);
  const things = await thingsOf(tx, shopId, ids, rules);
  return vendors.map((vendor) => {
    const own = names.get(vendor.id) ?? [];
    const named = (place: 'tag' | 'collection', texts: readonly string[]) =>
      new Set(texts.flatMap((text) => splitTags(text).map((name) => comparableName(place, name))));
    const ownThings = things.get(vendor.id) ?? [];
    const idsOf = (found: readonly (number | null)[]) => new Set(found.filter((id) => id !== null));
    return {
      id: vendor.id,
      name: vendor.name,
      ownRate: vendor.commission_rate_ppm,
      ownFlat: vendor.flat_rate,
      productTypes: new Set(own.map(({ product_type }) => plainName(product_type))),
      tags: named(
        'tag',
        own.map(({ tags }) => tags),
      ),
      collections: named(
        'collection',
        own.map(({ collections }) => collections),
      ),
      productIds: idsOf(ownThings.map(({ product_id }) => product_id)),
      variantIds: idsOf(ownThings.map(({ variant_id }) => variant_id)),
    };
  });
}

/** The product types, tags and collections of vendors' products. */
async function namesOf(tx: Tx, shopId: number, vendorIds: readonly number[]) {
  const rows = await tx
    .selectFrom('products')
    .select(['vendor_id', 'product_type', 'tags', 'collections'])
    .distinct()
    .where('shop_id', '=', shopId)
    .where('vendor_id', 'in', [...vendorIds, 0])
    .execute();
  return Map.groupBy(rows, ({ vendor_id: id }) => id);
}

/** The products and variants of vendors that these rules are for. */
async function thingsOf(tx: Tx, shopId: number, vendorIds: readonly number[], rules: readonly DatedRule[]) {
  const productIds = rules.flatMap(({ target }) => (target.productId === null ? [] : [target.productId]));
  const variantIds = rules.flatMap(({ target }) => (target.variantId === null ? [] : [target.variantId]));
  const rows = await tx
    .selectFrom('products as p')
    .leftJoin('variants as v', (join) =>
      join
        .onRef('v.shop_id', '=', 'p.shop_id')
        .onRef('v.product_id', '=', 'p.id')
        .on('v.id', 'in', [...variantIds, 0]),
    )
    .select(['p.vendor_id', 'p.id as product_id', 'v.id as variant_id'])
    .where('p.shop_id', '=', shopId)
    .where('p.vendor_id', 'in', [...vendorIds, 0])
    .where((eb) => eb.or([eb('p.id', 'in', [...productIds, 0]), eb('v.id', 'is not', null)]))
    .execute();
  return Map.groupBy(rows, ({ vendor_id: id }) => id);
}
