import { bankDetailsAnswer } from '../../actions/vendors/bank-details.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { vendorById, vendorThatStays } from '../../queries/vendors/vendors.ts';

export const getBankDetails = forSession<'getBankDetails'>(
  async ({ params, session, now, read, service }) => {
    const vendorId = await read(async (tx) => {
      const id = await vendorThatStays(tx, session.shopId, params.id);
      if ((await vendorById(tx, session.shopId, id)) === null) throw notFound();
      return id;
    });
    const of = { session, vendorId, now };
    const body = await service.database.asSystem((tx) => bankDetailsAnswer(tx, service, of));
    return { status: 200, body };
  },
);
