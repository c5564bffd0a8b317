import { defineTexts } from '@consignment/domain/text/texts';
import { forPublic } from '../../actions/operation.ts';
import { signatureHeaders, type Signature } from '../../payments/paypal/client.ts';
import { keysOf, webhookIdOf } from '../../payments/keys.ts';
import { batchNamedIn } from '../../payments/paypal/webhook-event.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { paymentSettingsOf } from '../../queries/payouts/payment-settings.ts';
import { lookNow } from '../../queries/payouts/payout-transfers.ts';

const texts = defineTexts('ReceivePaymentWebhook', {
  paypalAway: 'We cannot check this with PayPal at the moment.',
  notPaypal: 'PayPal did not send this.',
});

/**
 * A webhook about a payout. PayPal is asked to verify it (developer.paypal.com/api/webhooks/v1), and only the
 * payout's id is used: its state is read from PayPal afterwards. So webhooks that arrive twice, late or out of order
 * change nothing.
 */
export const receivePaymentWebhook = forPublic<'receivePaymentWebhook'>(
  async ({ params, body, rawBody, header, now, service }) => {
    const { database, paypal, secrets } = service;
    const { id: shopId, payment: provider } = params;
    const who = { shopId, vendorIds: null };
    const settings = await database.asShop({ ...who, readOnly: true }, (tx) =>
      paymentSettingsOf(tx, shopId, provider),
    );
    if (settings === null || paypal === null || rawBody === null) throw notFound();
    const signature = signatureIn(header);
    if (signature === null) throw forged();

    let isUnsure = false;
    for (const isTest of [false, true]) {
      const keys = keysOf(settings, isTest, secrets);
      const webhookId = webhookIdOf(settings, isTest);
      if (keys === null || webhookId === null) continue;
      const client = paypal(isTest ? 'sandbox' : 'live', keys);
      const verified = await client.verifyWebhook(signature, webhookId, rawBody.toString('utf8'));
      if (verified.is !== 'found') isUnsure = true;
      if (verified.is !== 'found' || !verified.value) continue;
      await database.asShop(who, (tx) => lookNow(tx, { shopId, ...batchNamedIn(body), now }));
      service.jobs.wake();
      return { status: 200, body: {} };
    }
    // PayPal retries for three days.
    if (isUnsure) throw refuse(503, 'unavailable', texts.paypalAway);
    throw forged();
  },
);

function signatureIn(header: (name: string) => string): Signature | null {
  const signature = {
    auth_algo: header(signatureHeaders.auth_algo),
    cert_url: header(signatureHeaders.cert_url),
    transmission_id: header(signatureHeaders.transmission_id),
    transmission_sig: header(signatureHeaders.transmission_sig),
    transmission_time: header(signatureHeaders.transmission_time),
  };
  return Object.values(signature).includes('') ? null : signature;
}

function forged() {
  return refuse(403, 'forbidden', texts.notPaypal);
}
