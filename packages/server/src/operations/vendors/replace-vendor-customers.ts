import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { knownCustomers, writeVendorCustomers as replace } from '../../queries/vendors/customers.ts';
import { record } from '../../ledger/record.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';

export const replaceVendorCustomers = forSession<'replaceVendorCustomers'>(
  ({ params, body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const vendor = await lockVendor(tx, shopId, params.id);
      if (vendor === null) throw notFound();
      const known = await knownCustomers(tx, shopId, body.customers);
      const unknown = body.customers.findIndex((id) => !known.has(id));
      if (unknown !== -1) {
        const detail = `The shop has no customer ${body.customers[unknown] ?? ''}.`;
        throw refuse(422, 'invalid_value', detail, { pointer: `/customers/${unknown}` });
      }
      await replace(tx, { shopId, vendorId: vendor.id, now }, body.customers);
      const after = { customers: [...body.customers] };
      await record(tx, { shopId, by, now }, [{ event: 'vendor.customers_replaced', id: vendor.id, after }]);
      return { status: 200, body: { customers: body.customers } };
    }),
);
