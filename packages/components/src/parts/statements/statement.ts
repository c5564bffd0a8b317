import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import type { ListQuery } from '@consignment/domain/text/list-query';
import type {
  AdjustmentReason,
  StatementOddity,
  StatementSection,
} from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Problem } from '../../primitives/feedback/outcome.ts';
import type { Loadable } from '../lists/loadable.ts';

const texts = defineTexts('Statement', {
  vendors: 'Vendor',
  sales_reps: 'Sales rep',
});

/** The sums of a statement as decimal strings; `payouts` is below zero where money was paid. */
export type ShownSums = {
  opening: string;
  earned: string;
  adjustments: string;
  custom_items: string;
  additional_pay: string;
  payouts: string;
  closing: string;
};

export type StatementStanding = 'latest' | 'followed' | 'withdrawn';

/** Days are 'YYYY-MM-DD', both counted in full; instants are ISO 8601. */
export type ShownStatement = ShownSums & {
  /** Counts the statements of the payee, withdrawn ones too. */
  number: number;
  /** As it was when the statement was issued. */
  payee_name: string;
  first_day: string;
  last_day: string;
  currency: CurrencyCode;
  standing: StatementStanding;
  issued_at: string;
  withdrawn_at: string | null;
  /** The first digits of its hash, as the paper prints them. */
  code: string;
  /** Left out in lists. */
  notes?: readonly StatedNote[];
};

/** A question that was asked or that ended in the period, in a line of text. It moves no money. */
export type StatedNote = {
  /** The question's id. */
  question: number;
  question_number: number;
  date: string;
  /** Empty where the shop hides it. */
  order_name: string;
  title: string;
  text: string;
};

/** An entry as it was stated. Text that there is none of, or that the shop hides, is empty, and everything else null. */
export type StatedEntry = {
  position: number;
  section: StatementSection;
  reason: AdjustmentReason | null;
  payout: number | null;
  order_name: string;
  title: string;
  sku: string;
  quantity: number | null;
  price: string | null;
  /** Per cent. */
  rate: string | null;
  /** The version of a rule with days that decided; null where none did. */
  rule: { place: RulePlace; from_day: string; version: number } | null;
  earned: string;
  /** Taken back by refunds. */
  returned: string;
  /** `earned` less `returned`. */
  amount: string;
  date: string | null;
  invoice_number: number | null;
};

/** A list of the entries of a statement: all, or one of its parts. */
export type StatementEntriesQuery = ListQuery & { section: StatementSection | 'all' };

export type StatementFile = 'pdf' | 'csv' | 'json';

/** Whose statements a list or a run is of. */
export type StatementPayees = 'vendors' | 'sales_reps';

/** The header of their column. */
export function payeeHeader(payees: StatementPayees): string {
  return texts[payees];
}

/** Days as 'YYYY-MM-DD' of the shop's calendar, both counted in full. */
export type StatementPeriod = { first_day: string; last_day: string };

/** A statement as it would be issued now. */
export type PreviewedStatement = ShownSums &
  StatementPeriod & {
    vendor: number | null;
    sales_rep: number | null;
    payee_name: string;
    entries: number;
    /** The reasons for a look before it is issued. */
    oddities: readonly StatementOddity[];
  };

/** `reason` is a sentence for the person. */
export type SkippedStatement = {
  vendor: number | null;
  sales_rep: number | null;
  payee_name: string;
  reason: string;
};

export type StatementsPreview = {
  statements: readonly PreviewedStatement[];
  /** Of all of them, a decimal string. */
  closing: string;
  skipped: readonly SkippedStatement[];
  currency: CurrencyCode;
};

/** A preview on its way, or why there is none: it failed, or the server refuses the period. */
export type LoadedPreview = Loadable<StatementsPreview> | { is: 'refused'; problem: Problem };

/** The issuing of all statements of a period. */
export type StatementRun = StatementPeriod & {
  is_active: boolean;
  total: number;
  /** Issued or skipped. */
  done: number;
  issued: number;
  skipped: readonly SkippedStatement[];
};

/** `day_of_month` is null for no schedule. */
export type StatementSchedule = { day_of_month: number | null; sends_mail: boolean };
