import type { ReactNode } from 'react';
import type { PreviewAnswer } from '../../../parts/commission/rule-preview.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { useRuleReview } from '../../../parts/commission/use-rule-review.tsx';
import type { Answered, Outcome } from '../../../primitives/feedback/outcome.ts';
import { reviewOf, type NamedDraft, type RuleDraft } from './rule.ts';

/** The calls by which drafts are looked at and saved, all of them or none. */
export type DraftCalls = {
  onPreview: (rules: readonly RuleDraft[]) => Promise<PreviewAnswer>;
  onSave: (rules: readonly RuleDraft[], reason: string) => Promise<Outcome>;
};

type Given = DraftCalls & { currency: ShopCurrency };

/** Shows the effect of drafts on unpaid lines, and saves them when they are applied there. Draw `dialog` beside the control that asks. */
export function useDraftReview({ onPreview, onSave, currency }: Given): {
  ask: (drafts: readonly NamedDraft[]) => Promise<Answered>;
  dialog: ReactNode;
} {
  return useRuleReview<readonly NamedDraft[]>({
    onPreview: (drafts) => onPreview(drafts.map(({ rule }) => rule)),
    onSave: (drafts, reason) =>
      onSave(
        drafts.map(({ rule }) => rule),
        reason,
      ),
    vendor: null,
    currency,
    findsVendorsAgain: () => false,
    reviewedAs: (drafts) => reviewOf(drafts, currency.books),
  });
}
