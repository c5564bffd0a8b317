import type {
  BankFileFormat,
  CsvDateForm,
  CsvSeparator,
  DecimalSign,
} from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type {
  PayRunExceptionCode,
  PayRunState,
  PayRunVendorState,
} from '@consignment/domain/pay-runs/pay-run';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BadgeTone } from '../../../primitives/text/Badge.tsx';

const texts = defineTexts('MerchantPayRun', {
  included: 'To be paid',
  left_out: 'Left out',
  exception: 'Exception',
  to_send: 'To send',
  paying: 'Paying',
  paid: 'Paid',
  failed: 'Not paid',
  viewDetails: 'View payout details',
  addEmail: 'Add email',
  addBankDetails: 'Add bank details',
  setUp: 'Set it up',
  viewUnpaid: 'View unpaid items',
  viewPayouts: 'View payouts',
  viewItems: 'View items',
  viewRates: 'View rates',
  unhide: 'Unhide the vendor',
  changeCurrency: 'Change currency',
  matched: 'Matched',
  unmatched: 'Not matched',
  set_aside: 'Set aside',
});

/** Amounts are decimal strings in the run's currency, instants ISO 8601, days 'YYYY-MM-DD'. */
export type ListedPayRun = {
  id: number;
  number: number;
  state: PayRunState;
  created_date: string;
  /** Null for one that the schedule made. */
  created_by: string | null;
  currency: CurrencyCode;
  count: number;
  amount: string;
  /** By hand: recorded, and not sent yet. */
  to_send: PayRunSum;
  paid: PayRunSum;
  /** Vendors that cannot be paid as they are. */
  exceptions: number;
  /** Two persons have to approve it. */
  needs_second: boolean;
  /** `by` is null where the schedule pays. */
  approvals: readonly { by: string | null; date: string }[];
};

export type PayRunSum = { count: number; amount: string };

export type ShownBankFile = PayRunSum & {
  format: BankFileFormat;
  name: string;
  /** SHA-256 of its bytes, in hex. */
  hash: string;
  made_date: string;
  /** When it was exported for the first time: from then on the bank may have it. */
  exported_date: string | null;
  given_date: string | null;
};

export type ShownPayRun = ListedPayRun & {
  scheduled_for: string | null;
  totals: readonly (PayRunSum & { method: PayoutMethod })[];
  failed: PayRunSum;
  bank_file: ShownBankFile | null;
  /** The day on which the bank is asked to pay; of a draft, the day that an approval now would ask for. */
  bank_day: BankDay | null;
};

/** `why` is in sentences for the person. */
export type BankDay = { on: string; why: string };

/** An account of the shop; `masked` has the last figures of its number alone. */
export type ShownAccount = { holder: string; masked: string };

export type PayRunVendor = {
  vendor: number;
  vendor_name: string;
  method: PayoutMethod;
  amount: string;
  line_count: number;
  /** Lines of open or answered questions, which are not paid, and their sum. */
  waiting_lines: number;
  waiting_amount: string;
  state: PayRunVendorState;
  /** `reason` is a sentence for the person, and `address` the one that PayPal refuses. */
  exception: {
    code: PayRunExceptionCode;
    reason: string;
    available_on: string | null;
    address: string | null;
  } | null;
  payout: number | null;
};

/** An entry of the bank's answer or statement. `amount` is signed: below zero is money that left. */
export type BankEntry = {
  id: number;
  day: string | null;
  amount: string | null;
  currency: string | null;
  reference: string | null;
  /** The bank's own words. */
  text: string;
  /** Money that came back. */
  is_return: boolean;
  state: 'matched' | 'unmatched' | 'set_aside';
  /** A sentence for the person where it is unmatched; else empty. */
  why: string;
  payout: number | null;
  /** The paid payout whose money came back by it, which another person has to confirm. */
  brings_back: number | null;
  vendor_name: string | null;
};

/** How a statement as CSV is read; columns are counted from 1. */
export type StatementColumns = {
  separator: CsvSeparator;
  decimal: DecimalSign;
  date: CsvDateForm;
  header_rows: number;
  date_column: number;
  /** One column of signed amounts, or one of money out and one of money in. */
  amount: { column: number } | { out: number; in: number };
  text_columns: number[];
};

export const runTone = {
  draft: 'caution',
  approved: 'neutral',
  paying: 'neutral',
  done: 'plain',
  partly_failed: 'critical',
  canceled: 'neutral',
} as const satisfies Record<PayRunState, BadgeTone>;

const vendorStateTone = {
  included: 'plain',
  left_out: 'neutral',
  exception: 'caution',
  to_send: 'caution',
  paying: 'neutral',
  paid: 'plain',
  failed: 'critical',
} as const satisfies Record<PayRunVendorState, BadgeTone>;

export function vendorStateBadge(state: PayRunVendorState): { label: string; tone: BadgeTone } {
  return { label: texts[state], tone: vendorStateTone[state] };
}

/** A page of the vendor that helps with an exception. */
export type VendorPlace = 'unpaid' | 'payouts' | 'settings';

type Way = { label: string; place: VendorPlace | 'shop' };

const ways = {
  paypal_refused: { label: 'viewDetails', place: 'settings' },
  no_paypal_email: { label: 'addEmail', place: 'settings' },
  no_bank_details: { label: 'addBankDetails', place: 'settings' },
  address_missing: { label: 'viewDetails', place: 'settings' },
  provider_not_connected: { label: 'setUp', place: 'shop' },
  nothing_to_pay: { label: 'viewUnpaid', place: 'unpaid' },
  nothing_available: { label: 'viewUnpaid', place: 'unpaid' },
  below_minimum: { label: 'viewUnpaid', place: 'unpaid' },
  not_available_yet: { label: 'viewUnpaid', place: 'unpaid' },
  being_checked: { label: 'viewPayouts', place: 'payouts' },
  paid_there: { label: 'viewPayouts', place: 'payouts' },
  disputed: { label: 'viewItems', place: 'unpaid' },
  waits_for_answer: { label: 'viewItems', place: 'unpaid' },
  bank_details_changed: { label: 'viewDetails', place: 'settings' },
  not_recalculated: { label: 'viewRates', place: 'settings' },
  vendor_hidden: { label: 'unhide', place: 'settings' },
  currency_not_supported: { label: 'changeCurrency', place: 'settings' },
} as const satisfies Record<PayRunExceptionCode, { label: keyof typeof texts; place: Way['place'] }>;

/** The way to put an exception right; `shop` is where the shop sets up the vendor's method. */
export function wayOfException(code: PayRunExceptionCode): Way {
  const { label, place } = ways[code];
  return { label: texts[label], place };
}

/** One person has approved a run that needs two. */
export function waitsForSecond(run: Pick<ListedPayRun, 'state' | 'needs_second' | 'approvals'>): boolean {
  return run.state === 'draft' && run.needs_second && run.approvals.length > 0;
}

const entryStateTone = {
  matched: 'plain',
  unmatched: 'caution',
  set_aside: 'neutral',
} as const satisfies Record<BankEntry['state'], BadgeTone>;

export function entryStateBadge(state: BankEntry['state']): { label: string; tone: BadgeTone } {
  return { label: texts[state], tone: entryStateTone[state] };
}
