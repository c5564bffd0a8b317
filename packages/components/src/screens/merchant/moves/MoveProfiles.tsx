import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { ActButton } from './ActButton.tsx';
import { moveFileNames, type MoveProfile } from './move.ts';
import * as styles from './moves.css.ts';

const texts = defineTexts('MoveProfiles', {
  title: 'Profiles',
  saveAs: 'Save as a profile…',
  columnsMissing: 'Match the columns in every file first.',
  profilesNotLoaded: 'The profiles could not be loaded.',
  none: 'A profile remembers which column is which, so files from the same app can be read immediately next time. There are no profiles yet.',
  use: 'Use {name}',
  reading: 'Reading…',
  deleting: 'Deleting…',
  saveTitle: 'Save as a profile',
  saveDetail:
    'Files with these headers will be read in the same way next time. Any profile with the same name will be replaced.',
  name: 'Name',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving…',
  delete: 'Delete {name}',
  nameMissing: 'Enter a name.',
  nameTooLong: 'Use at most 100 characters.',
});

type Props = {
  profiles: Loadable<readonly MoveProfile[]>;
  /** Only readable columns are worth keeping. */
  canSave: boolean;
  onUse: (profileId: number) => Promise<Outcome>;
  onSave: (name: string) => Promise<Outcome>;
  onDelete: (profileId: number) => Promise<Outcome>;
};

/** Saved ways to read the files of another app: used for these files, kept, and deleted. */
export function MoveProfiles({ profiles, canSave, onUse, onSave, onDelete }: Props) {
  const [isSaving, setIsSaving] = useState(false);
  return (
    <Card
      title={texts.title}
      actions={
        <Button
          label={texts.saveAs}
          size="small"
          onClick={() => setIsSaving(true)}
          state={canSave ? { is: 'ready' } : { is: 'disabled', reason: texts.columnsMissing }}
        />
      }
    >
      {profiles.is === 'loading' && <Skeleton shape="line" />}
      {profiles.is === 'failed' && (
        <FailedState title={texts.profilesNotLoaded} problem={profiles.problem} onRetry={profiles.onRetry} />
      )}
      {profiles.is === 'ready' && <Profiles profiles={profiles.value} onUse={onUse} onDelete={onDelete} />}
      {isSaving && <SaveProfile onSave={onSave} onClose={() => setIsSaving(false)} />}
    </Card>
  );
}

function Profiles({
  profiles,
  onUse,
  onDelete,
}: Pick<Props, 'onUse' | 'onDelete'> & { profiles: readonly MoveProfile[] }) {
  if (profiles.length === 0) {
    return (
      <Text size="small" tone="muted">
        {texts.none}
      </Text>
    );
  }
  return (
    <ul role="list" className={styles.profiles}>
      {profiles.map(({ id, name, files }) => (
        <li key={id}>
          <Inline space="small" justify="between">
            <Stack space="none">
              <Text as="span" weight="medium">
                <bdi>{name}</bdi>
              </Text>
              <Text as="span" size="xsmall" tone="muted">
                {files.map(({ role }) => moveFileNames[role]).join(', ')}
              </Text>
            </Stack>
            <Inline space="small">
              <ActButton
                label={texts.use({ name: isolated(name) })}
                busyLabel={texts.reading}
                size="small"
                onAct={() => onUse(id)}
              />
              <ActButton
                label={texts.delete({ name: isolated(name) })}
                busyLabel={texts.deleting}
                tone="quiet"
                size="small"
                onAct={() => onDelete(id)}
              />
            </Inline>
          </Inline>
        </li>
      ))}
    </ul>
  );
}

const schema = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, { error: () => texts.nameMissing }),
      z.maxLength(100, { error: () => texts.nameTooLong }),
    ),
});

function SaveProfile({ onSave, onClose }: { onSave: Props['onSave']; onClose: () => void }) {
  return (
    <Dialog isOpen onClose={onClose} title={texts.saveTitle} description={texts.saveDetail} size="small">
      <Form
        label={texts.saveTitle}
        schema={schema}
        defaultValues={{ name: '' }}
        onSubmit={async ({ name }) => {
          const outcome = await onSave(name);
          if (outcome.is === 'done') onClose();
          return outcome;
        }}
      >
        <TextField name="name" label={texts.name} autoComplete="off" />
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton label={texts.save} busyLabel={texts.saving} />
        </DialogActions>
      </Form>
    </Dialog>
  );
}
