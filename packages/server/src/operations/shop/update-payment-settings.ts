import { changeOf } from '@consignment/domain/history/history-entry';
import { defineTexts } from '@consignment/domain/text/texts';
import { recordChange } from '../../ledger/record.ts';
import { forSession, type Body } from '../../actions/operation.ts';
import {
  changedSecret,
  placeOfSecret,
  type KeptSecret,
  type SecretName,
} from '../../payments/payment-secrets.ts';
import { checkKeys } from '../../payments/check-keys.ts';
import { notFound, refuse } from '../../common/problem.ts';
import {
  paymentSettingsOf,
  putPaymentSettings,
  type PaymentSettingsRow,
} from '../../queries/payouts/payment-settings.ts';
import { countUnderWay } from '../../queries/payouts/payout-transfers.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { refuseChanged } from '../../actions/shops/settings-values.ts';
import type { Tx } from '../../database/database.ts';
import { keptSecret, paymentSettingsToWire } from '../../wire/payment-settings.ts';

const texts = defineTexts('UpdatePaymentSettings', {
  payoutsUnderWay:
    '{count, plural, one {A payout is} other {# payouts are}} in progress with the current live keys. You can replace the keys once PayPal has reported the outcome. You can enter a new secret for the same client id straight away.',
});

export const updatePaymentSettings = forSession<'updatePaymentSettings'>(
  async ({ params, body, session, by, now, read, write, service }) => {
    const { shopId } = session;
    const { payment: provider } = params;
    if (params.id !== shopId || (body.id ?? shopId) !== shopId) throw notFound();
    await write(async (tx) => {
      const { can_use_paypal: isOpen } = await shopOf(tx, shopId);
      if (!isOpen) throw notFound();
      await lockSettings(tx, shopId, 'change');
      const before = await paymentSettingsOf(tx, shopId, provider);
      refuseChanged(body.expected ?? {}, paymentSettingsToWire(shopId, before), body);
      const changed = (name: SecretName) =>
        changedSecret(body[name], keptSecret(before, name), {
          secrets: service.secrets,
          place: placeOfSecret(shopId, provider, name),
          pointer: `/${name}`,
        });
      const live = changed('live_api_secret');
      const test = changed('test_api_secret');
      await refuseWhileUnderWay(tx, before, body, live);
      await putPaymentSettings(
        tx,
        { shop_id: shopId, provider },
        {
          ...(body.live_api_client === undefined ? {} : { live_api_client: body.live_api_client.trim() }),
          ...(body.test_api_client === undefined ? {} : { test_api_client: body.test_api_client.trim() }),
          ...(body.live_mode === undefined ? {} : { live_mode: body.live_mode }),
          ...(live === null ? {} : { live_api_secret: live.sealed, live_api_secret_end: live.end }),
          ...(test === null ? {} : { test_api_secret: test.sealed, test_api_secret_end: test.end }),
          // PayPal's last verdict was on the former keys.
          ...(isOther(body.live_api_client, before?.live_api_client) || live !== null
            ? { live_check: 'not_checked', live_webhook_id: null }
            : {}),
          ...(isOther(body.test_api_client, before?.test_api_client) || test !== null
            ? { test_check: 'not_checked', test_webhook_id: null }
            : {}),
        },
      );
      const after = await paymentSettingsOf(tx, shopId, provider);
      const change = changeOf(recordedOf(before), recordedOf(after), {
        kept: ['live_mode'],
        withheld: ['live_api_client', 'test_api_client', 'live_api_secret', 'test_api_secret'],
      });
      await recordChange(tx, { shopId, by, now }, { event: 'payment.changed', id: provider }, change);
    });
    const { database, paypal, secrets, publicUrl } = service;
    if (paypal !== null) await checkKeys({ database, paypal, secrets, publicUrl }, shopId);
    const row = await read((tx) => paymentSettingsOf(tx, shopId, provider));
    return { status: 200, body: paymentSettingsToWire(shopId, row) };
  },
);

function recordedOf(row: PaymentSettingsRow | null) {
  return {
    live_mode: row?.live_mode ?? false,
    live_api_client: row?.live_api_client ?? '',
    test_api_client: row?.test_api_client ?? '',
    live_api_secret: row?.live_api_secret ?? null,
    test_api_secret: row?.test_api_secret ?? null,
  };
}

function isOther(sent: string | undefined, kept: string | undefined): boolean {
  return sent !== undefined && sent.trim() !== (kept ?? '');
}

/**
 * Only the account that sent a payout knows its outcome: with other keys it could not be found, and would be paid
 * again.
 */
async function refuseWhileUnderWay(
  tx: Tx,
  before: PaymentSettingsRow | null,
  body: Body<'updatePaymentSettings'>,
  secret: KeptSecret | null,
): Promise<void> {
  if (before === null) return;
  const isClientOther = isOther(body.live_api_client, before.live_api_client);
  if (!isClientOther && (secret === null || secret.sealed !== null)) return;
  const about = { shopId: before.shop_id, clientId: before.live_api_client, isTest: false };
  const count = await countUnderWay(tx, about);
  if (count === 0) return;
  throw refuse(409, 'payouts_under_way', texts.payoutsUnderWay({ count }), {
    pointer: isClientOther ? '/live_api_client' : '/live_api_secret',
  });
}
