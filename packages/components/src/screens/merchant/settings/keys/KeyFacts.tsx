import { keyState, scopeWords, type KeyState } from '@consignment/domain/people/key-scopes';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { DateText } from '../../../../parts/lists/DateText.tsx';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Badge, type BadgeTone } from '../../../../primitives/text/Badge.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { DescriptionList } from '../../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../../primitives/layout/Inline.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { TextWithElements } from '../../../../primitives/text/TextWithElements.tsx';
import * as styles from './KeysPanel.css.ts';
import type { ShownKey } from './program-key.ts';

const texts = defineTexts('KeyFacts', {
  sandbox: 'Sandbox',
  beginsWith: 'Starts with',
  rights: 'Rights',
  for: 'For',
  lastUsed: 'Last used',
  ends: 'Expires',
  made: 'Created',
  edit: 'Edit',
  rotate: 'Rotate',
  revoke: 'Revoke',
  never: 'Never',
  madeBy: '{date} by {person}',
  usedFrom: '{time} from {address}',
  live: 'The whole shop',
  test: 'The sandbox',
  works: 'Active',
  expired: 'Expired',
  revoked: 'Revoked',
  replaced: 'Being replaced',
});

type Props = {
  programKey: ShownKey;
  now: Date;
  timeZone: string;
  onEdit: () => void;
  onRotate: () => void;
  onRevoke: () => void;
};

/** All facts of a key, and its actions while it works. */
export function KeyFacts({ programKey, now, timeZone, onEdit, onRotate, onRevoke }: Props) {
  const { name, mode, vendor, scopes, start } = programKey;
  const state = keyState(programKey, now);
  const isWorking = state === 'works' || state === 'ends';
  return (
    <Stack space="small" align="stretch">
      <Inline space="small">
        <span className={styles.name}>{name}</span>
        <Badge {...badges()[state]} />
        {mode === 'test' && <Badge label={texts.sandbox} />}
      </Inline>
      <DescriptionList
        items={[
          {
            term: texts.beginsWith,
            description: (
              <code dir="ltr" translate="no">
                {start}
              </code>
            ),
          },
          { term: texts.rights, description: scopes.map(scopeWords).join(', ') },
          { term: texts.for, description: vendor === null ? texts[mode] : isolated(vendor.name) },
          { term: texts.lastUsed, description: lastUse(programKey, timeZone) },
          { term: texts.ends, description: endOf(programKey, timeZone) },
          {
            term: texts.made,
            description: makingOf(programKey, timeZone),
          },
        ]}
      />
      {isWorking && (
        <Inline space="small">
          <Button label={texts.edit} size="small" onClick={onEdit} />
          {state === 'works' && <Button label={texts.rotate} size="small" onClick={onRotate} />}
          <Button label={texts.revoke} size="small" onClick={onRevoke} />
        </Inline>
      )}
    </Stack>
  );
}

const badges = (): Record<KeyState, { tone: BadgeTone; label: string }> => ({
  works: { tone: 'plain', label: texts.works },
  ends: { tone: 'caution', label: texts.replaced },
  expired: { tone: 'neutral', label: texts.expired },
  revoked: { tone: 'neutral', label: texts.revoked },
});

function makingOf({ created_at: at, created_by: person }: ShownKey, timeZone: string) {
  const date = <DateText instant={at} timeZone={timeZone} />;
  if (person === null) return date;
  return (
    <span>
      <TextWithElements text={texts.madeBy} elements={{ date, person: isolated(person) }} />
    </span>
  );
}

function lastUse({ last_used_at: at, last_used_from: from }: ShownKey, timeZone: string) {
  if (at === null) return texts.never;
  return (
    <span>
      <TextWithElements
        text={texts.usedFrom}
        elements={{
          time: <DateTimeText instant={at} timeZone={timeZone} />,
          address: (
            <span dir="ltr" translate="no">
              {from}
            </span>
          ),
        }}
      />
    </span>
  );
}

function endOf({ revoked_at, overlap_ends_at, expires_at }: ShownKey, timeZone: string) {
  const ends = [revoked_at, overlap_ends_at, expires_at].filter((instant) => instant !== null);
  const [first] = ends.toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime());
  return first === undefined ? texts.never : <DateTimeText instant={first} timeZone={timeZone} />;
}
