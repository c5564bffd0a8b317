import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { moneyToWire } from '@consignment/domain/money/money';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { PassedOver } from './create-payout.ts';
import type { Entry } from './record.ts';

/** The parts of a payout's row that its entries name. */
export type RecordedPayout = {
  readonly id: number;
  readonly vendor_id: number;
  readonly invoice_number: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: PayoutStatus;
  readonly is_test: boolean;
};

/** An entry on a payout, with what identifies it to people. `was` is its status before, where that has changed. */
export function payoutEntry(
  event: Extract<HistoryEvent, `payout.${string}`>,
  payout: RecordedPayout,
  change: { readonly was?: PayoutStatus; readonly after?: HistoryValues; readonly reason?: string } = {},
): Entry {
  const { was, after = {}, reason } = change;
  return {
    event,
    id: payout.id,
    vendorId: payout.vendor_id,
    ...(was === undefined ? {} : { before: { status: was } }),
    after: {
      invoice_number: payout.invoice_number,
      amount: moneyToWire(payout.amount, payout.currency),
      currency: payout.currency,
      status: payout.status,
      ...(payout.is_test ? { is_test: true } : {}),
      ...after,
    },
    ...(reason === undefined ? {} : { reason }),
  };
}

/** The fields of an early payout's entry: the hold and the minimum that it has passed over; none where it has not. */
export function earlyValues({ onItsWay, minimum }: PassedOver, currency: string): HistoryValues {
  return {
    ...(onItsWay === 0 ? {} : { paid_before_available: moneyToWire(onItsWay, currency) }),
    ...(minimum === null ? {} : { below_minimum_payout: moneyToWire(minimum, currency) }),
  };
}

/** Payouts that were made together, after the entry of their run. The run is known by its first payout. */
export function payAllEntries(
  payouts: readonly RecordedPayout[],
  run: {
    readonly amount: number;
    readonly currency: string;
    readonly payments: readonly { readonly vendorId: number; readonly passedOver: PassedOver }[];
  },
): Entry[] {
  const [first] = payouts;
  if (first === undefined) return [];
  const of = new Map(run.payments.map(({ vendorId, passedOver }) => [vendorId, passedOver]));
  const after = {
    payouts: payouts.length,
    amount: moneyToWire(run.amount, run.currency),
    currency: run.currency,
    first_invoice_number: first.invoice_number,
    last_invoice_number: payouts.at(-1)?.invoice_number ?? first.invoice_number,
  };
  return [
    { event: 'pay_run.created', id: first.id, after },
    ...payouts.map((payout) => {
      const passedOver = of.get(payout.vendor_id);
      const early = passedOver === undefined ? {} : earlyValues(passedOver, run.currency);
      return payoutEntry('payout.created', payout, { after: { pay_run: first.id, ...early } });
    }),
  ];
}
