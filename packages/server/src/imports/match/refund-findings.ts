import { formatMoney } from '@consignment/domain/money/money';
import type { ImportFinding } from '@consignment/domain/imports/import-findings';
import type { FileOrder } from '../port/records.ts';
import type { RefundStake } from '../../queries/imports/refund-findings.ts';

export type OrderStake = Omit<RefundStake, 'orderId'>;

/** Refunds of an order that name no lines, as the check of an import shows them: a row for each vendor that they concern. */
export function refundFindings(order: FileOrder, stakes: readonly OrderStake[]): ImportFinding[] {
  return [...findingsOf(order, stakes, 'refund_to_assign'), ...findingsOf(order, stakes, 'refund_matched')];
}

function findingsOf(
  { name: orderName, row, currency, refundedAmount }: FileOrder,
  stakes: readonly OrderStake[],
  kind: 'refund_to_assign' | 'refund_matched',
): ImportFinding[] {
  const [one] = stakes;
  const isMatched = kind === 'refund_matched';
  if (one === undefined || (isMatched ? one.found === '' : one.toAssign === 0)) return [];
  const of = { kind, orderName, row };
  const detail = isMatched
    ? one.found
    : `${refundedAmount === 0 ? 'Up to ' : ''}${formatMoney(one.toAssign, currency)} was refunded, and the file does not say for which items. The order waits until a person or a refunds file says so.`;
  const concerned = stakes
    .map(({ vendor, waiting, takenBack }) => ({ vendor, amount: isMatched ? takenBack : waiting }))
    .filter(({ amount }) => amount !== 0);
  // An order that earns nothing does not wait.
  if (concerned.length === 0) return isMatched ? [{ ...of, vendor: '', amount: 0, detail }] : [];
  return concerned.map(({ vendor, amount }) => ({ ...of, vendor, amount, detail }));
}
