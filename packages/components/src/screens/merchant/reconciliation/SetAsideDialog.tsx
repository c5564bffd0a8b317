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

const texts = defineTexts('SetAsideDialog', {
  setAside: 'Set aside',
  reason: 'Reason',
  reasonHint:
    'The difference will stay set aside until its figures change. It will then be listed as open again.',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  saving: 'Saving…',
  reasonMissing: 'Give a reason so that others know why you set this difference aside.',
  reasonTooLong: 'Use at most 500 characters.',
});

const schema = z.object({
  reason: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => texts.reasonMissing }),
      z.maxLength(500, { error: () => texts.reasonTooLong }),
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
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isSaving}
      title={texts.setAside}
      description={what}
      size="small"
    >
      <Form label={texts.setAside} schema={schema} defaultValues={{ reason: '' }} onSubmit={save}>
        <TextArea name="reason" label={texts.reason} hint={texts.reasonHint} rows={3} />
        <DialogActions>
          <Button
            label={texts.cancel}
            onClick={onClose}
            state={isSaving ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
          />
          <SubmitButton label={texts.setAside} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
