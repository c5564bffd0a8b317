import { forSession } from '../../actions/operation.ts';
import { orderingOf, pageAsk, pageOf, searchOf } from '../../common/page.ts';
import { checkPortalCustomers } from '../../actions/vendors/portal-customers.ts';
import { notFound } from '../../common/problem.ts';
import { pageOfVendorCustomers, type CustomerOrdering } from '../../queries/vendors/customers.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { vendorCustomerToWire } from '../../wire/customer.ts';

const orderings = {
  customer__first_name: 'first_name',
  customer__last_name: 'last_name',
  customer__email: 'email',
  customer__created_at: 'created_at',
} as const satisfies Record<string, CustomerOrdering>;

// Object.keys loses the key type.
const keys = Object.keys(orderings) as (keyof typeof orderings)[];

export const listVendorCustomers = forSession<'listVendorCustomers'>(
  async ({ params, query, url, session, read }) => {
    const page = pageAsk(query);
    const search = searchOf(query.search);
    const asked = orderingOf(query.ordering, keys, { by: 'customer__first_name', direction: 'desc' });
    const ordering = { ...asked, by: orderings[asked.by] };
    return read(async (tx) => {
      await checkPortalCustomers(tx, session);
      const vendor = await vendorById(tx, session.shopId, params.id);
      if (vendor === null) throw notFound();
      const found = await pageOfVendorCustomers(tx, session.shopId, vendor.id, { search, ordering, ...page });
      return {
        status: 200,
        body: pageOf(url, page, { ...found, rows: found.rows.map(vendorCustomerToWire) }),
      };
    });
  },
);
