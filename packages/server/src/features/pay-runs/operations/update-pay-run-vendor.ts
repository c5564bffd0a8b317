import { forSession } from '../../../actions/operation.ts';
import { changeVendorOfRun } from '../pay-run-vendor.ts';

export const updatePayRunVendor = forSession<'updatePayRunVendor'>(
  ({ params, body, session, by, now, write, service }) =>
    write(async (tx) => {
      const ask = {
        shopId: session.shopId,
        runId: params.id,
        vendorId: params.vendor,
        isLeftOut: !body.is_included,
        method: body.method,
        expected: body.expected ?? {},
        isAdded: false,
        by,
        now,
      };
      return { status: 200, body: await changeVendorOfRun(tx, ask, service) };
    }),
);
