import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import type { Problem } from '../../primitives/feedback/outcome.ts';

/** The effect of a change of rules on unpaid lines; amounts are decimal strings of the shop's books. */
export type RulePreview = {
  /** The rate of orders to come, before and after the change; null where the change is not one of a rate. */
  next_orders: {
    before: readonly WireRateSpell[];
    after: readonly WireRateSpell[];
    /** One item of this price on the first day of the change; null where the price alone does not decide. */
    example: { price: string; before: string; after: string } | null;
  } | null;
  unpaid_lines: number;
  changed_lines: number;
  /** Net of the amounts that some vendors owe back, which are shown beside it. */
  due_before: string;
  due_after: string;
  owed_back_before: string;
  owed_back_after: string;
  /** How many vendors have changed lines. */
  changed_vendors: number;
  /** The largest difference first; not all of them where they are very many. */
  vendors: readonly {
    vendor: number;
    vendor_name: string;
    currency: CurrencyCode | null;
    changed_lines: number;
    due_before: string;
    due_after: string;
  }[];
};

export type PreviewAnswer = { is: 'ready'; preview: RulePreview } | { is: 'refused'; problem: Problem };

/** Rules with days in words, as a review lists them. */
export type ReviewedRules = {
  /** `days` is such as `From Dec 1, 2026`; names are of different lines. */
  rules: readonly { name: string; value: string; days: string }[];
  /** When vendors read of it. */
  notice: string;
};
