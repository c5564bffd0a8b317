import { defineTexts } from '@consignment/domain/text/texts';
import { useState, type ReactNode } from 'react';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { sentencesOf, unknownProblem, type Problem } from '../../../primitives/feedback/outcome.ts';
import { hidden } from '../../../primitives/layout/VisuallyHidden.css.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './SelectionBar.css.ts';

const texts = defineTexts('SelectionBar', {
  everything: 'All unpaid items: {summary}',
  undo: 'Undo',
  clearSelection: 'Clear selection',
  selectAll: 'Select all unpaid items within current date range.',
  lookingUp: 'Loading all unpaid items…',
  notKnown: 'The unpaid items could not be loaded. Please try again.',
});

type Props = {
  /** The number of selected lines and their sum; null while none are. It is read out when it changes. */
  summary: string | null;
  /** True after everything unpaid was selected: that can be undone. */
  isEverything: boolean;
  canSelectAll: boolean;
  onSelectAll: () => Promise<{ is: 'done' } | { is: 'refused'; problem: Problem }>;
  onUndo: () => void;
  onClear: () => void;
  /** A PaySelected, which draws nothing while nothing is selected, and outlasts the selection to show the payment. */
  action: ReactNode;
};

type Asking = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

/**
 * The selection over all pages of a list of commissions, the way to select everything (spec operations §4) and to pay
 * it. It is at the foot of the window while something is selected, and hidden otherwise.
 */
export function SelectionBar(props: Props) {
  const { summary, isEverything, canSelectAll, onSelectAll, onUndo, onClear, action } = props;
  const [asking, setAsking] = useState<Asking>({ is: 'idle' });

  const selectAll = async () => {
    setAsking({ is: 'busy' });
    const answer = await onSelectAll().catch((error: unknown) => {
      reportError(error);
      return { is: 'refused', problem: notKnown() } as const;
    });
    setAsking(answer.is === 'done' ? { is: 'idle' } : answer);
  };

  return (
    // The region of the status is there before its words, since otherwise they are not read out.
    <div className={summary === null ? hidden : styles.bar}>
      <div className={styles.line}>
        <div role="status">
          {summary !== null && (
            <Text as="strong" weight="semibold">
              {isEverything ? texts.everything({ summary }) : summary}
            </Text>
          )}
        </div>
        {summary !== null && (
          <>
            {isEverything ? (
              <Button label={texts.undo} tone="quiet" size="small" onClick={onUndo} />
            ) : (
              <Button label={texts.clearSelection} tone="quiet" size="small" onClick={onClear} />
            )}
            {canSelectAll && !isEverything && (
              <Button
                label={texts.selectAll}
                size="small"
                onClick={() => void selectAll()}
                state={asking.is === 'busy' ? { is: 'busy', label: texts.lookingUp } : { is: 'ready' }}
              />
            )}
          </>
        )}
        <div className={styles.action}>{action}</div>
      </div>
      {summary !== null && asking.is === 'refused' && (
        <Banner
          tone="critical"
          title={sentencesOf(asking.problem)[0] ?? asking.problem.detail}
          announcement="assertive"
        />
      )}
    </div>
  );
}

function notKnown(): Problem {
  return { ...unknownProblem, detail: texts.notKnown };
}
