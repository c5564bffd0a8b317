import type { Override } from '@consignment/domain/commission/commission';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import type { OverridePreview } from '../../../parts/commission/override-preview.ts';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import type { ActionState } from '../../../primitives/actions/action-state.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import {
  rejected,
  type KnownOutcome,
  type Outcome,
  type Problem,
} from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { UnknownBanner } from '../../../primitives/feedback/UnknownBanner.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { emptyActDraft, QuestionActFields, type ActDraft } from './QuestionActFields.tsx';
import { ActReview } from './ActReview.tsx';
import { actTitles, type Act, type ActKind, type ChangedLine, type ReviewedAct } from './question-act.ts';

const texts = defineTexts('QuestionActDialog', {
  wait: 'Please wait for a response.',
  review: 'Review the change',
  back: 'Back',
  askAgain: 'Ask again',
  saving: 'Saving…',
  unknownTitle: 'We don’t know yet whether this went through.',
  unknownDetail: 'You can ask again: the change will be made only once.',
});

type Props = {
  kind: ActKind;
  line: ChangedLine;
  /** Of the shop's books, and the one in which the payee's amounts are written. */
  books: CurrencyCode;
  written: CurrencyCode;
  /** The commission of a vendor's line with an override, without setting it. */
  onPreview: (override: Override) => Promise<OverridePreview>;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** However often the same is sent, it is done once. `expected` is the commission before it, as it was reviewed. */
  onAct: (act: Act, expected: string | null, text: string) => Promise<KnownOutcome>;
  onClose: () => void;
};

/**
 * A change of the line that a question is about: the form, then its review, and only then the change. Mount it to
 * open it.
 */
export function QuestionActDialog({ kind, line, books, written, onAct, onClose, ...calls }: Props) {
  const [draft, setDraft] = useState<ActDraft>(emptyActDraft);
  const [reviewed, setReviewed] = useState<ReviewedAct | null>(null);
  const [step, setStep] = useState<Step>({ is: 'asking' });
  const isInFlight = useRef(false);
  const text = useRef('');

  const review = async (act: Act, typed: ActDraft): Promise<Outcome> => {
    const known = await effectOf(act);
    if (known.is === 'refused') return known;
    setDraft(typed);
    setStep({ is: 'asking' });
    setReviewed({ act, before: line.commission, after: known.after });
    return { is: 'done' };
  };
  const effectOf = async (act: Act) => {
    const { commission, isPayees } = line;
    if (!isPayees) return unknownAfter;
    if (act.do === 'move') return { is: 'known', after: moneyToWire(0, books) } as const;
    if (act.do === 'custom_item') {
      if (commission === null) return unknownAfter;
      const sum = moneyFromWire(commission, books) + moneyFromWire(act.amount, books);
      return { is: 'known', after: moneyToWire(sum, books) } as const;
    }
    // A sales rep's is worked out with the change.
    if (line.share !== null) return unknownAfter;
    const answer = await calls.onPreview(act.override).catch(rejected);
    if (answer.is === 'refused') return answer;
    return { is: 'known', after: answer.preview.commission_amount } as const;
  };
  const act = async (asked: ReviewedAct) => {
    if (isInFlight.current) return;
    isInFlight.current = true;
    setStep({ is: 'sending' });
    const outcome = await onAct(asked.act, asked.before, text.current.trim()).catch(rejected);
    isInFlight.current = false;
    if (outcome.is === 'done') onClose();
    else setStep(outcome);
  };
  const back = () => {
    text.current = '';
    setReviewed(null);
  };
  const isSending = step.is === 'sending';
  const waiting: ActionState = isSending ? { is: 'disabled', reason: texts.wait } : { is: 'ready' };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSending}
      title={reviewed === null ? actTitles[kind] : texts.review}
      description={line.name}
    >
      {reviewed === null ? (
        <QuestionActFields
          kind={kind}
          isShare={line.share !== null}
          books={books}
          written={written}
          draft={draft}
          onSearchVendors={calls.onSearchVendors}
          onReview={review}
          onCancel={onClose}
        />
      ) : (
        <>
          <ActReview
            reviewed={reviewed}
            line={line}
            books={books}
            written={written}
            onText={(typed) => {
              text.current = typed;
            }}
          />
          <DialogActions notice={<Notice step={step} />}>
            <Button label={texts.back} onClick={back} state={waiting} />
            <Button
              label={step.is === 'unknown' ? texts.askAgain : actTitles[kind]}
              tone="primary"
              onClick={() => void act(reviewed)}
              state={isSending ? { is: 'busy', label: texts.saving } : { is: 'ready' }}
            />
          </DialogActions>
        </>
      )}
    </Dialog>
  );
}

const unknownAfter = { is: 'known', after: null } as const;

type Step =
  | { is: 'asking' }
  | { is: 'sending' }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem };

function Notice({ step }: { step: Step }) {
  if (step.is === 'refused') return <RefusalBanner problem={step.problem} />;
  if (step.is !== 'unknown') return null;
  return <UnknownBanner title={texts.unknownTitle} problem={step.problem} next={texts.unknownDetail} />;
}
