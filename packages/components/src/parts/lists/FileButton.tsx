import { useState } from 'react';
import { Button, type ButtonSize } from '../../primitives/actions/Button.tsx';
import { rejected, sentencesOf, type Outcome, type Problem } from '../../primitives/feedback/outcome.ts';
import * as styles from './FileButton.css.ts';

type Props = {
  /** Such as `Export`. */
  label: string;
  /** Stands on the button while the file is asked for, such as `Exporting…`. */
  busyLabel: string;
  size?: ButtonSize;
  /**
   * Asks for the file and hands it to the browser. It is called within the press, which may open a tab. Null for a
   * person who may not take the file along: nothing is drawn.
   */
  onFetch: (() => Promise<Outcome>) | null;
};

/**
 * Fetches a file: a list as CSV, an invoice to print. An error is below the button until it is pressed
 * again. A file that has its own address is a ButtonLink.
 */
export function FileButton({ label, busyLabel, size = 'medium', onFetch }: Props) {
  const [state, setState] = useState<State>({ is: 'idle' });
  if (onFetch === null) return null;
  const fetchFile = async () => {
    setState({ is: 'busy' });
    const outcome = await onFetch().catch(rejected);
    setState(outcome.is === 'done' ? { is: 'idle' } : outcome);
  };
  return (
    <span className={styles.frame}>
      <Button
        label={label}
        size={size}
        onClick={() => void fetchFile()}
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
