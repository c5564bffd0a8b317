import { forSession } from '../operation.ts';
import { changedSecret, placeOfSecret, type SecretName } from '../payment-secrets.ts';
import { notFound } from '../problem.ts';
import { paymentSettingsOf, putPaymentSettings } from '../queries/payment-settings.ts';
import { lockSettings, shopOf } from '../queries/shops.ts';
import { keptSecret, paymentSettingsToWire } from '../wire/payment-settings.ts';

export const updatePaymentSettings = forSession<'updatePaymentSettings'>(
  async ({ params, body, session, write, service }) => {
    const { shopId } = session;
    const { payment: provider } = params;
    if (params.id !== shopId || (body.id ?? shopId) !== shopId) throw notFound();
    return write(async (tx) => {
      const { can_use_paypal: isOpen } = await shopOf(tx, shopId);
      if (!isOpen) throw notFound();
      await lockSettings(tx, shopId);
      const before = await paymentSettingsOf(tx, shopId, provider);
      const changed = (name: SecretName) =>
        changedSecret(body[name], keptSecret(before, name), {
          secrets: service.secrets,
          place: placeOfSecret(shopId, provider, name),
          pointer: `/${name}`,
        });
      const live = changed('live_api_secret');
      const test = changed('test_api_secret');
      const row = await putPaymentSettings(
        tx,
        { shop_id: shopId, provider },
        {
          ...(body.live_api_client === undefined ? {} : { live_api_client: body.live_api_client.trim() }),
          ...(body.test_api_client === undefined ? {} : { test_api_client: body.test_api_client.trim() }),
          ...(body.live_mode === undefined ? {} : { live_mode: body.live_mode }),
          ...(live === null ? {} : { live_api_secret: live.sealed, live_api_secret_end: live.end }),
          ...(test === null ? {} : { test_api_secret: test.sealed, test_api_secret_end: test.end }),
        },
      );
      return { status: 200, body: paymentSettingsToWire(shopId, row) };
    });
  },
);
