import type { Tx } from '../../database/database.ts';
import type { PricingScope } from '../../pricing/scope.ts';
import { importShop } from '../../queries/imports/shop.ts';
import { holdLines } from '../../queries/imports/orders.ts';
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
