import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';

const texts = defineTexts('RepDialog', {
  add: 'Add Sales Rep',
  edit: 'Edit Sales Rep',
  firstName: 'First name',
  lastName: 'Last name',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  tooLong: 'Use at most 100 characters.',
  firstNameMissing: 'Enter the sales rep’s first name.',
});

export type RepName = { first_name: string; last_name: string };

type Props = {
  /** Null adds a sales rep. */
  name: RepName | null;
  onSave: (name: RepName) => Promise<Outcome>;
  onClose: () => void;
};

/** Adds a sales rep, or changes the name of one. A rep needs no login. Mount it to open it. */
export function RepDialog({ name, onSave, onClose }: Props) {
  const title = name === null ? texts.add : texts.edit;
  return (
    <Dialog isOpen onClose={onClose} title={title} size="small">
      <Form
        label={title}
        schema={schema}
        defaultValues={name ?? { first_name: '', last_name: '' }}
        onSubmit={async ({ first_name: first, last_name: last }) => {
          const outcome = await onSave({ first_name: first.trim(), last_name: last.trim() });
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="first_name" label={texts.firstName} />
        <TextField name="last_name" label={texts.lastName} isOptional />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const isShort = z.maxLength(100, { error: () => texts.tooLong });

const schema = z.object({
  first_name: z.string().check(
    z.refine((text) => text.trim() !== '', { error: () => texts.firstNameMissing }),
    isShort,
  ),
  last_name: z.string().check(isShort),
});
