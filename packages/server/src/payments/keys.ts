import type { ThroughPaypal } from '../ledger/write-payouts.ts';
import { placeOfSecret } from './payment-secrets.ts';
import { paymentSettingsOf, type PaymentSettingsRow } from '../queries/payment-settings.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Tx } from '../database/database.ts';
import type { KeyCheck } from '../database/schema-shop.ts';
import { payoutsHeld } from '../queries/shop-jobs.ts';
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

export function checkOf(row: PaymentSettingsRow, isTest: boolean): KeyCheck {
  return isTest ? row.test_check : row.live_check;
}

export function webhookIdOf(row: PaymentSettingsRow, isTest: boolean): string | null {
  return isTest ? row.test_webhook_id : row.live_webhook_id;
}

/**
 * The way a shop pays by PayPal now: only with keys that PayPal has confirmed for payouts. A payout keeps the mode of
 * its creation: one made in sandbox mode stays a test.
 */
export async function throughPaypal(
  tx: Tx,
  shop: { readonly id: number; readonly can_use_paypal: boolean },
): Promise<ThroughPaypal | 'not_set_up'> {
  const row = shop.can_use_paypal ? await paymentSettingsOf(tx, shop.id, 'paypal') : null;
  if (row === null) return 'not_set_up';
  const isTest = !row.live_mode;
  if (checkOf(row, isTest) !== 'valid') return 'not_set_up';
  return { provider: 'paypal', clientId: isTest ? row.test_api_client : row.live_api_client, isTest };
}

/** The same for a payout: mode and keys stay locked until the commit. */
export async function holdThroughPaypal(
  tx: Tx,
  shop: Parameters<typeof throughPaypal>[1],
): Promise<ThroughPaypal | 'not_set_up'> {
  // A separate statement, so that the next one sees committed changes of the keys.
  await payoutsHeld(tx, shop.id);
  return throughPaypal(tx, shop);
}

/** The way a shop pays by PayPal, as a word. */
export function modeOf(through: ThroughPaypal | 'not_set_up'): 'off' | 'live' | 'sandbox' {
  if (through === 'not_set_up') return 'off';
  return through.isTest ? 'sandbox' : 'live';
}
