import type { components } from '@consignment/client/generated/api';
import type { Query } from '../operation.ts';
import { orderingOf, searchOf } from '../page.ts';
import { saleDaysOf } from '../period.ts';
import { batchOfLines, sortableLines } from '../queries/line-items.ts';
import { metasOf, shopOf } from '../queries/shops.ts';
import { visibleTo, type Visible } from '../visibility.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { filedLine, saleColumns, type FiledLine } from './line-columns.ts';

/**
 * Line items with their commissions. Commission adds up to what is earned over the rows whose status is Paid or
 * Unpaid; the others are not counted yet, or not at all.
 */
export const commissionsExport = defineExport<Query<'listCommissions'>>(async ({ query, session, read }) => {
  const { shop, visible } = await read(async (tx) => ({
    shop: await shopOf(tx, session.shopId),
    visible: visibleTo(session, await metasOf(tx, session.shopId)),
  }));
  const ask = {
    visible,
    search: searchOf(query.search),
    vendorId: query.vendor_id ?? null,
    paid: query.paid ?? null,
    period: saleDaysOf({ start: query.date_start, end: query.date_end }, shop.time_zone, visible),
    ordering: orderingOf(query.ordering, sortableLines(visible), {
      by: 'order__processed_at',
      direction: 'desc',
    }),
  };
  async function* lines(): AsyncGenerator<FiledLine[]> {
    const batches = inBatches(read, (tx, batch) => batchOfLines(tx, session.shopId, { ...ask, ...batch }));
    for await (const rows of batches) yield rows.map((row) => filedLine(row, shop.currency, visible));
  }
  return csvFile('commissions.csv', columnsFor(visible, shop, query.omit), lines());
});

function columnsFor(
  visible: Visible,
  shop: { time_zone: string; currency: string },
  omit = '',
): Column<FiledLine>[] {
  const commission: [string, Column<FiledLine>][] = [
    ['commission', { header: 'Commission', number: ({ line }) => line.commission_amount }],
    ['commission_rate', { header: 'Commission %', number: ({ line }) => line.commission_rate }],
  ];
  const columns: [string, Column<FiledLine>][] = [
    ...saleColumns(visible, shop.time_zone),
    ...(visible.commissions ? commission : []),
    ['commission_type', { header: 'Commission Type', text: ({ line }) => typeLabels[line.commission_type] }],
    ['currency', { header: 'Currency', text: () => shop.currency }],
    ['status', { header: 'Status', text: statusOf }],
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

function statusOf({ line }: FiledLine): string {
  return line.vendor_paid ? 'Paid' : stateLabels[line.commission_state];
}
