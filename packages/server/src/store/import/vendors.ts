import type { NamedVendor } from '@consignment/domain/vendor-tracking';
import { sql } from 'kysely';
import type { Tx } from '../database.ts';

export type FoundVendors = { readonly idOf: ReadonlyMap<string, number>; readonly created: number };

/**
 * The vendors that products name, created where there is none yet. Under 'name' two names are one vendor
 * when they are equal without case, and never because their slugs are; under 'slug' the slug decides. `idOf`
 * is by the `name`, or the `slug`, as given.
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
  const rows = missing.map(({ name, slug }) => {
    const free = by === 'slug' ? slug : freeSlug(slug, taken);
    taken.add(free);
    return { name, slug: free };
  });
  const inserted = await sql`
    insert into vendors (shop_id, name, slug, created_at)
    select ${of.shopId}, g.name, g.slug, ${of.now}
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as (name text, slug text)) with ordinality
      as g (name, slug, nth)
    order by g.nth
    on conflict do nothing`.execute(tx);
  const found = await find(tx, of.shopId, missing, by);
  const unnamed = missing.filter((one) => !found.has(one[by]));
  // A tag's vendor whose name another vendor already has under another slug is that vendor.
  const byName = await find(tx, of.shopId, unnamed, 'name');
  for (const one of unnamed) {
    const id = byName.get(one.name);
    if (id !== undefined) found.set(one[by], id);
  }
  return { idOf: new Map([...idOf, ...found]), created: Number(inserted.numAffectedRows ?? 0) };
}

async function find(
  tx: Tx,
  shopId: number,
  named: readonly NamedVendor[],
  by: 'name' | 'slug',
): Promise<Map<string, number>> {
  if (named.length === 0) return new Map();
  const keys = named.map((one) => one[by]);
  const { rows } = await (
    by === 'name'
      ? sql<{ key: string; id: number }>`
          select g.key, v.id from unnest(${keys}::text[]) as g (key)
          join vendors v on v.shop_id = ${shopId} and lower(v.name) = lower(g.key)`
      : sql<{ key: string; id: number }>`
          select g.key, v.id from unnest(${keys}::text[]) as g (key)
          join vendors v on v.shop_id = ${shopId} and v.slug = g.key`
  ).execute(tx);
  return new Map(rows.map(({ key, id }) => [key, id]));
}

async function slugsLike(tx: Tx, shopId: number, slugs: readonly string[]): Promise<Set<string>> {
  // A slug has no character that means something to LIKE.
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
