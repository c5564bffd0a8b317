import type { CurrencyCode } from '@consignment/domain/currency';
import type { Problem } from '../primitives/outcome.ts';

/** The effect of a change of rules on unpaid lines; amounts are decimal strings of the shop's books. */
export type RulePreview = {
  unpaid_lines: number;
  changed_lines: number;
  due_before: string;
  due_after: string;
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
