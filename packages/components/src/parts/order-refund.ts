import type { PayoutStatus } from '@consignment/domain/payout-status';

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
