import type { QuestionAllows } from '@consignment/domain/questions/question-rights';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import type { Ending } from './EndQuestionDialog.tsx';
import { onUse } from '../pages/on-use.tsx';
import type { Reader } from './question-state.ts';

const texts = defineTexts('QuestionEnding', {
  reopen: 'Reopen',
  reopening: 'Reopening…',
  endQuestion: 'End question…',
  closeQuestion: 'Close question…',
});

// The dialog with its form comes when a question is ended for the first time.
const { Component: EndQuestionDialogOnUse } = onUse(
  async () => (await import('./EndQuestionDialog.tsx')).EndQuestionDialog,
);

type Props = {
  /** Of the question that is ended or reopened. */
  number: number;
  /** All that the reader may do with it now. */
  allows: readonly QuestionAllows[];
  reader: Reader;
  onEnd: (ending: Ending) => Promise<Outcome>;
  onReopen: () => Promise<Outcome>;
};

/**
 * Ends a question, or opens it again, as far as the reader may. The acts of the shop, which settle one by changing an amount, are
 * apart from it.
 */
export function QuestionEnding({ number, allows, reader, onEnd, onReopen }: Props) {
  const [isEnding, setIsEnding] = useState(false);
  const [reopening, setReopening] = useState<Reopening>({ is: 'idle' });
  const reopen = async () => {
    setReopening({ is: 'sending' });
    const outcome = await onReopen().catch(rejected);
    setReopening(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <>
      {allows.includes('reopen') && (
        <Button
          label={texts.reopen}
          onClick={() => void reopen()}
          state={reopening.is === 'sending' ? { is: 'busy', label: texts.reopening } : { is: 'ready' }}
        />
      )}
      {allows.includes('close') && (
        <Button
          label={reader === 'shop' ? texts.endQuestion : texts.closeQuestion}
          onClick={() => setIsEnding(true)}
        />
      )}
      {reopening.is === 'refused' && <RefusalBanner problem={reopening.problem} />}
      {isEnding && (
        <EndQuestionDialogOnUse
          number={number}
          maySettle={allows.includes('settle')}
          reader={reader}
          onEnd={onEnd}
          onClose={() => setIsEnding(false)}
        />
      )}
    </>
  );
}

type Reopening = { is: 'idle' } | { is: 'sending' } | { is: 'refused'; problem: Problem };
