import { useRef } from 'react';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';

type Props = {
  /** Where the changes are, such as `Notes`. */
  unsaved: readonly string[];
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before what was typed and not saved is lost. Mount it to open it. */
export function LeaveDialog({ unsaved, onLeave, onStay }: Props) {
  const isLeaving = useRef(false);
  return (
    <ConfirmDialog
      isOpen
      onClose={() => {
        // A confirmed question closes too.
        if (!isLeaving.current) onStay();
      }}
      title="Leave without saving?"
      description={`Your changes in ${words.format(unsaved)} have not been saved and will be lost.`}
      confirmLabel="Leave without saving"
      busyLabel="Leaving…"
      cancelLabel="Stay"
      tone="critical"
      onConfirm={() => {
        isLeaving.current = true;
        onLeave();
        return Promise.resolve({ is: 'done' });
      }}
    />
  );
}

const words = new Intl.ListFormat('en-GB');
