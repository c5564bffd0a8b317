import { bankDetailsAnswer } from '../../actions/vendors/bank-details.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { askPaypalAgain } from '../../queries/payouts/payout-transfers.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';

/** Runs as the system, which reads whose login may change the details. */
export const retryPaypal = forSession<'retryPaypal'>(async ({ params, session, by, now, service }) => {
  const { shopId } = session;
  const body = await service.database.asSystem(async (tx) => {
    const vendor = await lockVendor(tx, shopId, params.id);
    if (vendor === null) throw notFound();
    if (await askPaypalAgain(tx, { shopId, vendorId: vendor.id })) {
      await record(tx, { shopId, by, now }, [{ event: 'vendor.paypal_retried', id: vendor.id }]);
    }
    return bankDetailsAnswer(tx, service, { session, vendorId: vendor.id, now });
  });
  return { status: 200, body };
});
