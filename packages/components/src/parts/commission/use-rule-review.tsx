import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useState, type ReactNode } from 'react';
import type { PreviewAnswer, ReviewedRules, RulePreview } from './rule-preview.ts';
import type { ShopCurrency } from '../money/shop-currency.ts';
import { isStale, type Answered, type Outcome } from '../../primitives/feedback/outcome.ts';
import { onUse } from '../pages/on-use.tsx';

// The dialog with its table comes when a change of rules is asked about for the first time.
const { Component: RuleChangeDialogOnUse } = onUse(
  async () => (await import('./RuleChangeDialog.tsx')).RuleChangeDialog,
);

type Given<Proposed> = {
  /** The effect of the change, without making it; null where it cannot be known. */
  onPreview: (proposed: Proposed) => Promise<PreviewAnswer> | null;
  onSave: (proposed: Proposed, reason: string) => Promise<Outcome>;
  /** Null where the rules are the whole shop's. */
  vendor: { currency: CurrencyCode | null } | null;
  currency: ShopCurrency;
  /** Does the change affect which vendor a product belongs to? */
  findsVendorsAgain: (proposed: Proposed) => boolean;
  /** Of rules with days: how the review lists them. */
  reviewedAs?: (proposed: Proposed) => ReviewedRules;
};

/**
 * Shows what a change of commission rules does to what is unpaid, and saves it when it is applied there: `ask` answers
 * what became of it. Draw `dialog` beside what asks.
 */
export function useRuleReview<Proposed>({ onPreview, onSave, ...given }: Given<Proposed>): {
  ask: (proposed: Proposed) => Promise<Answered>;
  dialog: ReactNode;
} {
  const [review, setReview] = useState<Review<Proposed> | null>(null);
  const ask = async (proposed: Proposed): Promise<Answered> => {
    const known = await onPreview(proposed);
    if (known?.is === 'refused') return known;
    const { promise, resolve } = Promise.withResolvers<Answered>();
    setReview({ proposed, preview: known?.preview ?? null, answer: resolve });
    return promise;
  };
  const dialog = review !== null && (
    <RuleChangeDialogOnUse
      vendor={given.vendor}
      preview={review.preview}
      findsVendorsAgain={given.findsVendorsAgain(review.proposed)}
      {...(given.reviewedAs && { reviewed: given.reviewedAs(review.proposed) })}
      currency={given.currency}
      onApply={async (reason) => {
        const outcome = await onSave(review.proposed, reason);
        if (outcome.is === 'done') review.answer(outcome);
        if (isStale(outcome)) {
          // The remedy is shown at the field.
          review.answer(outcome);
          setReview(null);
        }
        return outcome;
      }}
      onClose={() => {
        // Without effect after a save, which has answered already.
        review.answer({ is: 'cancelled' });
        setReview(null);
      }}
    />
  );
  return { ask, dialog };
}

type Review<Proposed> = {
  proposed: Proposed;
  preview: RulePreview | null;
  answer: (answer: Answered) => void;
};
