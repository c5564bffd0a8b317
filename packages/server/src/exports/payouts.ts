import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import { moneyToWire } from '@consignment/domain/money/money';
import { payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { payoutStatusText } from '@consignment/domain/payouts/payout-status';
import type { Query } from '../actions/operation.ts';
import { payoutsAsked } from '../actions/list-asks.ts';
import { batchOfPayouts } from '../queries/payouts/payouts.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { cellTime } from './cell-time.ts';

/** The list of payouts in the columns of its screen. */
export const payoutsExport = defineExport<Query<'listPayouts'>>(
  'payouts',
  async ({ query, session, read }) => {
    const { time_zone } = await read((tx) => shopOf(tx, session.shopId));
    const ask = payoutsAsked(query, time_zone);
    const batches = inBatches(read, (tx, batch) => batchOfPayouts(tx, session.shopId, { ...ask, ...batch }));
    return {
      ...csvFile(
        'payouts.csv',
        [
          { header: 'Invoice #', number: (row) => row.invoice_number },
          { header: 'Date', text: (row) => cellTime(row.created_date, time_zone) },
          { header: 'Vendor', text: (row) => row.vendor_name },
          { header: 'Amount', number: (row) => moneyToWire(row.amount, row.currency) },
          { header: 'Additional Pay', number: (row) => moneyToWire(row.additional_pay, row.currency) },
          { header: 'Currency', text: (row) => row.currency },
          { header: 'Note', text: (row) => row.note },
          { header: 'Status', text: (row) => payoutStatusText(row.status, row.is_test) },
          { header: 'Method', text: (row) => payoutMethodText(row.method) },
          {
            header: 'Fee',
            number: (row) => (row.shown_fee === null ? null : moneyToWire(row.shown_fee, row.currency)),
          },
          { header: 'Fee Borne By', text: (row) => (row.shown_fee === null ? null : row.fee_borne_by) },
          { header: 'Reference', text: (row) => bankReference(row.id) },
          { header: 'Pay Run', number: (row) => row.pay_run_number },
        ],
        batches,
      ),
      language: 'en',
    };
  },
);
