import { defineTexts, formatList } from '@consignment/domain/text/texts';
import { useRef } from 'react';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';

const texts = defineTexts('LeaveDialog', {
  title: 'Leave without saving?',
  detail: 'Your changes to {value} have not been saved and will be lost.',
  leave: 'Leave without saving',
  leaving: 'Leaving…',
  stay: 'Stay',
});

type Props = {
  /** Where the changes are, such as `Notes`. */
  unsaved: readonly string[];
  onLeave: () => void;
  onStay: () => void;
};

/** Asks before unsaved text is lost. Mount it to open it. */
export function LeaveDialog({ unsaved, onLeave, onStay }: Props) {
  const isLeaving = useRef(false);
  return (
    <ConfirmDialog
      isOpen
      onClose={() => {
        // A confirmed question closes too.
        if (!isLeaving.current) onStay();
      }}
      title={texts.title}
      description={texts.detail({ value: formatList(unsaved) })}
      confirmLabel={texts.leave}
      busyLabel={texts.leaving}
      cancelLabel={texts.stay}
      tone="critical"
      onConfirm={() => {
        isLeaving.current = true;
        onLeave();
        return Promise.resolve({ is: 'done' });
      }}
    />
  );
}
