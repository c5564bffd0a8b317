import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextArea } from '../../../primitives/fields/TextArea.tsx';

const texts = defineTexts('PayoutNoteDialog', {
  title: 'Update Payout Note',
  payoutNote: 'Payout note',
  note: 'Note',
  noteHint: 'The vendor will see this note with the payout.',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  save: 'Save',
  saving: 'Saving…',
  tooLong: 'Use at most 5,000 characters.',
});

const schema = z.object({
  note: z.string().check(z.maxLength(5000, { error: () => texts.tooLong })),
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
    <Dialog isOpen onClose={onClose} canClose={!isSaving} title={texts.title} size="small">
      <Form label={texts.payoutNote} schema={schema} defaultValues={{ note }} onSubmit={save}>
        <TextArea name="note" label={texts.note} hint={texts.noteHint} isOptional />
        <DialogActions>
          <Button
            label={texts.cancel}
            onClick={onClose}
            state={isSaving ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
          />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
