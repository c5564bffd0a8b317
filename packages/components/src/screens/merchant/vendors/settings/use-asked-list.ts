import { useRef, useState } from 'react';
import type { Loadable } from '../../../../parts/loadable.ts';
import { unknownProblem, type Problem } from '../../../../primitives/outcome.ts';

export type ListAnswer<Row> = { is: 'ready'; value: readonly Row[] } | { is: 'failed'; problem: Problem };

/** The list of a dialog, asked for when the dialog opens; null while it is closed. */
export function useAskedList<Row>(onAsk: () => Promise<ListAnswer<Row>>) {
  const [list, setList] = useState<Loadable<readonly Row[]> | null>(null);
  const opening = useRef(0);

  const open = () => {
    opening.current += 1;
    const asked = opening.current;
    setList({ is: 'loading' });
    void onAsk()
      .catch((error: unknown): ListAnswer<Row> => {
        reportError(error);
        return {
          is: 'failed',
          problem: { ...unknownProblem, detail: 'Something went wrong. Please try again later.' },
        };
      })
      .then((answer) => {
        // It may have been closed meanwhile, or opened again.
        if (opening.current !== asked) return;
        setList(answer.is === 'ready' ? answer : { ...answer, onRetry: open });
      });
  };
  const close = () => {
    opening.current += 1;
    setList(null);
  };
  return { list, open, close };
}
