import { sql } from 'kysely';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { releasePayout } from '../../../packages/server/src/ledger/release-payout.ts';
import { csvOf } from '../../unit/import/files.ts';
import { aReportRow, reportHeader } from '../../unit/server/reconciliation/report.ts';
import { importDay } from '../import/days.ts';
import type { ImportedShop } from '../import/shop.ts';
import type { Planted } from './order-plants.ts';
import type { Random } from './random.ts';

type Row = ReturnType<typeof aReportRow>;

const day = 86_400_000;
const dateOf = (days: number) => {
  const [year = '', month = '', date = ''] = new Date(importDay.getTime() + days * day)
    .toISOString()
    .slice(0, 10)
    .split('-');
  return `${month}/${date}/${year}`;
};
const amount = (pence: number) => `-${(pence / 100).toFixed(2)}`;

const faults = [
  'none',
  'payout_missing_there',
  'payout_amount_differs',
  'payout_paid_twice_there',
  'payout_returned_there',
  'payout_currency_differs',
  'payout_paid_there_only',
] as const;

/**
 * Pays vendors, as PayPal would have, and writes PayPal's report of it with a fault for some of them. A payment without a fault
 * may name no payout: its receiver, amount and day say which it is.
 */
export async function plantInPayouts(
  random: Random,
  database: Database,
  shop: ImportedShop,
  vendors: readonly string[],
): Promise<{ readonly report: string; readonly planted: Planted[] }> {
  const rows: Row[] = [
    aReportRow({
      Date: dateOf(-20),
      Type: 'Express Checkout Payment',
      Gross: '10.00',
      'Custom Number': '',
      'Transaction ID': 'FIRST',
    }),
    aReportRow({
      Date: dateOf(20),
      Type: 'General Withdrawal',
      Gross: '-10.00',
      'Custom Number': '',
      'Transaction ID': 'LAST',
    }),
  ];
  const planted: Planted[] = [];
  for (const vendor of vendors) {
    if ((await shop.due(vendor)) <= 0) continue;
    const { id, amount: paid } = await shop.write((tx) => shop.payAllIn(tx, vendor));
    await database.asSystem((tx) =>
      sql`update payouts set method = 'paypal', status = 'paid' where id = ${id}`.execute(tx),
    );
    await database.asSystem((tx) =>
      sql`update vendors set paypal_email = ${`${vendor.toLowerCase()}@vendor.example`}
        where shop_id = ${shop.shopId} and name = ${vendor}`.execute(tx),
    );
    const fault = random.pick(faults);
    const isNamed = fault !== 'none' || random.between(0, 1) === 0;
    const row = aReportRow({
      Date: dateOf(random.between(0, 2)),
      Gross: amount(paid),
      'To Email Address': `${vendor.toUpperCase()}@vendor.example`,
      'Custom Number': isNamed ? `po_${id}_1` : '',
      'Transaction ID': `TX${id}`,
    });
    rows.push(...rowsWith(fault, row, paid, random));
    if (fault === 'none') continue;
    if (fault === 'payout_paid_there_only') {
      await shop.write((tx) =>
        releasePayout(tx, { shopId: shop.shopId, payoutId: id, status: 'failed', now: importDay }),
      );
    }
    planted.push({ kind: fault, about: vendor });
  }
  if (random.between(0, 1) === 0) {
    rows.push(
      aReportRow({
        Date: dateOf(1),
        Name: 'No Vendor',
        'To Email Address': 'nobody@other.example',
        'Custom Number': '',
        'Transaction ID': 'STRAY',
      }),
    );
    planted.push({ kind: 'payout_paid_there_only', about: 'nobody@other.example' });
  }
  return { report: csvOf(reportHeader, random.shuffled(rows)), planted };
}

function rowsWith(fault: (typeof faults)[number], row: Row, paid: number, random: Random): Row[] {
  switch (fault) {
    case 'payout_missing_there':
      return [];
    case 'payout_amount_differs':
      return [{ ...row, Gross: amount(paid + random.between(1, 100)) }];
    case 'payout_paid_twice_there':
      return [row, { ...row, 'Transaction ID': `${row['Transaction ID'] ?? ''}-2` }];
    case 'payout_returned_there': {
      const back = { ...row, Gross: amount(paid).slice(1), 'Transaction ID': 'BACK', 'Custom Number': '' };
      return random.between(0, 1) === 0
        ? [row, { ...back, Type: 'Payment Reversal', 'Reference Txn ID': row['Transaction ID'] ?? '' }]
        : [{ ...row, Status: 'Returned' }];
    }
    case 'payout_currency_differs':
      return [{ ...row, Currency: 'EUR' }];
    case 'none':
    case 'payout_paid_there_only':
      return [row];
  }
}
