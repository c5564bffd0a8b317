import type { components } from '@consignment/client/generated/api';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire, sumMoney } from '@consignment/domain/money/money';
import type { Query } from '../actions/operation.ts';
import { orderingOf, searchOf } from '../common/page.ts';
import { datesOf, saleDaysOf } from '../common/period.ts';
import { batchOfLines, sortableLines, type BatchedLine } from '../queries/orders/line-items.ts';
import { batchOfAdditionalPay } from '../queries/payouts/payouts.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import { visibleTo, type Visible } from '../common/visibility.ts';
import { cellTime } from './cell-time.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { filedLine, ofSale, saleColumns, type FiledLine } from './line-columns.ts';

/**
 * Line items with their commissions. The earned column adds up to the page's total, so the additional pay of payouts
 * has its own rows, and amounts that are not earned, or not yet, are in another column or left out (commission
 * rules §8). The running total of the last row is the sum of all.
 */
export const commissionsExport = defineExport<Query<'listCommissions'>>(
  'commissions',
  async ({ query, session, read }) => {
    const { shop, visible } = await read(async (tx) => ({
      shop: await shopOf(tx, session.shopId),
      visible: visibleTo(session, await metasOf(tx, session.shopId)),
    }));
    const ask = {
      visible,
      search: searchOf(query.search),
      vendorId: query.vendor_id ?? null,
      paid: query.paid ?? null,
      period: saleDaysOf(datesOf(query), shop.time_zone, visible),
      ordering: orderingOf(query.ordering, sortableLines(visible), {
        by: 'order__processed_at',
        direction: 'desc',
      }),
    };
    // A search matches lines, and additional pay is paid by definition.
    const hasAdditionalPay = visible.commissions && ask.search === null && ask.paid !== false;

    async function* rows(): AsyncGenerator<Row[]> {
      let total = 0;
      const added = (earned: number | null) => (total = sumMoney([total, earned ?? 0]));
      const lines = inBatches(read, (tx, batch) => batchOfLines(tx, session.shopId, { ...ask, ...batch }));
      for await (const batch of lines) {
        yield batch.map((line) => {
          const status = statusOf(line, ask.vendorId);
          const earned = status.counts ? line.commission_amount : null;
          return {
            sale: filedLine(line, shop.currency, visible),
            date: line.order_processed_at ?? line.processed_at,
            vendorName: line.vendor_name ?? '',
            product: line.title,
            earned,
            pending: line.commission_state === 'pending' && !status.isHidden ? line.commission_amount : null,
            total: added(earned),
            status: status.label,
            invoice: line.invoice_number,
          };
        });
      }
      if (!hasAdditionalPay) return;
      const extras = inBatches(read, (tx, batch) =>
        batchOfAdditionalPay(tx, session.shopId, { ...ask, ...batch }),
      );
      for await (const batch of extras) {
        yield batch.map((payout) => ({
          sale: null,
          date: payout.created_date,
          vendorName: payout.vendor_name,
          product: 'Additional Pay',
          earned: payout.additional_pay,
          pending: null,
          total: added(payout.additional_pay),
          status: 'Paid',
          invoice: payout.invoice_number,
        }));
      }
    }
    return { ...csvFile('commissions.csv', columnsFor(visible, shop, query.omit), rows()), language: 'en' };
  },
);

/** A line, or the additional pay of a payout. Money in minor units of the shop's currency. */
type Row = {
  readonly sale: FiledLine | null;
  readonly date: Date;
  readonly vendorName: string;
  readonly product: string;
  readonly earned: number | null;
  readonly pending: number | null;
  readonly total: number;
  readonly status: string;
  /** The number of the payout that paid it. */
  readonly invoice: number | null;
};

function columnsFor(
  visible: Visible,
  shop: { time_zone: string; currency: CurrencyCode },
  omit = '',
): Column<Row>[] {
  const money = (amount: number | null) => (amount === null ? null : moneyToWire(amount, shop.currency));
  const commission: [string, Column<Row>][] = [
    ['commission', { header: 'Earned', number: ({ earned }) => money(earned) }],
    ['commission', { header: 'Pending', number: ({ pending }) => money(pending) }],
    ['commission', { header: 'Running Total', number: ({ total }) => money(total) }],
    ['commission_rate', { header: 'Commission %', number: ({ sale }) => sale?.line.commission_rate }],
  ];
  const invoice: [string, Column<Row>] = ['payout', { header: 'Invoice #', number: (row) => row.invoice }];
  const own: Partial<Record<string, Column<Row>>> = {
    date: { header: 'Date', text: ({ date }) => cellTime(date, shop.time_zone) },
    vendor: { header: 'Vendor', text: ({ vendorName }) => vendorName },
    product: { header: 'Product', text: ({ product }) => product },
  };
  const columns: [string, Column<Row>][] = [
    ...saleColumns(visible, shop.time_zone).map(([key, column]): [string, Column<Row>] => [
      key,
      own[key] ?? ofSale(column),
    ]),
    ...(visible.commissions ? commission : []),
    [
      'commission_type',
      {
        header: 'Commission Type',
        text: ({ sale }) => (sale === null ? 'Additional pay' : typeLabels[sale.line.commission_type]),
      },
    ],
    ['currency', { header: 'Currency', text: () => shop.currency }],
    ['status', { header: 'Status', text: ({ status }) => status }],
    ...(visible.commissions ? [invoice] : []),
  ];
  const left = new Set(omit.split(',').map((key) => key.trim()));
  return columns.filter(([key]) => !left.has(key)).map(([, column]) => column);
}

type Schemas = components['schemas'];

const typeLabels = {
  default: 'Default',
  override: 'Manual override',
  custom: 'Custom item',
  reversal: 'Refund after payout',
} satisfies Record<Schemas['CommissionType'], string>;

const stateLabels = {
  accrued: 'Unpaid',
  pending: 'Pending',
  blocked: 'Blocked',
  ineligible: 'Ineligible',
  unassigned: 'Unassigned',
} satisfies Record<Schemas['CommissionState'], string>;

/** Hidden vendors count in their own totals only. */
function statusOf(line: BatchedLine, vendorId: number | null) {
  const isHidden = vendorId === null && line.vendor_hidden === true;
  const label = line.payout_id === null ? stateLabels[line.commission_state] : 'Paid';
  return {
    label: isHidden ? `${label}, vendor hidden` : label,
    isHidden,
    counts: line.commission_state === 'accrued' && !isHidden,
  };
}
