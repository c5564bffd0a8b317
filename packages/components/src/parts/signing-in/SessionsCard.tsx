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
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('SessionsCard', {
  title: 'Where you are logged in',
  endOthers: 'Log out everywhere else',
  notLoaded: 'Your sessions could not be loaded.',
  sessions: 'Sessions',
  thisOne: 'This session',
  from: 'From {address}.',
  endOf: 'End the session on {session}',
  endTitle: 'End the session on {session}?',
  endDetail: 'That session will end immediately. If you don’t recognise it, change your password too.',
  endSession: 'End session',
  ending: 'Ending…',
  endOthersTitle: 'Log out everywhere else?',
  endOthersDetail: 'All your other sessions will end immediately, in every shop. You’ll stay logged in here.',
  endSessions: 'End sessions',
  unknownDevice: 'Unknown device',
  seen: 'Last seen {seen}, logged in {began}',
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
      title={texts.title}
      actions={
        rows.length > 1 && (
          <Button label={texts.endOthers} size="small" onClick={() => setEnding({ is: 'others' })} />
        )
      }
    >
      {sessions.is === 'failed' && (
        <FailedState title={texts.notLoaded} problem={sessions.problem} onRetry={sessions.onRetry} />
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
                {session.address !== '' && <span>{`${texts.from({ address: session.address })} `}</span>}
                <TextWithElements
                  text={texts.seen}
                  elements={{
                    seen: <DateTimeText instant={session.last_seen_at} timeZone={timeZone} />,
                    began: <DateTimeText instant={session.began_at} timeZone={timeZone} />,
                  }}
                />
              </Text>
            </div>
            {!session.is_current && (
              <Button
                label={texts.endOf({ session: deviceOf(session) })}
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
          title={texts.endTitle({ session: deviceOf(ending.session) })}
          description={texts.endDetail}
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
          title={texts.endOthersTitle}
          description={texts.endOthersDetail}
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
