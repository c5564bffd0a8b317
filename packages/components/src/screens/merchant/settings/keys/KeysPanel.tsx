import { isolated } from '@consignment/domain/text/direction';
import { keyState } from '@consignment/domain/people/key-scopes';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState, type ComponentProps } from 'react';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../../primitives/overlays/ConfirmDialog.tsx';
import { EmptyState } from '../../../../primitives/feedback/EmptyState.tsx';
import type { KnownOutcome, Outcome } from '../../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { CreateKeyDialog } from './CreateKeyDialog.tsx';
import { EditKeyDialog } from './EditKeyDialog.tsx';
import { KeyFacts } from './KeyFacts.tsx';
import * as styles from './KeysPanel.css.ts';
import { MadeKeyDialog } from './MadeKeyDialog.tsx';
import type { KeyChange, MadeOutcome, NewKey, ShownKey } from './program-key.ts';
import { RotateKeyDialog } from './RotateKeyDialog.tsx';

const texts = defineTexts('KeysPanel', {
  title: 'Keys',
  newKey: 'New key',
  about:
    'API keys let your software use this shop. Each key belongs to the shop: it keeps working after the person who created it leaves, until you revoke it.',
  noKeys: 'There are no active keys.',
  noKeysDetail: 'Create a separate key for each program so that you can revoke them individually.',
  hideEnded: 'Hide inactive keys',
  showEnded: 'Show inactive keys ({count})',
  revoke: 'Revoke {name}?',
  revokeDetail:
    'The program that uses this key will be refused access from its next call onwards. This cannot be undone.',
  revokeKey: 'Revoke key',
  revoking: 'Revoking…',
});

type Props = {
  /** The newest first. */
  keys: readonly ShownKey[];
  now: Date;
  timeZone: string;
  onSearchVendors: ComponentProps<typeof CreateKeyDialog>['onSearchVendors'];
  onCreate: (key: NewKey) => Promise<MadeOutcome>;
  onUpdate: (id: number, change: KeyChange) => Promise<Outcome>;
  onRotate: (id: number, overlapDays: number) => Promise<MadeOutcome>;
  onRevoke: (id: number) => Promise<KnownOutcome>;
  onCopy: (text: string) => Promise<Outcome>;
};

type Open =
  | { is: 'nothing' }
  | { is: 'create' }
  | { is: 'edit' | 'rotate' | 'revoke'; key: ShownKey }
  | { is: 'made'; secret: string };

/** The keys with which programs work with the shop. */
export function KeysPanel({ keys, now, timeZone, onSearchVendors, onCreate, ...props }: Props) {
  const [open, setOpen] = useState<Open>({ is: 'nothing' });
  const [showsEnded, setShowsEnded] = useState(false);
  const close = () => setOpen({ is: 'nothing' });
  const made = (secret: string) => setOpen({ is: 'made', secret });
  const working = keys.filter((key) => ['works', 'ends'].includes(keyState(key, now)));
  const ended = keys.filter((key) => !working.includes(key));
  const shown = showsEnded ? [...working, ...ended] : working;
  return (
    <Card
      title={texts.title}
      actions={<Button label={texts.newKey} size="small" onClick={() => setOpen({ is: 'create' })} />}
    >
      <Stack space="medium" align="stretch">
        <Text>{texts.about}</Text>
        {shown.length === 0 ? (
          <EmptyState title={texts.noKeys} detail={texts.noKeysDetail} />
        ) : (
          <ul className={styles.list} aria-label={texts.title}>
            {shown.map((key) => (
              <li key={key.id} className={styles.item}>
                <KeyFacts
                  programKey={key}
                  now={now}
                  timeZone={timeZone}
                  onEdit={() => setOpen({ is: 'edit', key })}
                  onRotate={() => setOpen({ is: 'rotate', key })}
                  onRevoke={() => setOpen({ is: 'revoke', key })}
                />
              </li>
            ))}
          </ul>
        )}
        {ended.length > 0 && (
          <div>
            <Button
              label={showsEnded ? texts.hideEnded : texts.showEnded({ count: formatCount(ended.length) })}
              tone="quiet"
              size="small"
              onClick={() => setShowsEnded(!showsEnded)}
            />
          </div>
        )}
      </Stack>
      {open.is === 'create' && (
        <CreateKeyDialog
          now={now}
          onSearchVendors={onSearchVendors}
          onCreate={onCreate}
          onMade={made}
          onClose={close}
        />
      )}
      {open.is === 'edit' && (
        <EditKeyDialog
          programKey={open.key}
          now={now}
          timeZone={timeZone}
          onSave={(change) => props.onUpdate(open.key.id, change)}
          onClose={close}
        />
      )}
      {open.is === 'rotate' && (
        <RotateKeyDialog
          name={open.key.name}
          onRotate={(days) => props.onRotate(open.key.id, days)}
          onMade={made}
          onClose={close}
        />
      )}
      {open.is === 'revoke' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={texts.revoke({ name: isolated(open.key.name) })}
          description={texts.revokeDetail}
          confirmLabel={texts.revokeKey}
          busyLabel={texts.revoking}
          tone="critical"
          onConfirm={() => props.onRevoke(open.key.id)}
        />
      )}
      {open.is === 'made' && <MadeKeyDialog secret={open.secret} onCopy={props.onCopy} onClose={close} />}
    </Card>
  );
}
