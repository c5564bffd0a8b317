import { historyGroups } from '@consignment/domain/history/history-objects';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('WebhookDialog', {
  titleNew: 'New webhook',
  titleEdit: 'Edit webhook',
  url: 'URL',
  urlHint: 'The URL must be on the public internet and begin with https://.',
  description: 'Description',
  descriptionHint: 'This helps you and your colleagues recognise the program.',
  events: 'Events',
  eventsHint: 'Messages say which record changed and how. They don’t contain any amounts or names.',
  cancel: 'Cancel',
  add: 'Add webhook',
  save: 'Save',
  saving: 'Saving…',
});

type Props = {
  /** Null for a new one. */
  webhook: Pick<ShownWebhook, 'url' | 'description' | 'events'> | null;
  onSave: (values: WebhookValues) => Promise<Outcome>;
  onClose: () => void;
};

/** Asks where events are sent, and which. Mount it to open it. */
export function WebhookDialog({ webhook, onSave, onClose }: Props) {
  const title = webhook === null ? texts.titleNew : texts.titleEdit;
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
          label={texts.url}
          type="url"
          hint={texts.urlHint}
          placeholder="https://ledger.example/hooks"
          autoComplete="off"
        />
        <TextField
          name="description"
          label={texts.description}
          hint={texts.descriptionHint}
          autoComplete="off"
          isOptional
        />
        <FieldSet legend={texts.events} hint={texts.eventsHint}>
          {eventGroups.map((group) => (
            <Checkbox key={group} name={`events.${group}`} label={historyGroups[group]} />
          ))}
        </FieldSet>
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={webhook === null ? texts.add : texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
