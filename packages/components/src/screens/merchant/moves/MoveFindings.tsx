import { canCheck, type MovingStep } from '@consignment/domain/moves/moving-steps';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ActButton } from './ActButton.tsx';
import type { Move } from './move.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('MoveFindings', {
  check: 'Check the old payouts',
  checkAgain: 'Check again',
  checking: 'Starting the check…',
  columnsMissing: 'Match the columns first.',
  notChecked: 'Not checked yet',
  hasChanged: 'Rules, orders or vendors have changed since this check.',
  hasChangedDetail:
    'The figures may be different now. Your answers will be kept for any differences that are found again.',
  theirs: 'Paid by the previous app',
  ours: 'Under your rules',
  difference: 'Difference',
  payouts: 'Payouts',
  vendors: 'Vendors',
  rows: 'Commission rows',
  groups: 'Types of difference',
  import: 'Import these orders',
  next: '{step, select, files {Continue to files} columns {Continue to columns} vendors {Continue to vendors} differences {Continue to differences} balances {Continue to balances} review {Continue to review} other {Continue}}',
  payoutsOneByOne: 'Individual payouts',
  noPayouts: 'The files contain no readable payouts',
  notCheckedDetail:
    'Each payout from {name} will be recalculated from your orders, using the rules in force on the day of each order. Nothing has been recorded yet.',
  missing:
    '{n, plural, one {# commission row is for an order that isn’t in this app.} other {# commission rows are for orders that aren’t in this app.}}',
  missingDetail:
    '{importThem} and check again. You can also record the payouts affected with their old amounts.',
  allEqual: '{n, plural, one {The payout matches to the cent} other {All # payouts match to the cent}}',
  someEqual:
    '{n, plural, one {# of {total} payouts matches to the cent} other {# of {total} payouts match to the cent}}',
});

type Props = {
  move: Move;
  hrefOfImport: string;
  /** The first step at which something is left to do. */
  next: { href: string; step: MovingStep } | null;
  hrefOfPayouts: string;
  /** Works the payouts out again; done once that has begun. Null for a person who may not, and once the move is booked. */
  onCheck: (() => Promise<Outcome>) | null;
};

/** The findings of the check in sum, and where to go on from them. Before the first check, the way to begin it. */
export function MoveFindings({ move, hrefOfImport, next, hrefOfPayouts, onCheck }: Props) {
  const { found, currency } = move;
  const check = onCheck !== null && (
    <ActButton
      label={found === null ? texts.check : texts.checkAgain}
      busyLabel={texts.checking}
      tone={found === null || !move.is_current ? 'primary' : 'secondary'}
      waitsFor={canCheck(move) ? null : texts.columnsMissing}
      onAct={onCheck}
    />
  );
  if (found === null) {
    return (
      <Card title={texts.notChecked}>
        <Stack space="medium" align="start">
          <Text>
            <TextWithElements text={texts.notCheckedDetail} elements={{ name: <bdi>{move.name}</bdi> }} />
          </Text>
          {check}
        </Stack>
      </Card>
    );
  }
  const missing = found.rows - found.matched_rows;
  return (
    <Stack space="large">
      {!move.is_current && onCheck !== null && (
        <Banner tone="caution" title={texts.hasChanged} action={check}>
          <p>{texts.hasChangedDetail}</p>
        </Banner>
      )}
      <Card title={equalTitle(found.equal, found.payouts)}>
        <Stack space="medium">
          <StatTiles
            tiles={[
              {
                label: texts.theirs,
                value: <MoneyText amount={found.theirs} currency={currency} />,
              },
              { label: texts.ours, value: <MoneyText amount={found.ours} currency={currency} /> },
              {
                label: texts.difference,
                value: (
                  <MoneyChange before={found.ours} after={found.theirs} books={currency} written={currency} />
                ),
              },
            ]}
          />
          <DescriptionList
            layout="columns"
            items={[
              { term: texts.payouts, description: formatCount(found.payouts) },
              { term: texts.vendors, description: formatCount(found.vendors) },
              { term: texts.rows, description: formatCount(found.rows) },
              { term: texts.groups, description: formatCount(found.groups) },
            ]}
          />
          {missing > 0 && (
            <Banner tone="caution" title={texts.missing({ n: missing })}>
              <p>
                <TextWithElements
                  text={texts.missingDetail}
                  elements={{ importThem: <Link href={hrefOfImport} label={texts.import} /> }}
                />
              </p>
            </Banner>
          )}
          <Inline space="small">
            {next !== null && move.is_current && (
              <ButtonLink href={next.href} label={texts.next({ step: next.step })} tone="primary" />
            )}
            <ButtonLink href={hrefOfPayouts} label={texts.payoutsOneByOne} />
            {move.is_current && check}
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}

function equalTitle(equal: number, payouts: number): string {
  if (payouts === 0) return texts.noPayouts;
  if (equal === payouts) return texts.allEqual({ n: payouts });
  return texts.someEqual({ n: equal, total: formatCount(payouts) });
}
