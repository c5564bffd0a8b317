import type { Row } from './calls.ts';

/* The rows of the calls about reconciliation. */

const nothing = () => ({});
const refunds = 'Refunded at,Order,Sku,Units\n2026-03-01 10:00:00 +0000,#none,SKU,1\n';

export const reconciliationCalls: {
  readonly [
    Id in
      | 'getReconciliation'
      | 'startReconciliation'
      | 'countDifferences'
      | 'compareFile'
      | 'compareBankStatement'
      | 'deleteComparedFile'
      | 'listDifferences'
      | 'getDifference'
      | 'setDifferenceAside'
      | 'bringDifferenceBack'
      | 'fetchOrderAgain'
      | 'importComparedOrder'
      | 'previewOrderCancellation'
      | 'cancelMissingOrder'
  ]: Row<Id>;
} = {
  getReconciliation: { call: nothing },
  startReconciliation: { call: nothing, spoils: true },
  countDifferences: { call: nothing },
  compareFile: {
    call: () => ({
      query: { role: 'refunds', name: 'refunds.csv' },
      file: { type: 'text/csv', bytes: Buffer.from(refunds) },
    }),
    spoils: true,
  },
  compareBankStatement: {
    call: () => ({
      body: {
        text: 'Date,Text,Amount\n2026-12-01,po-900000000,-1.00',
        columns: {
          separator: ',',
          decimal: '.',
          date: 'YYYY-MM-DD',
          header_rows: 1,
          date_column: 1,
          amount: { column: 3 },
          text_columns: [2],
        },
      },
    }),
    spoils: true,
  },
  deleteComparedFile: { call: (own) => ({ params: { id: own.comparedFile } }), spoils: true },
  listDifferences: { call: (own) => ({ query: { vendor_id: own.vendor } }) },
  getDifference: { call: (own) => ({ params: { id: own.difference } }) },
  setDifferenceAside: {
    call: (own) => ({ params: { id: own.difference }, body: { reason: 'It is known.' } }),
    spoils: true,
  },
  bringDifferenceBack: { call: (own) => ({ params: { id: own.differenceAside } }), spoils: true },
  // No platform can be asked here.
  fetchOrderAgain: {
    call: (own) => ({ params: { id: own.difference } }),
    refusedWith: { status: 422, code: 'platform_not_connected' },
  },
  previewOrderCancellation: { call: (own) => ({ params: { id: own.differenceMissing } }) },
  cancelMissingOrder: { call: (own) => ({ params: { id: own.differenceMissing } }), spoils: true },
  importComparedOrder: { call: (own) => ({ params: { id: own.difference } }), spoils: true },
};
