import { moneyToWire } from '@consignment/domain/money/money';
import type { Query } from '../../actions/operation.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { batchOfFeeCharges } from './queries/fee-charges.ts';

/** The charges of a filter, the newest first. */
export const feeChargesExport = defineExport<Query<'listFeeCharges'>>(
  'fee-charges',
  async ({ query, session: { shopId }, read }) => {
    const { currency } = await read((tx) => shopOf(tx, shopId));
    const filter = { feeId: query.fee ?? null, vendorId: query.vendor_id ?? null };
    const batches = inBatches(read, (tx, batch) => batchOfFeeCharges(tx, shopId, { ...filter, ...batch }));
    return csvFile(
      'fee-charges.csv',
      [
        { header: 'day', text: (row) => row.day },
        { header: 'vendor', text: (row) => row.vendor_name },
        { header: 'vendor_id', number: (row) => row.vendor_id },
        { header: 'fee', text: (row) => row.fee_name },
        { header: 'version', number: (row) => row.version },
        { header: 'amount', number: (row) => moneyToWire(row.amount, currency) },
        { header: 'currency', text: () => currency },
        { header: 'state', text: (row) => row.state },
        { header: 'from_day', text: (row) => row.from_day },
        { header: 'until_day', text: (row) => row.until_day },
        { header: 'order', text: (row) => row.order_name },
        { header: 'item', text: (row) => row.title },
        { header: 'invoice_number', number: (row) => row.invoice_number },
      ],
      batches,
    );
  },
);
