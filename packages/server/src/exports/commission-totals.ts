import { moneyToWire } from '@consignment/domain/money';
import { vendorsAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { daysOf, periodOf } from '../common/period.ts';
import { shopOf } from '../queries/shops.ts';
import { pageOfVendorsInPeriod } from '../queries/vendor-totals.ts';
import { batchOfVendors } from '../queries/vendors.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

type Asked = Query<'listCommissionTotals'> &
  Pick<Query<'listCalculatedCommissionTotals'>, 'start_date' | 'end_date'>;

const mostVendors = 1_000_000;

/** The list of vendors in the columns of its screen: with their totals, or with the sums of a range of days. */
export const commissionTotalsExport = defineExport<Asked>(async ({ query, session, read }) => {
  const ask = vendorsAsked(query);
  const { currency, time_zone: timeZone } = await read((tx) => shopOf(tx, session.shopId));
  const period = periodOf(daysOf(query), timeZone);
  const batches =
    period.from === null && period.until === null
      ? inBatches(read, (tx, batch) => batchOfVendors(tx, session.shopId, { ...ask, ...batch }))
      : // The sums of a period are added up for all vendors at once or again for each batch.
        inBatches(read, async (tx) => {
          const all = { ...ask, period, size: mostVendors, offset: 0 };
          return { rows: (await pageOfVendorsInPeriod(tx, session.shopId, all)).rows, end: null };
        });
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
});
