import { comparablePlainName } from '@consignment/domain/text/plain-name';
import type { NamedVendor } from '@consignment/domain/shop/vendor-tracking';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

export type FoundVendors = { readonly idOf: ReadonlyMap<string, number>; readonly created: number };

/**
 * The vendors that products name, created where they are missing. Under 'name', two names are one vendor when they
 * are equal ignoring case, and never because their slugs are; under 'slug' the slug decides. The name of a merged
 * vendor leads to the remaining one. `idOf` is by the `name`, or the `slug`, as given.
 */
export async function vendorsNamed(
  tx: Tx,
  of: { readonly shopId: number; readonly now: Date },
  named: readonly NamedVendor[],
  by: 'name' | 'slug',
): Promise<FoundVendors> {
  const wanted = [...new Map(named.map((one) => [one[by], one])).values()];
  const idOf = await find(tx, of.shopId, wanted, by);
  const missing = wanted.filter((one) => !idOf.has(one[by]));
  if (missing.length === 0) return { idOf, created: 0 };

  const taken = await slugsLike(
    tx,
    of.shopId,
    missing.map(({ slug }) => slug),
  );
  const unlike = [
    ...new Map(missing.toReversed().map((one) => [comparablePlainName(one[by]), one])).values(),
  ].toReversed();
  const rows = unlike.map(({ name, slug }) => {
    const free = by === 'slug' ? slug : freeSlug(slug, taken);
    taken.add(free);
    return { name, slug: free };
  });
  const inserted = await sql`
    insert into vendors (shop_id, name, slug, created_at)
    select ${of.shopId}, g.name, g.slug, ${of.now}
    from rows from (json_to_recordset(${JSON.stringify(rows)}::json) as (name text, slug text)) with ordinality
      as g (name, slug, nth)
    order by g.nth
    on conflict do nothing`.execute(tx);
  const found = await find(tx, of.shopId, missing, by);
  for (const one of missing.filter(({ [by]: key }) => !found.has(key))) {
    // A vendor has the name already, under another slug or in the database's own lower case.
    found.set(one[by], await idByName(tx, of.shopId, one.name));
  }
  return { idOf: new Map([...idOf, ...found]), created: Number(inserted.numAffectedRows ?? 0) };
}

/** The vendors of the shop among these names, or slugs: their ids, by the `comparablePlainName` of each. */
export async function knownVendors(
  tx: Tx,
  shopId: number,
  named: readonly NamedVendor[],
  by: 'name' | 'slug',
): Promise<Map<string, number>> {
  return new Map([...(await find(tx, shopId, named, by))].map(([key, id]) => [comparablePlainName(key), id]));
}

// Compared here and not in SQL: a database's lower case depends on its locale.
async function find(
  tx: Tx,
  shopId: number,
  named: readonly NamedVendor[],
  by: 'name' | 'slug',
): Promise<Map<string, number>> {
  const { rows } = await sql<{ id: number; name: string; slug: string }>`
    select coalesce(merged_into_id, id) as id, name, slug from vendors
    where shop_id = ${shopId} order by vendors.id desc`.execute(tx);
  const known = new Map(rows.map((row) => [comparablePlainName(row[by]), row.id]));
  return new Map(
    named.flatMap((one) => {
      const id = known.get(comparablePlainName(one[by]));
      return id === undefined ? [] : [[one[by], id] as const];
    }),
  );
}

async function idByName(tx: Tx, shopId: number, name: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    select coalesce(merged_into_id, id) as id from vendors
    where shop_id = ${shopId} and lower(name) = lower(${name})`.execute(tx);
  const [row] = rows;
  if (row === undefined) throw new Error(`The vendor '${name}' can be neither made nor found.`);
  return row.id;
}

async function slugsLike(tx: Tx, shopId: number, slugs: readonly string[]): Promise<Set<string>> {
  // A slug has no characters with a meaning in LIKE.
  const patterns = slugs.flatMap((slug) => [slug, `${slug}-%`]);
  const { rows } = await sql<{ slug: string }>`
    select slug from vendors where shop_id = ${shopId} and slug like any (${patterns}::text[])`.execute(tx);
  return new Set(rows.map(({ slug }) => slug));
}

function freeSlug(slug: string, taken: ReadonlySet<string>): string {
  for (let nth = 1; ; nth++) {
    const candidate = nth === 1 ? slug : `${slug}-${nth}`;
    if (!taken.has(candidate)) return candidate;
  }
}
