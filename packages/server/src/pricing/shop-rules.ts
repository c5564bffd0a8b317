import type { ShopRules } from '@consignment/domain/commission/commission';
import type { DatedRule } from '@consignment/domain/commission/dated-rules';
import { plainNames } from '@consignment/domain/text/plain-name';
import { startOfDay } from '@consignment/domain/time/zone';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';
import { readDatedRules } from './dated-rules.ts';

/** The rules of a shop that hold for all of its lines; rates by product type are joined when lines are priced. */
export type LoadedRules = Omit<ShopRules, 'typeRates'> & {
  /** The rules with days, also those that do not hold now. */
  readonly dated: readonly DatedRule[];
};

/**
 * Reads the rules and holds them until the transaction ends, so that no line is priced by rules that another
 * transaction is changing: `share` beside others that price, `change` alone.
 *
 * Call it with `share` in a transaction that changes what a line's price depends on (prices, refunds, statuses,
 * overrides), before the lines are locked.
 */
export async function holdRules(tx: Tx, shopId: number, hold: 'share' | 'change'): Promise<LoadedRules> {
  await lockSettings(tx, shopId, hold);
  // Read after the lock is taken: this statement sees the last holder's commit.
  return readRules(tx, shopId);
}

/** Locks the row of the shop's settings until the transaction ends: `share` beside others that read it, `change` alone. */
export async function lockSettings(tx: Tx, shopId: number, hold: 'share' | 'change'): Promise<void> {
  takeLock('shop_settings');
  const row = tx.selectFrom('shop_settings').select('shop_id').where('shop_id', '=', shopId);
  await (hold === 'share' ? row.forShare() : row.forUpdate()).executeTakeFirstOrThrow(
    () => new Error(`Shop ${shopId} has no settings.`),
  );
}

/** The rules without a lock, for figures that are shown and not stored. */
export async function readRules(tx: Tx, shopId: number): Promise<LoadedRules> {
  const row = await tx
    .selectFrom('shop_settings as settings')
    .innerJoin('shops', 'shops.id', 'settings.shop_id')
    .where('settings.shop_id', '=', shopId)
    .select([
      'shops.currency',
      'shops.time_zone',
      'settings.global_commission_ppm',
      'settings.use_cost_per_item',
      'settings.discount_share',
      'settings.commission_start_date',
      'settings.ignore_order_tags',
      'settings.prices_include_tax',
      metaIsTrue('consignment_discount_pre_percentage').as('discountBeforePercentage'),
      metaIsTrue('consignment_calculate_by_profit').as('calculateByProfit'),
    ])
    .executeTakeFirstOrThrow();
  const startDate = row.commission_start_date;
  return {
    currency: row.currency,
    globalCommission: row.global_commission_ppm,
    useCostPerItem: row.use_cost_per_item,
    discountShare: row.discount_share,
    discountBeforePercentage: row.discountBeforePercentage,
    calculateByProfit: row.calculateByProfit,
    pricesIncludeTax: row.prices_include_tax,
    commissionStartDate: startDate,
    timeZone: row.time_zone,
    startsAt: startDate === null ? null : startOfDay(startDate, row.time_zone).toISOString(),
    ignoreOrderTags: splitTags(row.ignore_order_tags),
    dated: await readDatedRules(tx, shopId),
  };
}

/** Parses 'a, b' as tags, the form in which orders, products and settings store them. */
export function splitTags(text: string): string[] {
  return plainNames(text);
}

function metaIsTrue(key: string) {
  return sql<boolean>`exists (select from shop_metas m
    where m.shop_id = settings.shop_id and m.meta_key = ${key} and m.meta_value = 'true')`;
}
