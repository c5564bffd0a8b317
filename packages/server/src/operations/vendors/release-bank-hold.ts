import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { bankDetailsStanding, releaseBankHold as release } from '../../queries/bank-details.ts';
import { lockVendor } from '../../queries/vendors.ts';
import { bankDetailsToWire } from '../../wire/bank-details.ts';

export const releaseBankHold = forSession<'releaseBankHold'>(({ params, session, by, now, write, service }) =>
  write(async (tx) => {
    const { shopId } = session;
    const vendor = await lockVendor(tx, shopId, params.id);
    if (vendor === null) throw notFound();
    const key = { shopId, vendorId: vendor.id };
    const before = await bankDetailsStanding(tx, service.secrets, key, now);
    const isReleased = await release(tx, key, now);
    const standing = await bankDetailsStanding(tx, service.secrets, key, now);
    if (isReleased) {
      await record(tx, { shopId, by, now }, [
        {
          event: 'vendor.bank_hold_released',
          id: vendor.id,
          before: { held_until: before.heldUntil?.toISOString() ?? null },
          after: { held_until: null },
        },
      ]);
    }
    return { status: 200, body: bankDetailsToWire(vendor.id, standing) };
  }),
);
