import { useState, type ReactNode } from 'react';
import { rejected, type Answered, type Outcome } from '../../../primitives/feedback/outcome.ts';
import type { FeeDraft } from './fee.ts';
import type { FeeReview } from './fee-review.ts';
import { FeeReviewDialog } from './FeeReviewDialog.tsx';

/** Shows what a draft will do, and saves it when that is confirmed. Draw `dialog` beside the form that asks. */
export function useFeeReview(onSave: (draft: FeeDraft) => Promise<Outcome>): {
  ask: (draft: FeeDraft, review: FeeReview) => Promise<Answered>;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const ask = (draft: FeeDraft, review: FeeReview) => {
    const { promise, resolve } = Promise.withResolvers<Answered>();
    setAsked({ draft, review, answer: resolve });
    return promise;
  };
  const end = (answer: Answered) => {
    asked?.answer(answer);
    setAsked(null);
  };
  const dialog = asked !== null && (
    <FeeReviewDialog
      review={asked.review}
      onSave={async () => end(await onSave(asked.draft).catch(rejected))}
      onClose={() => end({ is: 'cancelled' })}
    />
  );
  return { ask, dialog };
}

type Asked = { draft: FeeDraft; review: FeeReview; answer: (answer: Answered) => void };
