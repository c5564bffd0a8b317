import { defineTexts } from '@consignment/domain/text/texts';
import { useRef, useState } from 'react';
import type { Loadable } from '../../../../parts/lists/loadable.ts';
import { unknownProblem, type Problem } from '../../../../primitives/feedback/outcome.ts';

const texts = defineTexts('UseAskedList', {
  somethingWentWrong: 'Something went wrong. Please try again later.',
});

export type ListAnswer<Row> = { is: 'ready'; value: readonly Row[] } | { is: 'failed'; problem: Problem };

/** The list of a dialog, asked for when the dialog opens; null while it is closed. */
export function useAskedList<Row>(onAsk: () => Promise<ListAnswer<Row>>) {
  const [list, setList] = useState<Loadable<readonly Row[]> | null>(null);
  const opening = useRef(0);

  const ask = async () => {
    opening.current += 1;
    const asked = opening.current;
    const answer = await onAsk().catch((error: unknown): ListAnswer<Row> => {
      reportError(error);
      return {
        is: 'failed',
        problem: { ...unknownProblem, detail: texts.somethingWentWrong },
      };
    });
    // It may have been closed meanwhile, or opened again.
    if (opening.current !== asked) return;
    setList((shown) => {
      if (answer.is === 'ready') return answer;
      // A list that is shown already outlasts a failure to load it again.
      return shown?.is === 'ready' ? shown : { ...answer, onRetry: open };
    });
  };
  const open = () => {
    setList({ is: 'loading' });
    void ask();
  };
  const close = () => {
    opening.current += 1;
    setList(null);
  };
  /** `askAgain` keeps the shown list until the answer. */
  return { list, open, close, askAgain: ask };
}
