import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import type { Loadable } from '../../../../parts/lists/loadable.ts';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Combobox } from '../../../../primitives/fields/Combobox.tsx';
import { ConfirmDialog } from '../../../../primitives/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { FailedState } from '../../../../primitives/feedback/FailedState.tsx';
import {
  isStale,
  unknownProblem,
  type KnownOutcome,
  type Problem,
} from '../../../../primitives/feedback/outcome.ts';
import { Skeleton } from '../../../../primitives/feedback/Skeleton.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import type { SearchAnswer } from '../../../../primitives/filters/use-remote-search.ts';
import { VisuallyHidden } from '../../../../primitives/layout/VisuallyHidden.tsx';
import type { MergeReview } from './merge-review.ts';
import { MergeReviewView } from './MergeReviewView.tsx';

const texts = defineTexts('MergeVendorDialog', {
  somethingWentWrong: 'Something went wrong. Please try again later.',
  title: 'Merge into another vendor',
  detail:
    '{name} will be merged into the vendor you choose. That vendor will keep its name, settings and rates, and will have the data from both vendors.',
  into: 'Vendor to keep',
  noneFound: 'No other vendors have this name.',
  reviewNotLoaded: 'The review could not be loaded.',
  changed: 'The effect of the merge has changed since you reviewed it.',
  cancel: 'Cancel',
  merge: 'Merge…',
  mergeIntoVendor: 'Merge into {name}…',
  question: 'Merge {from} into {into}?',
  cannotBeUndone: 'This cannot be undone.',
  mergeVendors: 'Merge vendors',
  merging: 'Merging…',
  chooseFirst: 'Choose the vendor to keep first.',
  effectNotKnown: 'The effect of the merge isn’t known yet.',
  loading: 'Loading the review…',
});

export type MergeAnswer = { is: 'ready'; value: MergeReview } | { is: 'failed'; problem: Problem };

export type VendorMerging = {
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<{ id: number; name: string }>>;
  /** The effect of merging into that vendor; it changes nothing. */
  onAskMerge: (intoId: number) => Promise<MergeAnswer>;
  /** Merges as reviewed, once however often it is asked, and then leads to the vendor that stays. */
  onMerge: (review: MergeReview) => Promise<KnownOutcome>;
};

type Props = VendorMerging & {
  /** The vendor that goes. */
  vendor: { id: number; name: string };
  /** In which the shop's amounts are shown. */
  currency: CurrencyCode;
  onClose: () => void;
};

/**
 * Merges a vendor into another that is found by name: what that does is looked over before it is asked for, since it
 * cannot be undone. Mount it to open it. Leaving a vendor out of lists and totals is the setting Hidden.
 */
export function MergeVendorDialog({ vendor, currency, onClose, ...merging }: Props) {
  const [review, setReview] = useState<Loadable<MergeReview> | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [news, setNews] = useState<string | null>(null);
  const asking = useRef(0);

  const ask = async (intoId: number | null) => {
    asking.current += 1;
    const asked = asking.current;
    if (intoId === null) {
      setReview(null);
      return;
    }
    setReview({ is: 'loading' });
    const answer = await merging.onAskMerge(intoId).catch((error: unknown): MergeAnswer => {
      reportError(error);
      return {
        is: 'failed',
        problem: { ...unknownProblem, detail: texts.somethingWentWrong },
      };
    });
    // Another may have been chosen meanwhile.
    if (asking.current !== asked) return;
    setReview(answer.is === 'ready' ? answer : { ...answer, onRetry: () => void ask(intoId) });
  };
  const ready = review?.is === 'ready' ? review.value : null;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title}
      description={texts.detail({ name: vendor.name })}
      size="large"
    >
      <Stack space="medium">
        <Combobox
          name="into"
          label={texts.into}
          minimumCharacters={1}
          noneText={texts.noneFound}
          onSearch={async (text, signal) => {
            const answer = await merging.onSearchVendors(text, signal);
            if (answer.is !== 'found') return answer;
            const others = answer.options.filter(({ id }) => id !== vendor.id);
            return {
              is: 'found',
              options: others.map(({ id, name }) => ({ value: String(id), label: name })),
            };
          }}
          onChange={(option) => {
            setNews(null);
            void ask(option === null ? null : Number(option.value));
          }}
        />
        {review?.is === 'loading' && <Loading />}
        {review?.is === 'failed' && (
          <FailedState title={texts.reviewNotLoaded} problem={review.problem} onRetry={review.onRetry} />
        )}
        {ready !== null && <MergeReviewView review={ready} currency={currency} />}
      </Stack>
      <DialogActions
        notice={
          news !== null && (
            <Banner tone="caution" title={texts.changed} announcement="assertive">
              <p>{news}</p>
            </Banner>
          )
        }
      >
        <Button label={texts.cancel} onClick={onClose} />
        <Button
          label={ready === null ? texts.merge : texts.mergeIntoVendor({ name: ready.into.name })}
          tone="critical"
          onClick={() => setIsConfirming(true)}
          state={mayMerge(review)}
        />
      </DialogActions>
      {ready !== null && (
        <ConfirmDialog
          isOpen={isConfirming}
          onClose={() => setIsConfirming(false)}
          title={texts.question({ from: ready.from.name, into: ready.into.name })}
          description={texts.cannotBeUndone}
          confirmLabel={texts.mergeVendors}
          busyLabel={texts.merging}
          tone="critical"
          onConfirm={async () => {
            const outcome = await merging.onMerge(ready);
            if (outcome.is === 'unknown' || !isStale(outcome)) return outcome;
            // The question is answered by looking it over again.
            setNews(outcome.is === 'refused' ? outcome.problem.detail : null);
            void ask(ready.into.id);
            return { is: 'done' };
          }}
        />
      )}
    </Dialog>
  );
}

function mayMerge(review: Loadable<MergeReview> | null) {
  if (review === null) return { is: 'disabled', reason: texts.chooseFirst } as const;
  if (review.is !== 'ready') return { is: 'disabled', reason: texts.effectNotKnown } as const;
  const { refused } = review.value;
  return refused === null
    ? ({ is: 'ready' } as const)
    : ({ is: 'disabled', reason: refused.detail } as const);
}

function Loading() {
  return (
    <div aria-busy>
      <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
      <Stack space="small">
        <Skeleton />
        <Skeleton />
        <Skeleton shape="shortLine" />
      </Stack>
    </div>
  );
}
