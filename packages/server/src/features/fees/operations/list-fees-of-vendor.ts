import { moneyToWire } from '@consignment/domain/money/money';
import { dayAt } from '@consignment/domain/time/zone';
import { forSession } from '../../../actions/operation.ts';
import { notFound } from '../../../common/problem.ts';
import { shopOf } from '../../../queries/shops/shops.ts';
import { vendorById, vendorThatStays } from '../../../queries/vendors/vendors.ts';
import { feeChargeToWire, feeOfVendorToWire } from '../fee-wire.ts';
import { pageOfFeeCharges, waitingOfVendor } from '../queries/fee-charges.ts';
import { feesOf } from '../queries/fees.ts';

/** The charges beside the fees. */
const lastCharges = 50;

export const listFeesOfVendor = forSession<'listFeesOfVendor'>(({ params, session: { shopId }, now, read }) =>
  read(async (tx) => {
    const vendorId = await vendorThatStays(tx, shopId, params.id);
    if ((await vendorById(tx, shopId, vendorId)) === null) throw notFound();
    const { currency, time_zone: timeZone } = await shopOf(tx, shopId);
    const at = { currency, today: dayAt(now, timeZone) };
    const fees = (await feesOf(tx, shopId)).map((fee) => feeOfVendorToWire(fee, vendorId, at));
    const ask = { feeId: null, vendorId, size: lastCharges, offset: 0 };
    const { rows } = await pageOfFeeCharges(tx, shopId, ask);
    return {
      status: 200,
      body: {
        results: fees.filter(({ held, coming }) => (held?.terms ?? coming?.terms ?? null) !== null),
        charges: rows.map((row) => feeChargeToWire(row, currency)),
        waiting: moneyToWire(await waitingOfVendor(tx, shopId, vendorId), currency),
      },
    };
  }),
);
