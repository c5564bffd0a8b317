import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { DateField } from '../../../../primitives/fields/DateField.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('ReplayWebhookDialog', {
  title: 'Replay events',
  about: 'The events will be sent again in order, with the same ids, so that your program recognises them.',
  from: 'From',
  cancel: 'Cancel',
  replay: 'Replay',
  starting: 'Starting…',
  dayMissing: 'Choose a day.',
});

type Props = {
  /** 'YYYY-MM-DD' in the shop's zone. */
  today: string;
  onReplay: (day: string) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks from which day on events are sent once more. Mount it to open it. */
export function ReplayWebhookDialog({ today, onReplay, onClose }: Props) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.title} description={texts.about} size="small">
      <Form
        label={texts.title}
        schema={schema}
        defaultValues={{ day: today }}
        fieldNames={{ since: 'day' }}
        onSubmit={async ({ day }) => {
          const outcome = await onReplay(day);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <DateField name="day" label={texts.from} max={today} />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.replay} busyLabel={texts.starting} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const schema = z.object({ day: z.string().check(z.minLength(1, { error: () => texts.dayMissing })) });
