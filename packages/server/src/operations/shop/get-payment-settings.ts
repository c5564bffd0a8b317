import { forSession } from '../../actions/operation.ts';
import { paymentSettingsOf } from '../../queries/payouts/payment-settings.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { paymentSettingsToWire } from '../../wire/payment-settings.ts';

export const getPaymentSettings = forSession<'getPaymentSettings'>(({ params, session, read }) =>
  read(async (tx) => {
    const { can_use_paypal: isOpen } = await shopOf(tx, session.shopId);
    const row = isOpen ? await paymentSettingsOf(tx, session.shopId, params.payment) : null;
    const results = isOpen ? [paymentSettingsToWire(session.shopId, row)] : [];
    return { status: 200, body: { count: results.length, next: null, previous: null, results } };
  }),
);
