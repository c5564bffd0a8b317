import { formatDecimal } from '@consignment/domain/money/money';
import type { MovingStep } from '@consignment/domain/moves/moving-steps';
import { useState } from 'react';
import { counted } from '../../../parts/lists/counted.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { Move, MoveFound } from './move.ts';
import * as styles from './moves.css.ts';

type Props = {
  /** Checked. */
  move: Move & { found: MoveFound };
  hrefOfStep: (step: MovingStep) => string;
  /** Books what was reviewed, in the sums that are shown. Null for a person who may not. */
  onBook: (() => Promise<KnownOutcome>) | null;
};

/** The review before a move is booked: its sums, what will happen and what will not, and how it can be undone. */
export function MoveReview({ move, hrefOfStep, onBook }: Props) {
  const { found, currency } = move;
  const [isAsking, setIsAsking] = useState(false);
  const open = openPoints(move);
  const amount = formatDecimal(found.to_book_amount, currency);
  return (
    <Stack space="large">
      {open.length > 0 && (
        <Banner tone="caution" title="A few things are open still.">
          <ul className={styles.bullets}>
            {open.map(({ step, words }) => (
              <li key={step}>
                <Link href={hrefOfStep(step)} label={words} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Card title="To be booked">
        <Stack space="large">
          <StatTiles
            tiles={[
              {
                label: 'Paid history',
                value: <MoneyText amount={found.to_book_amount} currency={currency} />,
                detail: counted(found.to_book, 'payout'),
              },
              {
                label: 'Equal to the cent',
                value: `${found.equal.toLocaleString('en-US')} of ${found.payouts.toLocaleString('en-US')}`,
                detail: restWords(found),
              },
              {
                label: 'Balances carried over',
                value: <MoneyText amount={found.opening} currency={currency} />,
                detail: counted(found.opening_vendors, 'vendor'),
              },
            ]}
          />
          <ul className={styles.promises}>
            {effects.map(({ title, detail }) => (
              <li key={title}>
                <Text weight="medium">{title}</Text>
                <Text size="small" tone="muted">
                  {detail}
                </Text>
              </li>
            ))}
          </ul>
          <LeftOut found={found} currency={currency} hrefOfPayouts={hrefOfStep('differences')} />
          {onBook !== null && (
            <div>
              <Button
                label="Book the old payouts…"
                tone="primary"
                onClick={() => setIsAsking(true)}
                state={
                  open.length > 0
                    ? { is: 'disabled', reason: 'Answer the open points above first.' }
                    : found.to_book === 0 && found.opening_vendors === 0
                      ? { is: 'disabled', reason: 'There is nothing to book.' }
                      : { is: 'ready' }
                }
              />
            </div>
          )}
        </Stack>
      </Card>
      {onBook !== null && (
        <ConfirmDialog
          isOpen={isAsking}
          onClose={() => setIsAsking(false)}
          title={`Book ${counted(found.to_book, 'old payout')} of ${amount}?`}
          description="They are written into your books as paid. No money is sent, and no mail goes out. You can undo all of it until your first new payout."
          confirmLabel="Book as paid history"
          busyLabel="Starting…"
          onConfirm={onBook}
        />
      )}
    </Stack>
  );
}

const effects = [
  {
    title: 'No money is sent',
    detail: 'Your bank and PayPal are not asked for anything. These payouts were paid long ago.',
  },
  { title: 'No mail goes out', detail: 'Vendors see the payouts in their history, and are not written to.' },
  {
    title: 'Old numbers, days and amounts',
    detail: 'Each payout keeps those of your former app, and has a number here as well.',
  },
  { title: 'It can be undone', detail: 'All of it, until your first new payout.' },
] as const;

function restWords({ accepted }: MoveFound): string {
  return accepted === 0
    ? 'Nothing else is booked'
    : `${accepted.toLocaleString('en-US')} with the old amount, explained`;
}

type OpenPoint = { step: MovingStep; words: string };

function openPoints({
  found,
  is_current: isCurrent,
  balances_reviewed: isReviewed,
}: Props['move']): OpenPoint[] {
  const points: (OpenPoint | false)[] = [
    found.unmatched_vendors > 0 && {
      step: 'vendors',
      words: `Say who ${counted(found.unmatched_vendors, 'vendor')} of the files ${found.unmatched_vendors === 1 ? 'is' : 'are'}.`,
    },
    !isCurrent && { step: 'check', words: 'Check again: rules, orders or vendors have changed.' },
    found.unanswered_groups > 0 && {
      step: 'differences',
      words: `Answer ${counted(found.unanswered_groups, 'group')} of differences.`,
    },
    found.opening_vendors > 0 &&
      !isReviewed && { step: 'balances', words: 'Look over the balances that are carried over.' },
  ];
  return points.filter((point) => point !== false);
}
