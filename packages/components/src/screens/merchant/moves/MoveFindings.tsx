import { canCheck, type MovingStep } from '@consignment/domain/moves/moving-steps';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { counted } from '../../../parts/lists/counted.ts';
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
import { moveStepNames, type Move } from './move.ts';

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
      label={found === null ? 'Check the old payouts' : 'Check again'}
      busyLabel="Starting the check…"
      tone={found === null || !move.is_current ? 'primary' : 'secondary'}
      waitsFor={canCheck(move) ? null : 'Say first which column is which.'}
      onAct={onCheck}
    />
  );
  if (found === null) {
    return (
      <Card title="Not checked yet">
        <Stack space="medium" align="start">
          <Text>
            Each payout of {<bdi>{move.name}</bdi>} is worked out again from your orders, by the rules of the
            day of each order. Nothing is booked by it.
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
        <Banner tone="caution" title="Rules, orders or vendors have changed since this check." action={check}>
          <p>Its figures may be other ones now. Your answers stay where the differences are found again.</p>
        </Banner>
      )}
      <Card title={equalTitle(found.equal, found.payouts)}>
        <Stack space="medium">
          <StatTiles
            tiles={[
              {
                label: 'Paid by the former app',
                value: <MoneyText amount={found.theirs} currency={currency} />,
              },
              { label: 'By your rules here', value: <MoneyText amount={found.ours} currency={currency} /> },
              {
                label: 'Difference',
                value: (
                  <MoneyChange before={found.ours} after={found.theirs} books={currency} written={currency} />
                ),
              },
            ]}
          />
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Payouts', description: found.payouts.toLocaleString('en-US') },
              { term: 'Vendors', description: found.vendors.toLocaleString('en-US') },
              { term: 'Rows of commissions', description: found.rows.toLocaleString('en-US') },
              { term: 'Kinds of differences', description: found.groups.toLocaleString('en-US') },
            ]}
          />
          {missing > 0 && (
            <Banner
              tone="caution"
              title={`${counted(missing, 'row')} of commissions ${missing === 1 ? 'is' : 'are'} of orders that are not here.`}
            >
              <p>
                <Link href={hrefOfImport} label="Import these orders" /> and check again. You can also book
                the old amounts of their payouts as they are.
              </p>
            </Banner>
          )}
          <Inline space="small">
            {next !== null && move.is_current && (
              <ButtonLink
                href={next.href}
                label={`Continue to ${moveStepNames[next.step].toLowerCase()}`}
                tone="primary"
              />
            )}
            <ButtonLink href={hrefOfPayouts} label="Payouts one by one" />
            {move.is_current && check}
          </Inline>
        </Stack>
      </Card>
    </Stack>
  );
}

function equalTitle(equal: number, payouts: number): string {
  if (payouts === 0) return 'The files have no payouts that can be read';
  if (equal === payouts) return `All ${counted(payouts, 'payout')} are equal to the cent`;
  return `${equal.toLocaleString('en-US')} of ${counted(payouts, 'payout')} ${equal === 1 ? 'is' : 'are'} equal to the cent`;
}
