import type { Tx } from '../database/database.ts';
import type { KeyCheck } from '../database/rows.ts';
import { paymentSettingsOf, type PaymentSettingsRow } from '../queries/payouts/payment-settings.ts';
import { refusedByPaypal } from '../queries/payouts/payout-transfers.ts';
import type { Way } from './way.ts';

export function checkOf(row: PaymentSettingsRow, isTest: boolean): KeyCheck {
  return isTest ? row.test_check : row.live_check;
}

export type PaypalWay = Extract<Way, { provider: 'paypal' } | 'not_set_up'>;

/**
 * The way a shop pays by PayPal now: only with keys that PayPal has confirmed for payouts. A payout keeps the mode of
 * its creation: one made in sandbox mode stays a test.
 */
export async function throughPaypal(
  tx: Tx,
  shop: { readonly id: number; readonly can_use_paypal: boolean },
): Promise<PaypalWay> {
  const row = shop.can_use_paypal ? await paymentSettingsOf(tx, shop.id, 'paypal') : null;
  if (row === null) return 'not_set_up';
  const isTest = !row.live_mode;
  if (checkOf(row, isTest) !== 'valid') return 'not_set_up';
  return {
    provider: 'paypal',
    clientId: isTest ? row.test_api_client : row.live_api_client,
    isTest,
    // The test system says nothing of the real address.
    refused: isTest ? new Map() : await refusedByPaypal(tx, shop.id),
  };
}
