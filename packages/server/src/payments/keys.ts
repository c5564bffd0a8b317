import type { PaypalSetup } from '../ledger/method-setup.ts';
import { paypalSetup } from '../ledger/paypal-setup.ts';
import { placeOfSecret } from './payment-secrets.ts';
import type { PaymentSettingsRow } from '../queries/payouts/payment-settings.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import { payoutsHeld } from '../queries/shops/shop-jobs.ts';
import type { Keys } from './paypal/caller.ts';

/** The keys of one mode of a shop; null where either is missing. */
export function keysOf(row: PaymentSettingsRow | null, isTest: boolean, secrets: Sealer): Keys | null {
  if (row === null) return null;
  const name = isTest ? 'test_api_secret' : 'live_api_secret';
  const clientId = isTest ? row.test_api_client : row.live_api_client;
  const sealed = row[name];
  if (clientId === '' || sealed === null) return null;
  return { clientId, secret: secrets.open(sealed, placeOfSecret(row.shop_id, row.provider, name)) };
}

export function webhookIdOf(row: PaymentSettingsRow, isTest: boolean): string | null {
  return isTest ? row.test_webhook_id : row.live_webhook_id;
}

/** PayPal's set-up for a payout: mode and keys stay locked until the commit. */
export async function holdPaypalSetup(tx: Tx, shop: Parameters<typeof paypalSetup>[1]): Promise<PaypalSetup> {
  // A separate statement, so that the next one sees committed changes of the keys.
  await payoutsHeld(tx, shop.id);
  return paypalSetup(tx, shop);
}
