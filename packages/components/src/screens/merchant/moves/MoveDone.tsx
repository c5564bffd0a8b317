import { useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { counted } from '../../../parts/lists/counted.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { KnownOutcome, Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ActButton } from './ActButton.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { Move, MoveFound } from './move.ts';

type Props = {
  /** Booked, or taken back. */
  move: Move & { found: MoveFound };
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayouts: string;
  /** Of the shop: every payout, the old ones among them. */
  hrefOfHistory: string;
  onReport: (type: 'pdf' | 'json') => Promise<Outcome>;
  /** Null for a person who may not. */
  onUndo: ((reason: string) => Promise<KnownOutcome>) | null;
  /** Checks the files of a move that was taken back once more. Null for a person who may not. */
  onCheckAgain: (() => Promise<Outcome>) | null;
};

/** A move at its end: what was booked, the report that proves it, and the ways back. */
export function MoveDone(props: Props) {
  const { move, timeZone, onUndo } = props;
  const { found, currency } = move;
  const [isAsking, setIsAsking] = useState(false);
  const isBooked = move.state === 'booked';
  return (
    <Stack space="large">
      {isBooked ? (
        <Banner
          tone="positive"
          title={`${counted(found.booked, 'old payout')} ${found.booked === 1 ? 'is' : 'are'} in your books as paid.`}
          announcement="polite"
          action={<ButtonLink href={props.hrefOfHistory} label="View payouts" tone="primary" />}
        >
          <p>Your vendors see them in their history. No money was sent, and no mail went out.</p>
        </Banner>
      ) : (
        <Banner tone="neutral" title="This move was taken back. Your books are as they were before it.">
          <p>The files and your answers are kept, so that you can check and book them again.</p>
        </Banner>
      )}
      {isBooked && <LeftOut found={found} currency={currency} hrefOfPayouts={props.hrefOfPayouts} />}
      <Card title="In figures">
        <Stack space="medium">
          <StatTiles
            tiles={[
              {
                label: 'Paid history',
                value: <MoneyText amount={found.booked_amount} currency={currency} />,
                detail: counted(found.booked, 'payout'),
              },
              {
                label: 'Equal to the cent',
                value: `${found.equal.toLocaleString('en-US')} of ${found.payouts.toLocaleString('en-US')}`,
                detail: 'The others are explained in the report',
              },
              {
                label: 'Balances carried over',
                value: <MoneyText amount={isBooked ? found.opening : '0'} currency={currency} />,
                detail: counted(isBooked ? found.opening_vendors : 0, 'vendor'),
              },
            ]}
          />
          <Inline space="small">
            <ButtonLink href={props.hrefOfPayouts} label="Payouts one by one" />
          </Inline>
        </Stack>
      </Card>
      <Card title="Report">
        <Stack space="medium" align="start">
          <Text>
            Each payout with its old number, the old amount, ours, and why they differ; the rules that were
            used, and fingerprints of your files. It is signed, so that anyone can check that nothing in it
            was changed.
          </Text>
          <Inline space="small">
            <FileButton label="Report as PDF" busyLabel="Making…" onFetch={() => props.onReport('pdf')} />
            <FileButton label="Report as JSON" busyLabel="Making…" onFetch={() => props.onReport('json')} />
          </Inline>
        </Stack>
      </Card>
      <Card title={isBooked ? 'Take it back' : 'Once more'}>
        <Stack space="medium" align="start">
          {isBooked && (
            <Text>
              {move.undo_refused ??
                'Until your first new payout, all that this move has booked can be taken out of your books again: its payouts and its opening balances.'}
            </Text>
          )}
          {isBooked && onUndo !== null && move.undo_refused === null && (
            <Button label="Undo this move…" onClick={() => setIsAsking(true)} />
          )}
          {!isBooked && (
            <Text>
              Taken back <DateTimeText instant={move.undone_at} timeZone={timeZone} />. Change what you like,
              such as rules, orders or files, and check the same files again.
            </Text>
          )}
          {!isBooked && props.onCheckAgain !== null && (
            <ActButton
              label="Check again"
              busyLabel="Starting the check…"
              tone="primary"
              onAct={props.onCheckAgain}
            />
          )}
        </Stack>
      </Card>
      {onUndo !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={`Undo ${counted(found.booked, 'old payout')}?`}
          description="They and the opening balances leave your books, and their lines are unpaid again by your rules. The files and your answers are kept, so that you can book them again."
          confirmLabel="Undo the move"
          busyLabel="Undoing…"
          cancelLabel="Keep it"
          tone="critical"
          onConfirm={onUndo}
          asksWhy
        />
      )}
    </Stack>
  );
}
