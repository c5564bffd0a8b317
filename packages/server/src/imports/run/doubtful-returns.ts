import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney } from '@consignment/domain/money/money';
import type { Tx } from '../../database/database.ts';
import { stagedReturns, type ReturnProblem } from '../../queries/imports/returns.ts';
import type { Unexplained } from '../write/refunds.ts';
import type { ImportRun } from './import-run.ts';

export type Doubtful = Extract<Unexplained['what'], { is: 'doubtful' }>;

export function doubtfulReason({ orderName, of, line }: Doubtful, currency: CurrencyCode): string {
  const on = `Order ${orderName} has the SKU '${of.sku}' on several lines`;
  const from = `it was taken from '${line.name}' at ${formatMoney(line.price, currency)}`;
  return of.amount === null
    ? `${on}, and the refund does not say which of them came back: ${from}. If it was another one, write its price in the column 'Amount before discount' of the refunds, and import them again.`
    : `${on}, and the amount of the refund does not say which of them came back: ${from}.`;
}

/** The rows of the refunds file that name these returns. */
export async function doubtfulProblems(
  tx: Tx,
  { of, shop }: ImportRun,
  found: readonly Doubtful[],
): Promise<ReturnProblem[]> {
  const staged = await stagedReturns(
    tx,
    of,
    found.map(({ orderName }) => orderName),
  );
  return found.flatMap((what) => {
    const at = staged.findIndex(
      ({ orderName, sku, units, amount }) =>
        orderName === what.orderName &&
        sku === what.of.sku &&
        units === what.of.units &&
        amount === what.of.amount,
    );
    const [own] = at === -1 ? [] : staged.splice(at, 1);
    if (own === undefined) return [];
    return [{ row: own.row, excerpt: own.excerpt, reason: doubtfulReason(what, shop.currency) }];
  });
}
