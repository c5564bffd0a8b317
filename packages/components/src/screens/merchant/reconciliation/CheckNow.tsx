import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

const texts = defineTexts('CheckNow', {
  compareNow: 'Compare now',
  starting: 'Starting…',
  isRunning: 'A comparison is in progress.',
});

type Props = {
  isRunning: boolean;
  /** Done once the comparison runs. */
  onCheck: () => Promise<Outcome>;
};

type State = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

/** Begins a comparison of everything. */
export function CheckNow({ isRunning, onCheck }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const start = async () => {
    setState({ is: 'busy' });
    const outcome = await onCheck().catch(rejected);
    setState(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <Stack space="small" align="end">
      <Button
        label={texts.compareNow}
        tone="primary"
        onClick={() => void start()}
        state={
          state.is === 'busy'
            ? { is: 'busy', label: texts.starting }
            : isRunning
              ? { is: 'disabled', reason: texts.isRunning }
              : { is: 'ready' }
        }
      />
      {state.is === 'refused' && <RefusalBanner problem={state.problem} />}
    </Stack>
  );
}
