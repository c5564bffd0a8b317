import { keepKeyCheck, paymentSettingsOf } from '../queries/payouts/payment-settings.ts';
import type { Sealer } from '../common/sealed.ts';
import type { Database } from '../database/database.ts';
import { checkOf } from '../ledger/paypal-setup.ts';
import { keysOf, webhookIdOf } from './keys.ts';
import type { Paypal } from './paypal/client.ts';

type Given = {
  readonly database: Database;
  readonly paypal: Paypal;
  readonly secrets: Sealer;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

/** The path of PayPal's webhooks for payouts of a shop. */
function webhookPath(shopId: number): string {
  return `/api/paypal/webhooks/${shopId}/`;
}

/**
 * Checks a shop's keys that PayPal has not confirmed yet, and creates the webhook for payouts where PayPal can reach
 * this server. Without an answer, the state stays as it is; without webhooks, payouts are polled.
 */
export async function checkKeys(given: Given, shopId: number): Promise<void> {
  const who = { shopId, vendorIds: null };
  const row = await given.database.asShop(who, (tx) => paymentSettingsOf(tx, shopId, 'paypal'));
  if (row === null) return;
  for (const isTest of [false, true]) {
    const keys = keysOf(row, isTest, given.secrets);
    const isKnown = checkOf(row, isTest) === 'valid' && webhookIdOf(row, isTest) !== null;
    if (keys === null || isKnown) continue;
    const client = given.paypal(isTest ? 'sandbox' : 'live', keys);
    const check = await client.checkKeys();
    if (check === 'not_checked') continue;
    const webhook =
      check === 'valid' && webhookIdOf(row, isTest) === null && given.publicUrl.startsWith('https://')
        ? await client.registerWebhook(`${given.publicUrl}${webhookPath(shopId)}`)
        : null;
    const { clientId } = keys;
    await given.database.asShop(who, (tx) =>
      keepKeyCheck(
        tx,
        { shopId, isTest, clientId },
        { check, ...(webhook?.is === 'found' ? { webhookId: webhook.value } : {}) },
      ),
    );
  }
}
