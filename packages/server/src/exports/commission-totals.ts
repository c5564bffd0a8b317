import { availableOf, nothingOnItsWay } from '@consignment/domain/orders/availability';
import { moneyToWire } from '@consignment/domain/money/money';
import { vendorsAsked } from '../actions/list-asks.ts';
import type { Query } from '../actions/operation.ts';
import { daysOf, periodOf } from '../common/period.ts';
import type { Tx } from '../database/database.ts';
import { onItsWayByVendor, readHolds } from '../pricing/available.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { pageOfVendorsInPeriod } from '../queries/vendors/vendor-totals.ts';
import { batchOfVendors, type ListedVendor } from '../queries/vendors/vendors.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';

type Asked = Query<'listCommissionTotals'> &
  Pick<Query<'listCalculatedCommissionTotals'>, 'start_date' | 'end_date'>;

const mostVendors = 1_000_000;

/** The list of vendors in the columns of its screen: with their totals, or with the sums of a range of days. */
export const commissionTotalsExport = defineExport<Asked>(
  'commission-totals',
  async ({ query, session, now, read }) => {
    const ask = vendorsAsked(query);
    const { currency, time_zone: timeZone } = await read((tx) => shopOf(tx, session.shopId));
    const period = periodOf(daysOf(query), timeZone);
    const holds = await read((tx) => readHolds(tx, session.shopId, now));
    const split = async (tx: Tx, rows: readonly ListedVendor[]) => {
      const onItsWay = await onItsWayByVendor(tx, holds, { vendorIds: rows.map(({ id }) => id), period });
      return rows.map((row) => ({ ...row, onItsWay: onItsWay.get(row.id) ?? nothingOnItsWay }));
    };
    const batches =
      period.from === null && period.until === null
        ? inBatches(read, async (tx, batch) => {
            const found = await batchOfVendors(tx, session.shopId, { ...ask, ...batch });
            return { ...found, rows: await split(tx, found.rows) };
          })
        : // The sums of a period are added up for all vendors at once or again for each batch.
          inBatches(read, async (tx) => {
            const all = { ...ask, period, size: mostVendors, offset: 0 };
            const { rows } = await pageOfVendorsInPeriod(tx, session.shopId, all);
            return { rows: await split(tx, rows), end: null };
          });
    return {
      ...csvFile(
        'vendors.csv',
        [
          { header: 'Vendor', text: (row) => row.name },
          { header: 'Contact Name', text: (row) => row.contact_name },
          { header: 'Due', number: (row) => moneyToWire(row.due, currency) },
          { header: 'Available', number: (row) => moneyToWire(availableOf(row.due, row.onItsWay), currency) },
          { header: 'Held', number: (row) => moneyToWire(row.onItsWay.amount, currency) },
          { header: 'Available On', text: (row) => row.onItsWay.next?.on ?? '' },
          { header: 'Paid', number: (row) => moneyToWire(row.paid, currency) },
          { header: 'Earned', number: (row) => moneyToWire(row.earned, currency) },
          { header: 'Currency', text: () => currency },
          { header: 'Products', number: (row) => row.product_count },
        ],
        batches,
      ),
      language: 'en',
    };
  },
);
