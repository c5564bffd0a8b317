import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { bankDetailsStanding } from '../../queries/bank-details.ts';
import { vendorById, vendorThatStays } from '../../queries/vendors.ts';
import { bankDetailsToWire } from '../../wire/bank-details.ts';

export const getBankDetails = forSession<'getBankDetails'>(({ params, session, now, read, service }) =>
  read(async (tx) => {
    const { shopId } = session;
    const vendorId = await vendorThatStays(tx, shopId, params.id);
    if ((await vendorById(tx, shopId, vendorId)) === null) throw notFound();
    const standing = await bankDetailsStanding(tx, service.secrets, { shopId, vendorId }, now);
    return { status: 200, body: bankDetailsToWire(vendorId, standing) };
  }),
);
