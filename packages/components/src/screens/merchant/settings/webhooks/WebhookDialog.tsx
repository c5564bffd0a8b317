import { historyGroups } from '@consignment/domain/history/history-objects';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { Dialog } from '../../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../../primitives/overlays/DialogActions.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import { Form } from '../../../../primitives/forms/Form.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../../primitives/forms/SubmitButton.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import {
  eventGroups,
  webhookDraft,
  webhookSchema,
  webhookValues,
  type ShownWebhook,
  type WebhookValues,
} from './webhook.ts';

type Props = {
  /** Null for a new one. */
  webhook: Pick<ShownWebhook, 'url' | 'description' | 'events'> | null;
  onSave: (values: WebhookValues) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks where events are sent, and which. Mount it to open it. */
export function WebhookDialog({ webhook, onSave, onClose }: Props) {
  const title = webhook === null ? 'New webhook' : 'Edit webhook';
  return (
    <Dialog isOpen onClose={onClose} title={title}>
      <Form
        label={title}
        schema={webhookSchema}
        defaultValues={webhookDraft(webhook)}
        onSubmit={async (draft) => {
          const outcome = await onSave(webhookValues(draft));
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField
          name="url"
          label="Address"
          type="url"
          hint="Of your program, in the public Internet. It begins with https://."
          placeholder="https://ledger.example/hooks"
          autoComplete="off"
        />
        <TextField
          name="description"
          label="Description"
          hint="Which program it is, for you and your colleagues."
          autoComplete="off"
          isOptional
        />
        <FieldSet
          legend="Events"
          hint="A message says what happened to what, and carries no amounts and no names."
        >
          {eventGroups.map((group) => (
            <Checkbox key={group} name={`events.${group}`} label={historyGroups[group]} />
          ))}
        </FieldSet>
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton label={webhook === null ? 'Add webhook' : 'Save'} busyLabel="Saving…" />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
