import { useState } from 'react';
import { Banner } from '../../../primitives/Banner.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { Inline } from '../../../primitives/Inline.tsx';
import { sentencesOf, unknownProblem, type Problem } from '../../../primitives/outcome.ts';
import { Stack } from '../../../primitives/Stack.tsx';
import { Text } from '../../../primitives/Text.tsx';

type Props = {
  /** How many lines are selected and what they come to; null while none are. It is read out when it changes. */
  summary: string | null;
  /** True after everything unpaid was selected: that can be undone. */
  isEverything: boolean;
  canSelectAll: boolean;
  onSelectAll: () => Promise<{ is: 'done' } | { is: 'refused'; problem: Problem }>;
  onUndo: () => void;
  onClear: () => void;
};

type Asking = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

/** The selection over all pages of a list of commissions, and the way to select everything (spec operations §4). */
export function SelectionBar({ summary, isEverything, canSelectAll, onSelectAll, onUndo, onClear }: Props) {
  const [asking, setAsking] = useState<Asking>({ is: 'idle' });

  const selectAll = async () => {
    setAsking({ is: 'busy' });
    const answer = await onSelectAll().catch((error: unknown) => {
      reportError(error);
      return { is: 'refused', problem: notKnown } as const;
    });
    setAsking(answer.is === 'done' ? { is: 'idle' } : answer);
  };

  return (
    <Stack space="xsmall">
      <Inline space="small">
        <div role="status">
          {summary !== null && (
            <Text as="strong" size="small" weight="semibold">
              {isEverything ? `All unpaid items: ${summary}` : summary}
            </Text>
          )}
        </div>
        {summary !== null &&
          (isEverything ? (
            <Button label="Undo" tone="quiet" size="small" onClick={onUndo} />
          ) : (
            <Button label="Clear selection" tone="quiet" size="small" onClick={onClear} />
          ))}
        {canSelectAll && !isEverything && (
          <Button
            label="Select all unpaid items within current date range."
            size="small"
            onClick={() => void selectAll()}
            state={
              asking.is === 'busy' ? { is: 'busy', label: 'Looking up all unpaid items…' } : { is: 'ready' }
            }
          />
        )}
      </Inline>
      {asking.is === 'refused' && (
        <Banner
          tone="critical"
          title={sentencesOf(asking.problem)[0] ?? asking.problem.detail}
          announcement="assertive"
        />
      )}
    </Stack>
  );
}

const notKnown: Problem = {
  ...unknownProblem,
  detail: 'The unpaid items could not be looked up. Please try again.',
};
