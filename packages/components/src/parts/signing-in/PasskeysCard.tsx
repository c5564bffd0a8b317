import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { FactorActions, PasskeyTrouble, ShownPasskey } from './security.ts';
import { troubleWords } from './security.ts';
import * as styles from './security-list.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PasskeysCard', {
  passkeys: 'Passkeys',
  addTitle: 'Add a passkey',
  detail:
    'A passkey is your fingerprint, your face, a device PIN, or a key that you plug in. It only works on this site, so a fake page can’t use it.',
  unavailable:
    'Passkeys need a server with a domain name, and this server doesn’t have one. Use an authenticator app instead.',
  renameOf: 'Rename {name}',
  removeOf: 'Remove {name}',
  addDetail: 'Give the passkey a name you’ll recognise. Your browser will then ask for the passkey.',
  add: 'Add',
  waiting: 'Waiting for your passkey…',
  renameTitle: 'Rename the passkey',
  rename: 'Rename',
  renaming: 'Renaming…',
  removeTitle: 'Remove {name}?',
  removeDetail:
    'This passkey will no longer confirm that it’s you. It will stay on your device until you delete it there.',
  remove: 'Remove',
  removing: 'Removing…',
  name: 'Name',
  nameHint: 'For example, Laptop or Blue key.',
  cancel: 'Cancel',
  added: 'Added {time}, not used yet',
  addedAndUsed: 'Added {time}, last used {used}',
});

type Props = Pick<FactorActions, 'onAddPasskey' | 'onRenamePasskey' | 'onRemovePasskey'> & {
  passkeys: readonly ShownPasskey[];
  /** Whose pages can ask for them; null where the server can have none. */
  host: string | null;
  trouble: PasskeyTrouble;
  timeZone: string;
  onCodes: (codes: readonly string[]) => void;
};

type Open = { is: 'none' } | { is: 'adding' } | { is: 'renaming' | 'removing'; passkey: ShownPasskey };

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: 'Give the passkey a name.' }),
      z.maxLength(60, { error: 'Use 60 characters at most.' }),
    ),
});

/** The passkeys of the person, each with the name that the person gave it. An app that shows codes is an AuthenticatorCard. */
export function PasskeysCard(props: Props) {
  const { passkeys, host, trouble, timeZone, onRenamePasskey, onRemovePasskey } = props;
  const [open, setOpen] = useState<Open>({ is: 'none' });
  const close = () => setOpen({ is: 'none' });
  const canAdd = host !== null && trouble === null;
  const add = async (name: string): Promise<Outcome> => {
    const answer = await props.onAddPasskey(name);
    if (answer.is === 'refused') return answer;
    close();
    if (answer.codes.length > 0) props.onCodes(answer.codes);
    return { is: 'done' };
  };
  return (
    <Card
      title={texts.passkeys}
      actions={
        canAdd && <Button label={texts.addTitle} size="small" onClick={() => setOpen({ is: 'adding' })} />
      }
    >
      <Stack space="small">
        <Text tone="muted">{texts.detail}</Text>
        {!canAdd && (
          <Text size="small">
            {host === null ? texts.unavailable : troubleWords[trouble ?? 'unsupported'](host)}
          </Text>
        )}
        {passkeys.length > 0 && (
          <ul role="list" aria-label={texts.passkeys} className={styles.list}>
            {passkeys.map((passkey) => (
              <li key={passkey.id} className={styles.row}>
                <div className={styles.words}>
                  <Text weight="medium">{passkey.name}</Text>
                  <Text size="small" tone="muted">
                    {passkey.last_used_at === null ? (
                      <span key="never">
                        <TextWithElements
                          text={texts.added}
                          elements={{
                            time: <DateTimeText instant={passkey.created_at} timeZone={timeZone} />,
                          }}
                        />
                      </span>
                    ) : (
                      <span key="last">
                        <TextWithElements
                          text={texts.addedAndUsed}
                          elements={{
                            time: <DateTimeText instant={passkey.created_at} timeZone={timeZone} />,
                            used: <DateTimeText instant={passkey.last_used_at} timeZone={timeZone} />,
                          }}
                        />
                      </span>
                    )}
                  </Text>
                </div>
                <Inline space="xsmall">
                  <Button
                    label={texts.renameOf({ name: passkey.name })}
                    size="small"
                    tone="quiet"
                    onClick={() => setOpen({ is: 'renaming', passkey })}
                  />
                  <Button
                    label={texts.removeOf({ name: passkey.name })}
                    size="small"
                    tone="quiet"
                    onClick={() => setOpen({ is: 'removing', passkey })}
                  />
                </Inline>
              </li>
            ))}
          </ul>
        )}
      </Stack>
      {open.is === 'adding' && (
        <NameDialog
          title={texts.addTitle}
          description={texts.addDetail}
          name=""
          label={texts.add}
          busyLabel={texts.waiting}
          onSave={add}
          onClose={close}
        />
      )}
      {open.is === 'renaming' && (
        <NameDialog
          title={texts.renameTitle}
          name={open.passkey.name}
          label={texts.rename}
          busyLabel={texts.renaming}
          onSave={async (name) => {
            const outcome = await onRenamePasskey(open.passkey.id, name);
            if (outcome.is === 'done') close();
            return outcome;
          }}
          onClose={close}
        />
      )}
      {open.is === 'removing' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={texts.removeTitle({ name: open.passkey.name })}
          description={texts.removeDetail}
          confirmLabel={texts.remove}
          busyLabel={texts.removing}
          tone="critical"
          onConfirm={() => onRemovePasskey(open.passkey.id)}
        />
      )}
    </Card>
  );
}

type NameProps = {
  title: string;
  description?: string;
  name: string;
  label: string;
  busyLabel: string;
  onSave: (name: string) => Promise<Outcome>;
  onClose: () => void;
};

function NameDialog({ title, description, name, label, busyLabel, onSave, onClose }: NameProps) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      size="small"
      {...(description !== undefined && { description })}
    >
      <Form label={title} schema={schema} defaultValues={{ name }} onSubmit={(typed) => onSave(typed.name)}>
        <TextField name="name" label={texts.name} hint={texts.nameHint} autoComplete="off" />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={label} busyLabel={busyLabel} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
