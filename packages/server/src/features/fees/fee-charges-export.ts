import { moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Query } from '../../actions/operation.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { batchOfFeeCharges } from './queries/fee-charges.ts';

const texts = defineTexts('FeeChargesExport', {
  day: 'Day',
  vendor: 'Vendor',
  vendorId: 'Vendor ID',
  fee: 'Fee name',
  version: 'Version',
  amount: 'Amount',
  currency: 'Currency',
  state: 'State',
  fromDay: 'Period from',
  untilDay: 'Period to',
  order: 'Order',
  item: 'Item',
  invoiceNumber: 'Payout #',
});

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
        { header: texts.day, text: (row) => row.day },
        { header: texts.vendor, text: (row) => row.vendor_name },
        { header: texts.vendorId, number: (row) => row.vendor_id },
        { header: texts.fee, text: (row) => row.fee_name },
        { header: texts.version, number: (row) => row.version },
        { header: texts.amount, number: (row) => moneyToWire(row.amount, currency) },
        { header: texts.currency, text: () => currency },
        { header: texts.state, text: (row) => row.state },
        { header: texts.fromDay, text: (row) => row.from_day },
        { header: texts.untilDay, text: (row) => row.until_day },
        { header: texts.order, text: (row) => row.order_name },
        { header: texts.item, text: (row) => row.title },
        { header: texts.invoiceNumber, number: (row) => row.invoice_number },
      ],
      batches,
    );
  },
);
