import { useState } from 'react';
import { ready, type ActionState } from '../../../primitives/actions/action-state.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';

type Props = {
  onRemove: () => Promise<Outcome>;
  onRemoved: () => void;
  onRefused: (problem: Problem) => void;
};

/** Takes a sales rep's commission on an order away at once: it can be given back exactly as it was. */
export function RemovePart({ onRemove, onRemoved, onRefused }: Props) {
  const [state, setState] = useState<ActionState>(ready);
  const remove = async () => {
    setState({ is: 'busy', label: 'Removing…' });
    const outcome = await onRemove().catch(rejected);
    if (outcome.is === 'done') return onRemoved();
    setState(ready);
    onRefused(outcome.problem);
  };
  return <Button label="Remove" onClick={() => void remove()} state={state} />;
}
