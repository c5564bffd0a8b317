import { forSession } from '../../../actions/operation.ts';
import { changeVendorOfRun } from '../pay-run-vendor.ts';

export const addPayRunVendor = forSession<'addPayRunVendor'>(
  ({ params, body, session, by, now, write, service }) =>
    write(async (tx) => {
      const ask = {
        shopId: session.shopId,
        runId: params.id,
        vendorId: body.vendor,
        isLeftOut: false,
        method: undefined,
        expected: {},
        isAdded: true,
        by,
        now,
      };
      return { status: 201, body: await changeVendorOfRun(tx, ask, service) };
    }),
);
