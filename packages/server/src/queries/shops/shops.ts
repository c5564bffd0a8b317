import { lockSettings } from '../../pricing/shop-rules.ts';
import { takeLock } from '../../database/locks.ts';
import type { Upgrade } from '@consignment/domain/shop/upgrade';
import { readSwitches, type ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type ShopRow = Selectable<Schema['shops']>;
export type SettingsRow = Selectable<Schema['shop_settings']>;
export type MetaRow = Selectable<Schema['shop_metas']>;

export async function shopOf(tx: Tx, shopId: number): Promise<ShopRow> {
  return tx.selectFrom('shops').selectAll().where('id', '=', shopId).executeTakeFirstOrThrow();
}

/** The shop, locked until the end of the transaction. */
export async function lockShop(tx: Tx, shopId: number): Promise<ShopRow> {
  takeLock('shops');
  return tx
    .selectFrom('shops')
    .selectAll()
    .where('id', '=', shopId)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
}

export async function changeShop(
  tx: Tx,
  shopId: number,
  change: Partial<
    Pick<
      ShopRow,
      | 'agree_to_terms'
      | 'agree_to_upgrade'
      | 'agree_to_upgrade_datetime'
      | 'activation_requested'
      | 'upgrade_process_step'
      | 'show_upgrade_offer'
    >
  >,
): Promise<ShopRow> {
  return tx
    .updateTable('shops')
    .set(change)
    .where('id', '=', shopId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

type OwnFacts = Pick<
  ShopRow,
  | 'legal_name'
  | 'address_1'
  | 'address_2'
  | 'city'
  | 'state'
  | 'zip'
  | 'country_code'
  | 'tax_number'
  | 'locale'
  | 'support_email'
>;

export async function changeShopFacts(tx: Tx, shopId: number, facts: OwnFacts): Promise<void> {
  await tx.updateTable('shops').set(facts).where('id', '=', shopId).execute();
}

export async function changePayoutSettings(
  tx: Tx,
  shopId: number,
  change: Pick<ShopRow, 'payout_method' | 'fees_borne_by'>,
): Promise<ShopRow> {
  return tx
    .updateTable('shops')
    .set(change)
    .where('id', '=', shopId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The shop of a platform's host; for `asSystem`. */
export async function shopByPlatformHost(tx: Tx, host: string): Promise<ShopRow | null> {
  const row = await tx
    .selectFrom('shops')
    .selectAll()
    .where('sandbox_of', 'is', null)
    .where((eb) => eb(eb.fn<string>('lower', ['myshopify_domain']), '=', host.toLowerCase()))
    .executeTakeFirst();
  return row ?? null;
}

/** The platform's facts about the shop itself. */
export async function describeShop(
  tx: Tx,
  shopId: number,
  facts: Pick<ShopRow, 'name' | 'domain' | 'email' | 'country_code' | 'time_zone'>,
): Promise<void> {
  await tx.updateTable('shops').set(facts).where('id', '=', shopId).execute();
}

/** The shop's progress of migrating to the new version. */
export function upgradeOf(shop: ShopRow): Upgrade {
  return {
    isOffered: shop.show_upgrade_offer,
    isAgreed: shop.agree_to_upgrade,
    step: shop.upgrade_process_step,
  };
}

export async function settingsOf(tx: Tx, shopId: number): Promise<SettingsRow> {
  return tx.selectFrom('shop_settings').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}

/** The settings, held until the end of the transaction: two changes come one after the other. */
export async function settingsToChange(tx: Tx, shopId: number): Promise<SettingsRow> {
  await lockSettings(tx, shopId, 'change');
  return settingsOf(tx, shopId);
}

export type SettingsChange = Partial<
  Pick<
    SettingsRow,
    | 'theme'
    | 'tracking_type'
    | 'use_cost_per_item'
    | 'global_commission_ppm'
    | 'discount_share'
    | 'commission_start_date'
    | 'ignore_order_tags'
    | 'prices_include_tax'
  >
>;

export async function changeSettings(tx: Tx, shopId: number, change: SettingsChange): Promise<SettingsRow> {
  return tx
    .updateTable('shop_settings')
    .set(change)
    .where('shop_id', '=', shopId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The shop with its metas and switches, in one statement: each costs a round trip. */
export async function shopInFull(
  tx: Tx,
  shopId: number,
): Promise<{ shop: ShopRow; metas: Map<string, string>; switches: ShopSwitches }> {
  const { metas, switches, ...shop } = await tx
    .selectFrom('shops')
    .innerJoin('shop_settings as s', 's.shop_id', 'shops.id')
    .selectAll('shops')
    .select('s.switches')
    .select((eb) =>
      eb
        .selectFrom('shop_metas as m')
        .whereRef('m.shop_id', '=', 'shops.id')
        .select(sql<Record<string, string> | null>`jsonb_object_agg(m.meta_key, m.meta_value)`.as('metas'))
        .as('metas'),
    )
    .where('shops.id', '=', shopId)
    .executeTakeFirstOrThrow();
  return { shop, metas: new Map(Object.entries(metas ?? {})), switches: readSwitches(switches) };
}

/** All metas of the shop by key. */
export async function metasOf(tx: Tx, shopId: number): Promise<Map<string, string>> {
  const rows = await tx
    .selectFrom('shop_metas')
    .select(['meta_key', 'meta_value'])
    .where('shop_id', '=', shopId)
    .execute();
  return new Map(rows.map((row) => [row.meta_key, row.meta_value]));
}

/** A page of metas by key; for vendors only those that start with `vendor_`, and `currency`. */
export async function pageOfMetas(
  tx: Tx,
  shopId: number,
  ask: { forVendors: boolean; size: number; offset: number },
): Promise<{ count: number; rows: MetaRow[] }> {
  const matching = tx
    .selectFrom('shop_metas')
    .where('shop_id', '=', shopId)
    .$if(ask.forVendors, (query) =>
      query.where((eb) =>
        eb.or([eb('meta_key', 'like', String.raw`vendor\_%`), eb('meta_key', '=', 'currency')]),
      ),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching.selectAll().orderBy('meta_key').limit(ask.size).offset(ask.offset).execute();
  return { count, rows };
}

/** The meta locked for a change, or null. */
export async function metaById(tx: Tx, shopId: number, id: number): Promise<MetaRow | null> {
  const row = await tx
    .selectFrom('shop_metas')
    .selectAll()
    .where('id', '=', id)
    .where('shop_id', '=', shopId)
    .executeTakeFirst();
  return row ?? null;
}

export async function lockMeta(tx: Tx, shopId: number, id: number): Promise<MetaRow | null> {
  takeLock('shop_metas');
  const row = await tx
    .selectFrom('shop_metas')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row ?? null;
}

/** Sets a meta by its key. */
export async function putMeta(tx: Tx, shopId: number, key: string, value: string): Promise<MetaRow> {
  return tx
    .insertInto('shop_metas')
    .values({ shop_id: shopId, meta_key: key, meta_value: value })
    .onConflict((conflict) => conflict.columns(['shop_id', 'meta_key']).doUpdateSet({ meta_value: value }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
