import { useState } from 'react';
import { Button, type ButtonSize, type ButtonTone } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

type Props = {
  label: string;
  busyLabel: string;
  tone?: ButtonTone;
  size?: ButtonSize;
  /** Why it cannot be pressed yet; null when it can. */
  waitsFor?: string | null;
  onAct: () => Promise<Outcome>;
};

type State = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };

/** A button that asks the server and says above itself why it was refused. */
export function ActButton({ label, busyLabel, tone, size, waitsFor = null, onAct }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const act = async () => {
    setState({ is: 'busy' });
    const outcome = await onAct().catch(rejected);
    setState(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <Stack space="small" align="start">
      {state.is === 'refused' && <RefusalBanner problem={state.problem} />}
      <Button
        label={label}
        {...(tone !== undefined && { tone })}
        {...(size !== undefined && { size })}
        onClick={() => void act()}
        state={
          state.is === 'busy'
            ? { is: 'busy', label: busyLabel }
            : waitsFor === null
              ? { is: 'ready' }
              : { is: 'disabled', reason: waitsFor }
        }
      />
    </Stack>
  );
}
