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
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Say why, so that others know.' }),
      z.maxLength(500, { error: 'Use at most 500 characters.' }),
    ),
});

type Props = {
  /** The difference in words, such as 'Price differs: #1001 · Oak table'. */
  what: string;
  onSetAside: (reason: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Takes a difference that is known out of the inbox, with the reason. Mount it to open it. */
export function SetAsideDialog({ what, onSetAside, onClose }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  const save = async ({ reason }: { reason: string }) => {
    setIsSaving(true);
    try {
      const outcome = await onSetAside(reason);
      if (outcome.is === 'done') onClose();
      return outcome;
    } finally {
      setIsSaving(false);
    }
  };
  return (
    <Dialog isOpen onClose={onClose} canClose={!isSaving} title="Set aside" description={what} size="small">
      <Form label="Set aside" schema={schema} defaultValues={{ reason: '' }} onSubmit={save}>
        <TextArea
          name="reason"
          label="Reason"
          hint="It stays aside while nothing about it changes, and comes back when its figures do."
          rows={3}
        />
        <DialogActions>
          <Button
            label="Cancel"
            onClick={onClose}
            state={isSaving ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
          />
          <SubmitButton label="Set aside" busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
