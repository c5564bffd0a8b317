import { useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import * as styles from './StepButton.css.ts';

type Props = {
  label: string;
  busyLabel: string;
  onPress: () => Promise<Outcome>;
};

/** Does one thing about a difference. A refusal is below it until it is pressed again. */
export function StepButton({ label, busyLabel, onPress }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  const press = async () => {
    setState({ is: 'busy' });
    const outcome = await onPress().catch(rejected);
    setState(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <span className={styles.frame}>
      <Button
        label={label}
        size="small"
        onClick={() => void press()}
        state={state.is === 'busy' ? { is: 'busy', label: busyLabel } : { is: 'ready' }}
      />
      <span role="alert">
        {state.is === 'refused' && (
          <span className={styles.problem}>{sentencesOf(state.problem).join(' ')}</span>
        )}
      </span>
    </span>
  );
}

type State = { is: 'idle' } | { is: 'busy' } | { is: 'refused'; problem: Problem };
