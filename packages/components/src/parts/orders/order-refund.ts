import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire } from '@consignment/domain/money/money';
import type { AssignableLine } from '@consignment/domain/orders/refund-assignment';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';

/** Something that came back of a line. Amounts are decimal strings, times ISO 8601. */
export type OrderRefund = {
  date: string;
  line_item: number;
  /** 0 where money alone came back. */
  units: number;
  amount: string | null;
  /** All that was taken back of the commission; null where none is earned yet. */
  commission: string | null;
  /** Before the line was paid, in a payout, or not until the vendor's next one. */
  taken_back: readonly { by: 'line' | 'payout' | 'next_payout'; payout: number | null; amount: string }[];
};

/** A payout that has lines of the order, and the amounts of these. */
export type OrderPayout = {
  id: number;
  invoice_number: number;
  created_date: string;
  status: PayoutStatus;
  vendor: number;
  vendor_name: string;
  paid: string;
  taken_back: string;
};

/** Refunds of an order that name no lines. Amounts are decimal strings. */
export type RefundToAssign = {
  /** The part for unknown returned goods. */
  to_assign: string;
  /** The part for which a person has named the returned goods. */
  assigned: string;
  /** Sentences on how the returned goods were found; '' where nothing was found. */
  found: string;
  /** The lines that `to_assign` may be of. */
  lines: readonly {
    line_item: number;
    name: string;
    /** Null where no vendor earns for it. */
    vendor: number | null;
    quantity: number;
    net: string;
    /** Returned already: units, and money without units. */
    units: number;
    amount: string;
    /** Of the whole line, before refunds. */
    commission: string;
  }[];
};

/** A person’s answer on the returned goods; `amount` is the `to_assign` that the person saw. */
export type RefundAssignment = {
  amount: string;
  lines: { line_item: number; units: number; amount: string }[];
  /** The part that is of no line. */
  beside: string;
};

export function assignableOf(line: RefundToAssign['lines'][number], currency: CurrencyCode): AssignableLine {
  const money = (amount: string) => moneyFromWire(amount, currency);
  return {
    id: line.line_item,
    name: line.name,
    payee: line.vendor,
    quantity: line.quantity,
    net: money(line.net),
    units: line.units,
    amount: money(line.amount),
    commission: money(line.commission),
  };
}
