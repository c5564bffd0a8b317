import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { showsSums, visibleTo } from '../../common/visibility.ts';
import { nextPaymentsOf } from '../../ledger/next-payment.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { switchesOf } from '../../queries/shops/switches.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { nextPaymentToWire } from '../../wire/next-payment.ts';

export const getNextPayment = forSession<'getNextPayment'>(
  async ({ params: { id }, session, now, read, service }) => {
    const { shopId, party } = session;
    const reader = await read(async (tx) => {
      if ((await vendorById(tx, shopId, id)) === null) throw notFound();
      if (party !== 'vendor') return { shop: null, showsAmounts: true };
      const visible = visibleTo(session, await metasOf(tx, shopId));
      const showsAmounts = showsSums(visible, await switchesOf(tx, shopId));
      return { shop: (await shopOf(tx, shopId)).name, showsAmounts };
    });
    // The schedule and its runs are the shop's, and a vendor sees none of them.
    const known = await service.database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
      nextPaymentsOf(tx, { shopId, vendorIds: [id], secrets: service.secrets, now }),
    );
    const payment = known.get(id);
    if (payment === undefined) throw notFound();
    return { status: 200, body: nextPaymentToWire(payment, reader) };
  },
);
