import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';

const schema = z.object({
  note: z.string().check(z.maxLength(5000, { error: 'Use at most 5,000 characters.' })),
});

type Props = {
  note: string;
  onSave: (note: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Changes the note of a payout; nothing else of a payout can be changed. Mount it to open it. */
export function PayoutNoteDialog({ note, onSave, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async (draft: { note: string }) => {
    setIsSaving(true);
    try {
      const outcome = await onSave(draft.note.trim());
      if (outcome.is === 'done') onClose();
      return outcome;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} canClose={!isSaving} title="Update Payout Note" size="small">
      <Form label="Payout note" schema={schema} defaultValues={{ note }} onSubmit={save}>
        <TextArea name="note" label="Note" hint="The vendor sees it with the payout." isOptional />
        <DialogActions>
          <Button
            label="Cancel"
            onClick={onClose}
            state={isSaving ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
          />
          <SubmitButton label="Save" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
