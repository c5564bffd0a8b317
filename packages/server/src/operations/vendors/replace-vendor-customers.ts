import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { knownCustomers, writeVendorCustomers as replace } from '../../queries/vendors/customers.ts';
import { record } from '../../ledger/record.ts';
import { lockVendor } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('ReplaceVendorCustomers', {
  noSuchCustomer: 'The shop has no customer {customer}.',
});

export const replaceVendorCustomers = forSession<'replaceVendorCustomers'>(
  ({ params, body, session, by, now, write }) =>
    write(async (tx) => {
      const { shopId } = session;
      const vendor = await lockVendor(tx, shopId, params.id);
      if (vendor === null) throw notFound();
      const known = await knownCustomers(tx, shopId, body.customers);
      const unknown = body.customers.findIndex((id) => !known.has(id));
      if (unknown !== -1) {
        throw refuse(
          422,
          'invalid_value',
          texts.noSuchCustomer({ customer: body.customers[unknown] ?? '' }),
          { pointer: `/customers/${unknown}` },
        );
      }
      await replace(tx, { shopId, vendorId: vendor.id, now }, body.customers);
      const after = { customers: [...body.customers] };
      await record(tx, { shopId, by, now }, [{ event: 'vendor.customers_replaced', id: vendor.id, after }]);
      return { status: 200, body: { customers: body.customers } };
    }),
);
