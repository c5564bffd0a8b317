import type { TrackingType } from '@consignment/domain/shop/vendor-tracking';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The facts of a shop that imports need. */
export type ImportShop = {
  readonly id: number;
  readonly currency: string;
  readonly timeZone: string;
  readonly pricesIncludeTax: boolean;
  readonly tracking: TrackingType;
  readonly tagPrefix: string;
};

export async function importShop(tx: Tx, shopId: number): Promise<ImportShop> {
  const { rows } = await sql<ImportShop>`
    select s.id, s.currency, s.time_zone as "timeZone", coalesce(t.prices_include_tax, false) as "pricesIncludeTax",
      coalesce(t.tracking_type, 'Vendor Name') as tracking,
      coalesce((select m.meta_value from shop_metas m
        where m.shop_id = s.id and m.meta_key = 'vendor_product_tag_prefix'), '') as "tagPrefix"
    from shops s left join shop_settings t on t.shop_id = s.id
    where s.id = ${shopId}`.execute(tx);
  const [shop] = rows;
  if (shop === undefined) throw new Error(`There is no shop ${shopId}.`);
  return shop;
}

/** The shop with this domain, its own or its platform's; null where there is none. */
export async function shopByDomain(tx: Tx, domain: string): Promise<{ id: number; name: string } | null> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from shops
    where sandbox_of is null
      and (lower(myshopify_domain) = lower(${domain}) or lower(domain) = lower(${domain}))
    order by lower(myshopify_domain) = lower(${domain}) desc, id limit 1`.execute(tx);
  return rows[0] ?? null;
}

export async function shopDomains(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ domain: string }>`
    select myshopify_domain as domain from shops where sandbox_of is null order by id limit 10`.execute(tx);
  return rows.map(({ domain }) => domain);
}
