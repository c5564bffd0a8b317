import type { QuestionState } from '@consignment/domain/questions/question';
import { Badge } from '../../primitives/text/Badge.tsx';
import { stateBadge, type Reader } from './question-state.ts';

type Props = {
  state: QuestionState;
  /** It is open and its answer was due before now. */
  isOverdue?: boolean;
  /** The shop reads what waits for it, and the person who asked reads that it is with the shop. */
  reader: Reader;
};

/** The state of one question, in the words of its reader. A list is narrowed to a state by QuestionStateFilter. */
export function QuestionStateBadge({ state, isOverdue = false, reader }: Props) {
  return <Badge {...stateBadge({ state, isOverdue, reader })} />;
}
