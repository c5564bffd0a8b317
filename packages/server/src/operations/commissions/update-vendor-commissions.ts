import { runBatch } from '../../jobs/run.ts';
import { askFor } from '../../jobs/start.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

export const updateVendorCommissions = forSession<'updateVendorCommissions'>(
  async ({ params, session, write, now, service }) => {
    const { shopId } = session;
    const { vendorId } = params;
    await write(async (tx) => {
      if ((await vendorById(tx, shopId, vendorId)) === null) throw notFound();
      await askFor(tx, service.jobs, { shopId, kind: 'recalculation', vendorId });
    });
    // The client reads the lines next: the first chunk usually covers them, and a job does the rest.
    await runBatch(service.database, { shopId, kind: 'recalculation', vendorId }, { now });
    return { status: 200, body: {} };
  },
);
