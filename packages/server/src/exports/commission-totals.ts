import { moneyToWire } from '@consignment/domain/money';
import type { Query } from '../operation.ts';
import { orderingOf, searchOf } from '../page.ts';
import { shopOf } from '../queries/shops.ts';
import { batchOfVendors, vendorOrderings } from '../queries/vendors.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

/** The list of vendors with their totals, by the columns of its screen. */
export const commissionTotalsExport = defineExport<Query<'listCommissionTotals'>>(
  async ({ query, session, read }) => {
    const ask = {
      hidden: query.hidden ?? false,
      search: searchOf(query.search),
      ordering: orderingOf(query.ordering?.replace('commission_', ''), vendorOrderings, {
        by: 'name',
        direction: 'asc',
      }),
    };
    const { currency } = await read((tx) => shopOf(tx, session.shopId));
    const batches = inBatches(read, (tx, batch) => batchOfVendors(tx, session.shopId, { ...ask, ...batch }));
    return csvFile(
      'vendors.csv',
      [
        { header: 'Vendor', text: (row) => row.name },
        { header: 'Contact Name', text: (row) => row.contact_name },
        { header: 'Due', number: (row) => moneyToWire(row.due, currency) },
        { header: 'Paid', number: (row) => moneyToWire(row.paid, currency) },
        { header: 'Earned', number: (row) => moneyToWire(row.earned, currency) },
        { header: 'Currency', text: () => currency },
        { header: 'Products', number: (row) => row.product_count },
      ],
      batches,
    );
  },
);
