import { parseCustomer } from '@consignment/domain/shop/customer';
import { forSession } from '../../actions/operation.ts';
import { checkPortalCustomers } from '../../actions/vendors/portal-customers.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { addCustomers } from '../../queries/vendors/customers.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

export const createCustomer = forSession<'createCustomer'>(async ({ body, session, by, now, write }) => {
  const { vendor: vendorId, ...draft } = body;
  const parsed = parseCustomer(draft);
  if (parsed.is === 'refused') {
    throw refuse(422, 'invalid_value', parsed.why, { pointer: `/${parsed.field}` });
  }
  const { customer } = parsed;
  return write(async (tx) => {
    await checkPortalCustomers(tx, session);
    if ((await vendorById(tx, session.shopId, vendorId)) === null) throw notFound();
    const [added] = await addCustomers(tx, { vendorId, now }, [customer]);
    // A null e-mail means that the shop has this customer already (spec accounts §7).
    if (added === undefined) {
      return { status: 200, body: { ...customer, id: null, email: null, vendor: vendorId } };
    }
    const entry = { event: 'customer.created', id: added.id, vendorId } as const;
    await record(tx, { shopId: session.shopId, by, now }, [entry]);
    return { status: 201, body: { ...customer, id: added.id, vendor: vendorId } };
  });
});
