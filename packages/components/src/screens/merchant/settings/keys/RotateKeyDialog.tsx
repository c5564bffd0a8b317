import { isolated } from '@consignment/domain/text/direction';
import { longestOverlapDays } from '@consignment/domain/people/key-scopes';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import type { MadeOutcome } from './program-key.ts';

const texts = defineTexts('RotateKeyDialog', {
  title: 'Rotate {name}',
  about: 'You’ll get a new key with the same rights. Both keys will work while you switch over.',
  form: 'Rotate key',
  oldKeyWorks: 'The old key will work for',
  cancel: 'Cancel',
  make: 'Create new key',
  making: 'Creating…',
  endsAtOnce: '0 more days: it will stop immediately',
  moreDays: '{days, plural, one {# more day} other {# more days}}',
});

type Props = {
  name: string;
  onRotate: (overlapDays: number) => Promise<MadeOutcome>;
  onMade: (secret: string) => void;
  onClose: () => void;
};

/** Makes the key that follows another, and asks how long the two work side by side. Mount it to open it. */
export function RotateKeyDialog({ name, onRotate, onMade, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title({ name: isolated(name) })}
      description={texts.about}
      size="small"
    >
      <Form
        label={texts.form}
        schema={schema}
        defaultValues={{ days: '1' }}
        fieldNames={{ overlap_days: 'days' }}
        onSubmit={async ({ days }) => {
          const outcome = await onRotate(Number(days));
          if (outcome.is === 'done') onMade(outcome.secret);
          return outcome;
        }}
      >
        <Select name="days" label={texts.oldKeyWorks} options={choices()} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.make} busyLabel={texts.making} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

function choices() {
  return Array.from({ length: longestOverlapDays + 1 }, (_, days) => ({
    value: String(days),
    label: days === 0 ? texts.endsAtOnce : texts.moreDays({ days }),
  }));
}

const schema = z.object({ days: z.string() });
