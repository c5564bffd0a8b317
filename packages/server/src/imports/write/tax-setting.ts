import type { Tx } from '../../database/database.ts';
import type { PricingScope } from '../../pricing/scope.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { holdLines } from '../../queries/imports/orders.ts';
import { nextUnpaidOrders } from '../../queries/job-rows.ts';
import { changeSettings, settingsToChange } from '../../queries/shops/shops.ts';
import { goneLines } from '../../queries/imports/stored-lines.ts';
import { ordersReadByTaxSetting, saveTaxBySetting } from '../../queries/orders/order-tax.ts';
import { applyBalances } from './balances.ts';
import { applyRefunds } from './refunds.ts';

/**
 * Reads orders again that do not say whether their prices include tax, as their import would by the shop's present setting: the
 * tax of their lines beside that of shipping, their refunds and their balances. Their unpaid lines are priced afterwards.
 */
export async function applyTaxSetting(
  tx: Tx,
  { shopId, now }: { readonly shopId: number; readonly now: Date },
  scope: PricingScope,
): Promise<void> {
  const orders = await ordersReadByTaxSetting(tx, shopId, scope);
  if (orders.length === 0) return;
  const shop = await importShop(tx, shopId);
  await holdLines(tx, shopId, orders);
  await saveTaxBySetting(tx, shop, orders);
  await applyRefunds(tx, { shop, now }, orders, await goneLines(tx, shopId, orders));
  await applyBalances(tx, shopId, orders);
}

const linesAtOnce = 10_000;

/** Saves another setting and reads all orders by it that depend on it, in a transaction that is taken back. */
export async function tryTaxSetting(
  tx: Tx,
  of: { readonly shopId: number; readonly now: Date },
  pricesIncludeTax: boolean,
): Promise<void> {
  const { shopId } = of;
  const before = await settingsToChange(tx, shopId);
  if (before.prices_include_tax === pricesIncludeTax) return;
  await changeSettings(tx, shopId, { prices_include_tax: pricesIncludeTax });
  for (let after = 0; ;) {
    const next = await nextUnpaidOrders(tx, shopId, after, linesAtOnce);
    if (next === null) return;
    await applyTaxSetting(tx, of, next.range);
    after = next.range.through;
  }
}
