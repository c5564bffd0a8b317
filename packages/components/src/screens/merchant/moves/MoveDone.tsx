import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
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
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';

const texts = defineTexts('MoveDone', {
  booked:
    '{n, plural, one {# old payout has} other {# old payouts have}} been recorded in your books as paid.',
  viewPayouts: 'View payouts',
  bookedDetail:
    'Your vendors can see these payouts in their history. No money was sent, and no emails went out.',
  undone: 'This move has been undone. Your books are back to how they were before the move.',
  undoneDetail: 'The files and your answers have been kept, so you can check and record the payouts again.',
  figures: 'Key figures',
  paidHistory: 'Paid history',
  equal: 'Match to the cent',
  othersExplained: 'The others are explained in the report',
  balances: 'Balances carried over',
  payoutsOneByOne: 'Individual payouts',
  report: 'Report',
  reportDetail:
    'The report lists each payout with its old number, the old and new amounts, and why they differ. It also includes the rules that were used and fingerprints of your files. The report is signed, so anyone can check that nothing in it has been changed.',
  reportAsPdf: 'Report as PDF',
  making: 'Preparing…',
  reportAsJson: 'Report as JSON',
  undo: 'Undo',
  again: 'Try again',
  canUndo:
    'Until your first new payout, you can remove everything that this move added to your books: its payouts and its opening balances.',
  undoMove: 'Undo this move…',
  checkAgain: 'Check again',
  checking: 'Starting the check…',
  undoDetail:
    'These payouts and the opening balances will be removed from your books, and their lines will be unpaid again under your rules. The files and your answers will be kept, so you can record the payouts again.',
  confirmUndo: 'Undo the move',
  undoing: 'Undoing…',
  keepIt: 'Keep it',
  payouts: '{n, plural, one {# payout} other {# payouts}}',
  partOf: '{part} of {total}',
  undoneOn: 'Undone {time}. Change rules, orders or files as needed, then check again.',
  undoTitle: 'Undo {n, plural, one {# old payout} other {# old payouts}}?',
});

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

/** A move at its end: the booked payouts, the report that proves them, and the ways back. */
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
          title={texts.booked({ n: found.booked })}
          announcement="polite"
          action={<ButtonLink href={props.hrefOfHistory} label={texts.viewPayouts} tone="primary" />}
        >
          <p>{texts.bookedDetail}</p>
        </Banner>
      ) : (
        <Banner tone="neutral" title={texts.undone}>
          <p>{texts.undoneDetail}</p>
        </Banner>
      )}
      {isBooked && <LeftOut found={found} currency={currency} hrefOfPayouts={props.hrefOfPayouts} />}
      <Card title={texts.figures}>
        <Stack space="medium">
          <StatTiles
            tiles={[
              {
                label: texts.paidHistory,
                value: <MoneyText amount={found.booked_amount} currency={currency} />,
                detail: texts.payouts({ n: found.booked }),
              },
              {
                label: texts.equal,
                value: texts.partOf({ part: formatCount(found.equal), total: formatCount(found.payouts) }),
                detail: texts.othersExplained,
              },
              {
                label: texts.balances,
                value: <MoneyText amount={isBooked ? found.opening : '0'} currency={currency} />,
                detail: countOfVendors(isBooked ? found.opening_vendors : 0),
              },
            ]}
          />
          <Inline space="small">
            <ButtonLink href={props.hrefOfPayouts} label={texts.payoutsOneByOne} />
          </Inline>
        </Stack>
      </Card>
      <Card title={texts.report}>
        <Stack space="medium" align="start">
          <Text>{texts.reportDetail}</Text>
          <Inline space="small">
            <FileButton
              label={texts.reportAsPdf}
              busyLabel={texts.making}
              onFetch={() => props.onReport('pdf')}
            />
            <FileButton
              label={texts.reportAsJson}
              busyLabel={texts.making}
              onFetch={() => props.onReport('json')}
            />
          </Inline>
        </Stack>
      </Card>
      <Card title={isBooked ? texts.undo : texts.again}>
        <Stack space="medium" align="start">
          {isBooked && <Text>{move.undo_refused ?? texts.canUndo}</Text>}
          {isBooked && onUndo !== null && move.undo_refused === null && (
            <Button label={texts.undoMove} onClick={() => setIsAsking(true)} />
          )}
          {!isBooked && (
            <Text>
              <TextWithElements
                text={texts.undoneOn}
                elements={{ time: <DateTimeText instant={move.undone_at} timeZone={timeZone} /> }}
              />
            </Text>
          )}
          {!isBooked && props.onCheckAgain !== null && (
            <ActButton
              label={texts.checkAgain}
              busyLabel={texts.checking}
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
          title={texts.undoTitle({ n: found.booked })}
          description={texts.undoDetail}
          confirmLabel={texts.confirmUndo}
          busyLabel={texts.undoing}
          cancelLabel={texts.keepIt}
          tone="critical"
          onConfirm={onUndo}
          asksWhy
        />
      )}
    </Stack>
  );
}
