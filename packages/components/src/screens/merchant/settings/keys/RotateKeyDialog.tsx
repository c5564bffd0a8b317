import { isolated } from '@consignment/domain/text/direction';
import { longestOverlapDays } from '@consignment/domain/people/key-scopes';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import type { MadeOutcome } from './program-key.ts';

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
      title={`Rotate ${isolated(name)}`}
      description="You get a new key that may do the same. Both work until you have put the new one in its place."
      size="small"
    >
      <Form
        label="Rotate key"
        schema={schema}
        defaultValues={{ days: '1' }}
        fieldNames={{ overlap_days: 'days' }}
        onSubmit={async ({ days }) => {
          const outcome = await onRotate(Number(days));
          if (outcome.is === 'done') onMade(outcome.secret);
          return outcome;
        }}
      >
        <Select name="days" label="The old key works for" options={choices} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Make new key" busyLabel="Making…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const choices = Array.from({ length: longestOverlapDays + 1 }, (_, days) => ({
  value: String(days),
  label: days === 0 ? 'No time: it ends at once' : days === 1 ? '1 more day' : `${String(days)} more days`,
}));

const schema = z.object({ days: z.string() });
