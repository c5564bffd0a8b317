import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { DateField } from '../../../../primitives/fields/DateField.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';

type Props = {
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  onReplay: (day: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks from which day on events are sent once more. Mount it to open it. */
export function ReplayWebhookDialog({ today, onReplay, onClose }: Props) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Replay events"
      description="They are sent once more, in their order and under the same ids, so that your program knows them again."
      size="small"
    >
      <Form
        label="Replay events"
        schema={schema}
        defaultValues={{ day: today }}
        fieldNames={{ since: 'day' }}
        onSubmit={async ({ day }) => {
          const outcome = await onReplay(day);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <DateField name="day" label="From" max={today} />
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label="Replay" busyLabel="Starting…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ day: z.string().check(z.minLength(1, 'Choose a day.')) });
