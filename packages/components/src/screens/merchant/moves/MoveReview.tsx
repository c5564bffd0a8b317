import { formatDecimal } from '@consignment/domain/money/money';
import type { MovingStep } from '@consignment/domain/moves/moving-steps';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
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
import { countOfVendors } from '../../../parts/people/count-of-vendors.ts';

const texts = defineTexts('MoveReview', {
  openTitle: 'A few things are still open.',
  title: 'To be recorded',
  paidHistory: 'Paid history',
  equal: 'Match to the cent',
  balances: 'Balances carried over',
  book: 'Record the old payouts…',
  answerFirst: 'Resolve the open points above first.',
  nothingToBook: 'There is nothing to record.',
  bookDetail:
    'These payouts will be recorded in your books as paid. No money will be sent, and no emails will go out. You can undo all of this until your first new payout.',
  confirm: 'Record as paid history',
  starting: 'Starting…',
  nothingElse: 'Nothing else will be recorded',
  checkAgain: 'Check again: rules, orders or vendors have changed.',
  reviewBalances: 'Review the balances carried over.',
  payouts: '{n, plural, one {# payout} other {# payouts}}',
  partOf: '{part} of {total}',
  bookTitle: 'Record {n, plural, one {# old payout} other {# old payouts}} totalling {amount}?',
  noMoney: 'No money is sent',
  noMoneyDetail: 'Nothing will be requested from your bank or PayPal. These payouts were paid long ago.',
  noMail: 'No emails go out',
  noMailDetail: 'Vendors will see the payouts in their history but won’t be emailed.',
  oldNumbers: 'Old numbers, days and amounts',
  oldNumbersDetail:
    'Each payout will keep its number, day and amount from your previous app, and will also get a number in this app.',
  canUndo: 'The move can be undone',
  canUndoDetail: 'You can undo the whole move until your first new payout.',
  accepted: '{count} with the old amount, explained',
  matchVendors: '{n, plural, one {Match # vendor from the files.} other {Match # vendors from the files.}}',
  answerGroups: 'Answer {n, plural, one {# group} other {# groups}} of differences.',
});

type Props = {
  /** Checked. */
  move: Move & { found: MoveFound };
  hrefOfStep: (step: MovingStep) => string;
  /** Books the reviewed payouts, in the sums that are shown. Null for a person who may not. */
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
        <Banner tone="caution" title={texts.openTitle}>
          <ul className={styles.bullets}>
            {open.map(({ step, words }) => (
              <li key={step}>
                <Link href={hrefOfStep(step)} label={words} />
              </li>
            ))}
          </ul>
        </Banner>
      )}
      <Card title={texts.title}>
        <Stack space="large">
          <StatTiles
            tiles={[
              {
                label: texts.paidHistory,
                value: <MoneyText amount={found.to_book_amount} currency={currency} />,
                detail: texts.payouts({ n: found.to_book }),
              },
              {
                label: texts.equal,
                value: texts.partOf({ part: formatCount(found.equal), total: formatCount(found.payouts) }),
                detail: restWords(found),
              },
              {
                label: texts.balances,
                value: <MoneyText amount={found.opening} currency={currency} />,
                detail: countOfVendors(found.opening_vendors),
              },
            ]}
          />
          <ul className={styles.promises}>
            {effects().map(({ title, detail }) => (
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
                label={texts.book}
                tone="primary"
                onClick={() => setIsAsking(true)}
                state={
                  open.length > 0
                    ? { is: 'disabled', reason: texts.answerFirst }
                    : found.to_book === 0 && found.opening_vendors === 0
                      ? { is: 'disabled', reason: texts.nothingToBook }
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
          title={texts.bookTitle({ n: found.to_book, amount })}
          description={texts.bookDetail}
          confirmLabel={texts.confirm}
          busyLabel={texts.starting}
          onConfirm={onBook}
        />
      )}
    </Stack>
  );
}

const effects = () => [
  { title: texts.noMoney, detail: texts.noMoneyDetail },
  { title: texts.noMail, detail: texts.noMailDetail },
  { title: texts.oldNumbers, detail: texts.oldNumbersDetail },
  { title: texts.canUndo, detail: texts.canUndoDetail },
];

function restWords({ accepted }: MoveFound): string {
  return accepted === 0 ? texts.nothingElse : texts.accepted({ count: formatCount(accepted) });
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
      words: texts.matchVendors({ n: found.unmatched_vendors }),
    },
    !isCurrent && { step: 'check', words: texts.checkAgain },
    found.unanswered_groups > 0 && {
      step: 'differences',
      words: texts.answerGroups({ n: found.unanswered_groups }),
    },
    found.opening_vendors > 0 && !isReviewed && { step: 'balances', words: texts.reviewBalances },
  ];
  return points.filter((point) => point !== false);
}
