import { moneyToWire } from '@consignment/domain/money/money';
import { notFound } from '../common/problem.ts';
import { batchOfPaidLines } from '../queries/orders/line-items.ts';
import { payoutById } from '../queries/payouts/payouts.ts';
import { metasOf, shopOf } from '../queries/shops/shops.ts';
import { visibleTo } from '../common/visibility.ts';
import { csvFile, type Column } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { filedLine, ofSale, saleColumns, titleInPayout, type FiledLine } from './line-columns.ts';

type PaidLine = { readonly sale: FiledLine | null; readonly title: string; readonly paid: string };

/**
 * One payout: its lines with the amount paid for each, and the additional pay as a separate row, so that Commission
 * adds up to the payout's amount.
 */
export const payoutExport = defineExport<{ id: number }>('payout', async ({ query, session, read }) => {
  const { shop, visible, payout } = await read(async (tx) => ({
    shop: await shopOf(tx, session.shopId),
    visible: visibleTo(session, await metasOf(tx, session.shopId)),
    payout: await payoutById(tx, session.shopId, query.id),
  }));
  if (payout === null) throw notFound();
  const { id, currency, additional_pay: additionalPay } = payout;

  async function* lines(): AsyncGenerator<PaidLine[]> {
    const batches = inBatches(read, (tx, batch) => batchOfPaidLines(tx, session.shopId, id, batch));
    for await (const rows of batches) {
      yield rows.map((row) => ({
        sale: filedLine(row, shop.currency, visible),
        title: titleInPayout({ title: row.title, isRefund: row.kind === 'reversal' }),
        paid: moneyToWire(row.paid_amount, currency),
      }));
    }
    if (additionalPay !== 0) {
      yield [{ sale: null, title: 'Additional Pay', paid: moneyToWire(additionalPay, currency) }];
    }
  }

  const columns = saleColumns(visible, shop.time_zone)
    .filter(([key]) => key !== 'vendor')
    .map(([key, column]) => (key === 'product' ? product : ofSale<PaidLine>(column)));
  const commission: Column<PaidLine> = { header: 'Commission', number: ({ paid }) => paid };
  const amounts: Column<PaidLine>[] = [
    ...(visible.commissions ? [commission] : []),
    { header: 'Currency', text: () => currency },
    {
      header: 'Manual Override',
      text: ({ sale }) => (sale?.line.commission_type === 'override' ? 'Yes' : ''),
    },
  ];
  return {
    ...csvFile(`payout-${payout.invoice_number}.csv`, [...columns, ...amounts], lines()),
    language: 'en',
  };
});

const product: Column<PaidLine> = { header: 'Product', text: ({ title }) => title };
