import {
  comparableName,
  targetKey,
  type DatedRule,
  type DatedRules,
} from '@consignment/domain/commission/dated-rules';
import type { FindingsAsked, ProductGroup } from '../domain/rule-findings.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import { splitTags } from '../../../pricing/shop-rules.ts';
import { ruleBook } from '../../../queries/vendors/rules.ts';

/** All that the findings about a shop's rules look at, on the day of this instant. */
export async function askFindings(tx: Tx, shopId: number, at: Date): Promise<FindingsAsked> {
  const { rows: vendors } = await sql<{ id: number }>`
    select id from vendors where shop_id = ${shopId} and merged_into_id is null`.execute(tx);
  const book = await ruleBook(
    tx,
    shopId,
    vendors.map(({ id }) => id),
    at,
  );
  const versions = [...book.dated.values()].flat();
  return {
    rules: book.dated,
    settings: {
      useCostPerItem: book.shop.useCostPerItem,
      typeRates: book.shop.typeRates,
      vendors: book.vendors,
    },
    groups: await groupsOf(tx, shopId, book.dated),
    variants: await variantsFor(tx, shopId, versions),
    today: book.day,
  };
}

/**
 * The products that are for sale, those that are alike for all rules in one row with their number. Tags and collections that no
 * rule names make no difference.
 */
async function groupsOf(tx: Tx, shopId: number, rules: DatedRules): Promise<ProductGroup[]> {
  const tags = await namesIn(tx, shopId, 'tag', rules);
  const collections = await namesIn(tx, shopId, 'collection', rules);
  const { rows } = await sql<{
    vendorId: number | null;
    productType: string;
    tags: string;
    collections: string;
    count: number;
  }>`
    select p.vendor_id as "vendorId", trimmed(p.product_type) as "productType",
      case when p.tags = any (${[...tags.keys()]}::text[]) then p.tags else '' end as tags,
      case when p.collections = any (${[...collections.keys()]}::text[]) then p.collections else '' end as collections,
      count(*) as count
    from products p
    where p.shop_id = ${shopId} and exists (
      select from variants v where v.shop_id = p.shop_id and v.product_id = p.id and not v.deleted)
    group by 1, 2, 3, 4`.execute(tx);
  return rows.map((row) => ({
    ...row,
    tags: tags.get(row.tags) ?? [],
    collections: collections.get(row.collections) ?? [],
  }));
}

/** The names that rules have, by the texts of products that contain them. Compared here and not in SQL, as for prices. */
async function namesIn(
  tx: Tx,
  shopId: number,
  place: 'tag' | 'collection',
  rules: DatedRules,
): Promise<Map<string, string[]>> {
  const isNamed = (name: string) =>
    rules.has(targetKey({ place, vendorId: null, productId: null, variantId: null, name }));
  if (![...rules.values()].some(([first]) => first?.target.place === place)) return new Map();
  const column = sql.ref(place === 'tag' ? 'tags' : 'collections');
  const { rows } = await sql<{ text: string }>`
    select distinct ${column} as text from products where shop_id = ${shopId} and ${column} <> ''`.execute(
    tx,
  );
  return new Map(
    rows
      .map(({ text }): [string, string[]] => [
        text,
        splitTags(text)
          .map((name) => comparableName(place, name))
          .filter(isNamed),
      ])
      .filter(([, names]) => names.length > 0),
  );
}

/** The variants for sale, by product: of the products that rules name, and the variants that they name. */
async function variantsFor(
  tx: Tx,
  shopId: number,
  versions: readonly DatedRule[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const products = versions.flatMap(({ target }) => target.productId ?? []);
  const variants = versions.flatMap(({ target }) => target.variantId ?? []);
  if (products.length === 0 && variants.length === 0) return new Map();
  const { rows } = await sql<{ product: number; variants: number[] }>`
    select product_id as product, jsonb_agg(id order by id) as variants from variants
    where shop_id = ${shopId} and not deleted
      and (product_id = any (${products}::int8[]) or id = any (${variants}::int8[]))
    group by product_id`.execute(tx);
  return new Map(rows.map(({ product, variants: ofProduct }) => [product, ofProduct]));
}
