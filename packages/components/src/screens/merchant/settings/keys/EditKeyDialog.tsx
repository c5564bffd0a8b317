import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import { endAfter, endChoices, type KeyChange, type ShownKey } from './program-key.ts';

const texts = defineTexts('EditKeyDialog', {
  unchanged: 'Unchanged: {end}',
  title: 'Edit key',
  about: 'A key’s rights can’t be changed. If you need different rights, create another key.',
  name: 'Name',
  ends: 'Expires',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  nameMissing: 'Give the key a name.',
});

type Props = {
  programKey: Pick<ShownKey, 'name' | 'expires_at'>;
  now: Date;
  timeZone: string;
  onSave: (change: KeyChange) => Promise<Outcome>;
  onClose: () => void;
};

/** Changes the name and the end of a key. Mount it to open it; the rights of the key never change. */
export function EditKeyDialog({ programKey, now, timeZone, onSave, onClose }: Props) {
  const { name, expires_at: end } = programKey;
  const present =
    end === null ? [] : [{ value: kept, label: texts.unchanged({ end: formatDate(end, timeZone) }) }];
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about} size="small">
      <Form
        label={texts.title}
        schema={schema}
        defaultValues={{ name, ends: end === null ? '' : kept }}
        fieldNames={{ expires_at: 'ends' }}
        onSubmit={async (draft) => {
          const expires_at = draft.ends === kept ? end : endAfter(draft.ends, now);
          const outcome = await onSave({ name: draft.name, ...(expires_at === end ? {} : { expires_at }) });
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="name" label={texts.name} autoComplete="off" />
        <Select name="ends" label={texts.ends} options={[...present, ...endChoices()]} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const kept = 'kept';

const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1, { error: () => texts.nameMissing }), z.maxLength(100)),
  ends: z.string(),
});
