import { useState } from 'react';
import { Button } from '../../../primitives/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';

type Props = {
  rep: string;
  /** Such as `#1001`. */
  order: string;
  onRemove: () => Promise<Outcome>;
  onRemoved: () => void;
};

/** Takes a sales rep's commission on an order away, after a question. */
export function RemovePart({ rep, order, onRemove, onRemoved }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button label="Remove" tone="critical" onClick={() => setIsAsking(true)} />
      <ConfirmDialog
        isOpen={isAsking}
        onClose={() => setIsAsking(false)}
        title={`Remove the commission of ${rep}?`}
        description={`${rep} will earn nothing of order ${order}. You can add the commission again.`}
        confirmLabel="Remove"
        busyLabel="Removing…"
        tone="critical"
        onConfirm={async () => {
          const outcome = await onRemove();
          if (outcome.is === 'done') onRemoved();
          return outcome;
        }}
      />
    </>
  );
}
