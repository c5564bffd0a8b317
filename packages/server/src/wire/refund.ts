import type { components } from '@consignment/client/generated/api';
import { moneyToWire } from '@consignment/domain/money/money';
import { takenBack } from '@consignment/domain/orders/refund';
import type { LineRow } from '../queries/orders/line-items.ts';
import type { PayoutRow } from '../queries/payouts/payouts.ts';
import type { RefundRow } from '../queries/orders/refunds.ts';

type Schemas = components['schemas'];
type Deduction = {
  readonly by: 'line' | 'reversal';
  readonly payout: number | null;
  readonly amount: number;
};

/** The refunds of an order by date, each with what took back its commission; `lines` are all lines of the order. */
export function refundsToWire(
  refunds: readonly RefundRow[],
  lines: readonly LineRow[],
  currency: string,
): Schemas['OrderRefund'][] {
  const found = lines.flatMap((line) => {
    const ofLine = refunds.filter(({ lineId }) => lineId === line.id);
    const isEarned = line.commission_state === 'accrued';
    const soFar = ofLine.map(({ commissionSoFar }) => commissionSoFar);
    const parts = takenBack(soFar, isEarned ? deductionsOf(line, lines) : []);
    return ofLine.map((refund, index) => {
      const taken = parts[index] ?? [];
      const sum = taken.reduce((total, { amount }) => total + amount, 0);
      return {
        date: refund.refundedAt.toISOString(),
        line_item: line.id,
        units: refund.units,
        amount: refund.amount === 0 ? null : moneyToWire(refund.amount, currency),
        commission: isEarned ? moneyToWire(sum, currency) : null,
        taken_back: taken.map(({ by, payout, amount }) => ({
          by: by === 'line' ? by : payout === null ? ('next_payout' as const) : ('payout' as const),
          payout,
          amount: moneyToWire(amount, currency),
        })),
      };
    });
  });
  return found.toSorted((a, b) => Date.parse(a.date) - Date.parse(b.date));
}

/** Refunds before a line was paid lowered its commission; later ones have reversals. */
function deductionsOf(line: LineRow, lines: readonly LineRow[]): Deduction[] {
  const reversals = lines.filter(({ reverses_id }) => reverses_id === line.id);
  return [
    { by: 'line', payout: null, amount: line.commission_reversed },
    ...reversals.map(({ payout_id: payout, commission_full: amount }) => ({
      by: 'reversal' as const,
      payout,
      amount: -amount,
    })),
  ];
}

/** The payouts, with the amounts that each paid and took back for these lines of an order. */
export function payoutsOfLinesToWire(
  payouts: readonly PayoutRow[],
  lines: readonly LineRow[],
  currency: string,
): Schemas['OrderPayout'][] {
  return payouts.map((payout) => {
    const paid = lines.filter(({ payout_id }) => payout_id === payout.id);
    const sum = (isReversal: boolean) =>
      paid
        .filter(({ kind }) => (kind === 'reversal') === isReversal)
        .reduce((total, { commission_amount }) => total + commission_amount, 0);
    return {
      id: payout.id,
      invoice_number: payout.invoice_number,
      created_date: payout.created_date.toISOString(),
      status: payout.status,
      vendor: payout.vendor_id,
      vendor_name: payout.vendor_name,
      paid: moneyToWire(sum(false), currency),
      taken_back: moneyToWire(-sum(true), currency),
    };
  });
}
