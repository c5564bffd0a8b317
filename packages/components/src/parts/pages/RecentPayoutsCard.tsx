import type { CurrencyCode } from '@consignment/domain/money/currency';
import { standingOf, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { CardRows } from '../lists/CardRows.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { PayoutStatusBadge } from '../payouts/PayoutStatusBadge.tsx';
import { cardRowsOf } from './dashboard-rows.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('RecentPayoutsCard', {
  title: 'Recent Payouts',
  allPayouts: 'All payouts',
  label: 'Recent payouts',
  empty: 'Nothing has been paid yet.',
  invoice: 'Invoice #{number} · {time}',
});

/** A decimal `amount`, an ISO 8601 `created_date`. */
export type PaidPayee = {
  id: number;
  invoice_number: number;
  name: string;
  currency?: CurrencyCode | null;
  amount: string;
  created_date: string;
  /** Where it goes through a provider. */
  status?: PayoutStatus;
  is_test?: boolean;
};

type Props = {
  payouts: Loadable<readonly PaidPayee[]>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
};

/** The latest payouts, with a badge on those that are not done. The payouts page lists all of them. */
export function RecentPayoutsCard(props: Props) {
  const { payouts, currency, timeZone, hrefOfPayout, hrefOfPayouts } = props;
  return (
    <Card title={texts.title} actions={<Link href={hrefOfPayouts} label={texts.allPayouts} />}>
      <CardRows
        label={texts.label}
        empty={texts.empty}
        rows={cardRowsOf(payouts, (payout) => ({
          id: payout.id,
          name: payout.name,
          href: hrefOfPayout(payout.id),
          detail: (
            <span>
              <TextWithElements
                text={texts.invoice}
                elements={{
                  number: <span>{payout.invoice_number}</span>,
                  time: <DateTimeText instant={payout.created_date} timeZone={timeZone} />,
                }}
              />{' '}
              {standingBadge(payout)}
            </span>
          ),
          amount: <MoneyText amount={payout.amount} currency={currencyOf(currency, payout)} />,
        }))}
      />
    </Card>
  );
}

/** Most payouts are done, which goes without saying. */
function standingBadge({ status = 'recorded', is_test: isTest = false }: PaidPayee) {
  if (!isTest && standingOf(status) === 'settled') return null;
  return <PayoutStatusBadge status={status} isTest={isTest} />;
}
