import { keyState, scopeWords, type KeyState } from '@consignment/domain/people/key-scopes';
import { isolated } from '@consignment/domain/text/direction';
import { DateText } from '../../../../parts/lists/DateText.tsx';
import { DateTimeText } from '../../../../parts/lists/DateTimeText.tsx';
import { Badge, type BadgeTone } from '../../../../primitives/text/Badge.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { DescriptionList } from '../../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../../primitives/layout/Inline.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import * as styles from './KeysPanel.css.ts';
import type { ShownKey } from './program-key.ts';

type Props = {
  programKey: ShownKey;
  now: Date;
  timeZone: string;
  onEdit: () => void;
  onRotate: () => void;
  onRevoke: () => void;
};

/** All there is to know of a key, and what can be done with it while it works. */
export function KeyFacts({ programKey, now, timeZone, onEdit, onRotate, onRevoke }: Props) {
  const { name, mode, vendor, scopes, start } = programKey;
  const state = keyState(programKey, now);
  const isWorking = state === 'works' || state === 'ends';
  return (
    <Stack space="small" align="stretch">
      <Inline space="small">
        <span className={styles.name}>{name}</span>
        <Badge {...badges[state]} />
        {mode === 'test' && <Badge label="Sandbox" />}
      </Inline>
      <DescriptionList
        items={[
          {
            term: 'Begins with',
            description: (
              <code dir="ltr" translate="no">
                {start}
              </code>
            ),
          },
          { term: 'May', description: scopes.map(scopeWords).join(', ') },
          { term: 'For', description: vendor === null ? wholeOf[mode] : isolated(vendor.name) },
          { term: 'Last used', description: lastUse(programKey, timeZone) },
          { term: 'Ends', description: endOf(programKey, timeZone) },
          {
            term: 'Made',
            description: (
              <>
                <DateText instant={programKey.created_at} timeZone={timeZone} />
                {programKey.created_by !== null && <span>{` by ${isolated(programKey.created_by)}`}</span>}
              </>
            ),
          },
        ]}
      />
      {isWorking && (
        <Inline space="small">
          <Button label="Edit" size="small" onClick={onEdit} />
          {state === 'works' && <Button label="Rotate" size="small" onClick={onRotate} />}
          <Button label="Revoke" size="small" onClick={onRevoke} />
        </Inline>
      )}
    </Stack>
  );
}

const badges = {
  works: { tone: 'plain', label: 'Works' },
  ends: { tone: 'caution', label: 'Being replaced' },
  expired: { tone: 'neutral', label: 'Ended' },
  revoked: { tone: 'neutral', label: 'Revoked' },
} satisfies Record<KeyState, { tone: BadgeTone; label: string }>;

const wholeOf = { live: 'The whole shop', test: 'The sandbox' };

function lastUse({ last_used_at: at, last_used_from: from }: ShownKey, timeZone: string) {
  if (at === null) return 'Never';
  return (
    <span>
      <DateTimeText instant={at} timeZone={timeZone} /> from{' '}
      <span dir="ltr" translate="no">
        {from}
      </span>
    </span>
  );
}

function endOf({ revoked_at, overlap_ends_at, expires_at }: ShownKey, timeZone: string) {
  const ends = [revoked_at, overlap_ends_at, expires_at].filter((instant) => instant !== null);
  const [first] = ends.toSorted((a, b) => new Date(a).getTime() - new Date(b).getTime());
  return first === undefined ? 'Never' : <DateTimeText instant={first} timeZone={timeZone} />;
}
