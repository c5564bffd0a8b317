import { askFor } from '../../jobs/start.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

export const calculateCommissions = forSession<'calculateCommissions'>(
  async ({ query, session, write, service }) =>
    write(async (tx) => {
      const { shopId } = session;
      if (query.vendor === undefined) {
        await askFor(tx, service.jobs, { shopId, kind: 'recalculation' });
      } else {
        if ((await vendorById(tx, shopId, query.vendor)) === null) throw notFound();
        await askFor(tx, service.jobs, { shopId, kind: 'recalculation', vendorId: query.vendor });
      }
      return { status: 200, body: { queued: true } };
    }),
);
