import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import type { ActionState } from '../../primitives/actions/action-state.ts';
import { unknownProblem, type KnownOutcome } from '../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { UnknownBanner } from '../../primitives/feedback/UnknownBanner.tsx';

const texts = defineTexts('UsePayRunDraft', {
  drafting: 'Drafting…',
  unknownTitle: 'We don’t know yet whether the pay run was drafted.',
  unknownDetail:
    'Press the button again: if a draft has already been created, it will open, and no second draft will be created.',
});

type Answer = { is: 'idle' } | { is: 'busy' } | Exclude<KnownOutcome, { is: 'done' }>;

type Draft = {
  start: () => void;
  /** Of the button that starts it. */
  button: ActionState;
  /** The answer in words, where the draft did not open. */
  answer: ReactNode;
};

/** The button that drafts a pay run and opens it. `onDraft` is null for a person who may not, and has no button. */
export function usePayRunDraft(onDraft: (() => Promise<KnownOutcome>) | null): Draft {
  const [answer, setAnswer] = useState<Answer>({ is: 'idle' });
  const start = async () => {
    if (onDraft === null) return;
    setAnswer({ is: 'busy' });
    const outcome = await onDraft().catch((error: unknown) => {
      reportError(error);
      return { is: 'unknown', problem: unknownProblem } as const;
    });
    setAnswer(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return {
    start: () => void start(),
    button: answer.is === 'busy' ? { is: 'busy', label: texts.drafting } : { is: 'ready' },
    answer:
      answer.is === 'refused' ? (
        <RefusalBanner problem={answer.problem} />
      ) : answer.is === 'unknown' ? (
        <UnknownBanner title={texts.unknownTitle} problem={answer.problem} next={texts.unknownDetail} />
      ) : null,
  };
}
