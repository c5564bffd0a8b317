import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Badge } from '../../primitives/text/Badge.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { Text } from '../../primitives/text/Text.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { Loadable } from '../lists/loadable.ts';
import type { ShownSession } from './security.ts';
import * as styles from './security-list.css.ts';

const texts = defineTexts('SessionsCard', {
  whereYouAreLogged: 'Where you are logged in',
  logOutEverywhereElse: 'Log out everywhere else',
  yourSessions: 'Your sessions',
  sessions: 'Sessions',
  thisOne: 'This one',
  from: 'From {address}. ',
  lastSeen: 'Last seen',
  endTheSession: 'End the session of {session}',
  endTheSession2: 'End the session of {session}?',
  thatSessionEndsAtOnce: 'That session ends at once. If you do not know it, change your password too.',
  endSession: 'End session',
  ending: 'Ending…',
  logOutEverywhereElse2: 'Log out everywhere else?',
  everyOtherSessionOfLogin:
    'Every other session of your login ends at once, in every shop. You stay logged in here.',
  endSessions: 'End sessions',
  unknownDevice: 'Unknown device',
});

type Props = {
  sessions: Loadable<readonly ShownSession[]>;
  timeZone: string;
  onEnd: (id: string) => Promise<Outcome>;
  onEndOthers: () => Promise<Outcome>;
};

type Ending = { is: 'none' } | { is: 'others' } | { is: 'one'; session: ShownSession };

/** The browsers in which the person is logged in. Any of these sessions can be ended from here. */
export function SessionsCard({ sessions, timeZone, onEnd, onEndOthers }: Props) {
  const [ending, setEnding] = useState<Ending>({ is: 'none' });
  const close = () => setEnding({ is: 'none' });
  const rows = sessions.is === 'ready' ? sessions.value : [];
  return (
    <Card
      title={texts.whereYouAreLogged}
      actions={
        rows.length > 1 && (
          <Button
            label={texts.logOutEverywhereElse}
            size="small"
            onClick={() => setEnding({ is: 'others' })}
          />
        )
      }
    >
      {sessions.is === 'failed' && (
        <FailedState what={texts.yourSessions} problem={sessions.problem} onRetry={sessions.onRetry} />
      )}
      <ul role="list" aria-label={texts.sessions} className={styles.list}>
        {rows.map((session) => (
          <li key={session.id} className={styles.row}>
            <div className={styles.words}>
              <Inline space="small">
                <Text weight="medium">{deviceOf(session)}</Text>
                {session.is_current && <Badge label={texts.thisOne} />}
              </Inline>
              <Text size="small" tone="muted">
                {session.address !== '' && <span>{texts.from({ address: session.address })}</span>}
                <span>{texts.lastSeen} </span>
                <DateTimeText instant={session.last_seen_at} timeZone={timeZone} />, logged in{' '}
                <DateTimeText instant={session.began_at} timeZone={timeZone} />
              </Text>
            </div>
            {!session.is_current && (
              <Button
                label={texts.endTheSession({ session: deviceOf(session) })}
                size="small"
                tone="quiet"
                onClick={() => setEnding({ is: 'one', session })}
              />
            )}
          </li>
        ))}
      </ul>
      {ending.is === 'one' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={texts.endTheSession2({ session: deviceOf(ending.session) })}
          description={texts.thatSessionEndsAtOnce}
          confirmLabel={texts.endSession}
          busyLabel={texts.ending}
          tone="critical"
          onConfirm={() => onEnd(ending.session.id)}
        />
      )}
      {ending.is === 'others' && (
        <ConfirmDialog
          isOpen
          onClose={close}
          title={texts.logOutEverywhereElse2}
          description={texts.everyOtherSessionOfLogin}
          confirmLabel={texts.endSessions}
          busyLabel={texts.ending}
          tone="critical"
          onConfirm={onEndOthers}
        />
      )}
    </Card>
  );
}

function deviceOf({ device }: ShownSession): string {
  return device === '' ? texts.unknownDevice : device;
}
