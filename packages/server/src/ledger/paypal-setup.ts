import type { Tx } from '../database/database.ts';
import type { KeyCheck } from '../database/rows.ts';
import { paymentSettingsOf, type PaymentSettingsRow } from '../queries/payouts/payment-settings.ts';
import { refusedByPaypal } from '../queries/payouts/payout-transfers.ts';
import type { PaypalSetup } from './method-setup.ts';

export function checkOf(row: PaymentSettingsRow, isTest: boolean): KeyCheck {
  return isTest ? row.test_check : row.live_check;
}

const off = { method: 'paypal', mode: 'off' } as const;

/**
 * PayPal as the shop has it set up now: only with keys that PayPal has confirmed for payouts. A payout keeps the mode of
 * its creation: one made in sandbox mode stays a test.
 */
export async function paypalSetup(
  tx: Tx,
  shop: { readonly id: number; readonly can_use_paypal: boolean },
): Promise<PaypalSetup> {
  const row = shop.can_use_paypal ? await paymentSettingsOf(tx, shop.id, 'paypal') : null;
  if (row === null) return off;
  const isTest = !row.live_mode;
  if (checkOf(row, isTest) !== 'valid') return off;
  return {
    method: 'paypal',
    mode: isTest ? 'sandbox' : 'live',
    clientId: isTest ? row.test_api_client : row.live_api_client,
    // The test system says nothing of the real address.
    refused: isTest ? new Map() : await refusedByPaypal(tx, shop.id),
  };
}
