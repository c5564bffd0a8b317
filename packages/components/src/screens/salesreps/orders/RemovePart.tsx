import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { ready, type ActionState } from '../../../primitives/actions/action-state.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('RemovePart', {
  remove: 'Remove',
  removing: 'Removing…',
});

type Props = {
  onRemove: () => Promise<Outcome>;
  onRemoved: () => void;
  onRefused: (problem: Problem) => void;
};

/** Takes a sales rep's commission on an order away at once: it can be given back exactly as it was. */
export function RemovePart({ onRemove, onRemoved, onRefused }: Props) {
  const [state, setState] = useState<ActionState>(ready);
  const remove = async () => {
    setState({ is: 'busy', label: texts.removing });
    const outcome = await onRemove().catch(rejected);
    if (outcome.is === 'done') return onRemoved();
    setState(ready);
    onRefused(outcome.problem);
  };
  return <Button label={texts.remove} onClick={() => void remove()} state={state} />;
}
