import type { Trace } from '../commission/commission-amount.ts';
import type { Reason } from '../commission/commission-reasons.ts';
import type { FittingRates } from './moving-rates.ts';
import type { Rule } from '../commission/commission-rules.ts';

/* A line of a payout as the former app has it and as our books have it, and why its amounts differ. */

/** In the order in which they are tried. `missing_row` and `sum` are of a payout, and `rounding` can be of its sum too. */
export const movingCauses = [
  'missing_order',
  'rate',
  'discount_share',
  'discount_order',
  'tax',
  'profit_quantity',
  'profit_cost',
  'refund',
  'rounding',
  'missing_row',
  'sum',
  'other',
] as const;
export type MovingCause = (typeof movingCauses)[number];

/** A line as the former app has it. Null is a column that its file does not have. */
export type OldLine = {
  readonly amount: number;
  /** Millionths of a minor unit beyond the amount. */
  readonly rest: number;
  readonly rate: number | null;
  readonly quantity: number | null;
  readonly price: number | null;
  readonly discount: number | null;
  readonly tax: number | null;
  readonly cost: number | null;
  readonly returned: number | null;
};

/** The line in our books, and what our rules of its day make of it. */
export type OurLine = {
  /** Null where no rule was applied; `reason` says why. */
  readonly trace: Trace | null;
  readonly reason: Reason | null;
  /** All that has come back until now: units, and money that came back without units. */
  readonly returned: { readonly units: number; readonly amount: number };
  /**
   * `net`: one row is the line less its returns. `sold` and `back`: the files have a row for the sale, and another one,
   * below 0, for what came back.
   */
  readonly row: 'net' | 'sold' | 'back';
  /** Other rates that the vendor has in the vendors' file, in ppm; tried where the row has none. */
  readonly otherRates: readonly number[];
};

/** Why in particular: what the former app did. JSON, and kept with the difference. */
export type CauseDetail =
  | { readonly cause: 'missing_order'; readonly missing: 'order' | 'line' }
  | {
      readonly cause: 'rate';
      readonly theirs: RateFigure;
      readonly ours: RateFigure;
      /** Where the files name no rate and this one fits: for all lines of the vendor, or of one product type, since that day. */
      readonly fitted?: { readonly productType: string | null; readonly from: string };
    }
  | {
      readonly cause: 'discount_share';
      readonly theirs: 'vendor' | 'store' | 'equal';
      readonly ours: 'vendor' | 'store' | 'equal';
    }
  | { readonly cause: 'discount_order'; readonly theirs: 'before' | 'after' }
  | { readonly cause: 'tax'; readonly theirs: 'left_out' | 'added' | 'taken_out' | 'other_amount' }
  | { readonly cause: 'profit_quantity' }
  | { readonly cause: 'profit_cost'; readonly theirs: 'not_taken' | 'taken' | 'other_cost' }
  | { readonly cause: 'refund'; readonly theirs: 'not_taken' | 'other_units' }
  | { readonly cause: 'rounding'; readonly theirs: RoundingForm }
  | { readonly cause: 'missing_row' }
  | { readonly cause: 'sum' }
  | {
      readonly cause: 'other';
      readonly reason: Reason | null;
      readonly facts: readonly FactsApart[];
      /** The rates in place of ours that come to the old amount, where any does and the row has none. */
      readonly fits?: { readonly ours: RateFigure; readonly rates: FittingRates };
    };

/** A rate in ppm, or minor units of a unit or of the line. */
export type RateFigure = Pick<Rule, 'kind' | 'value'>;

/** `one`: a minor unit for no reason that the figures show. `sum`: the payout's sum was rounded, and not its lines. */
export type RoundingForm = 'up' | 'down' | 'each_unit' | 'one' | 'sum';

/** Minor units, or a count of units. */
export type FactsApart = {
  readonly fact: 'quantity' | 'price' | 'discount' | 'tax' | 'cost' | 'returned';
  readonly theirs: number;
  readonly ours: number;
};

/** Minor units. `difference` is old less ours, and not 0. */
export type LineDifference = {
  readonly oldAmount: number;
  readonly ourAmount: number;
  readonly difference: number;
  readonly detail: CauseDetail;
  /** Alternatives after it that come to the same cents. */
  readonly also: readonly MovingCause[];
};
