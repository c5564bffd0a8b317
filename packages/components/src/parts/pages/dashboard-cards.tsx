import type { CurrencyCode } from '@consignment/domain/money/currency';
import { standingOf, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { CardRows, type CardRow } from '../lists/CardRows.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { PayoutStatusBadge } from '../payouts/PayoutStatusBadge.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';

/** A vendor or a sales rep. Amounts are decimal strings. */
export type RankedPayee = {
  id: number;
  name: string;
  /** Left out where it would say the name again. */
  contact_name?: string;
  /** Its own, where it has one. */
  currency?: CurrencyCode | null;
  commission_due: string;
  commission_earned: string;
};

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

/** Where the whole list is. */
export type AllOfThem = { label: string; href: string };

type PayeesProps = {
  payees: Loadable<readonly RankedPayee[]>;
  currency: ShopCurrency;
  hrefOfPayee: (payeeId: number) => string;
};

type DueProps = PayeesProps & { all: AllOfThem; onPayNow: ((payeeId: number) => void) | null };

/** Whom to pay next, those with most of it first (spec foundations §9). */
export function DueCard({ payees, currency, hrefOfPayee, all, onPayNow }: DueProps) {
  return (
    <Card title="Commissions Due" actions={<Link {...all} />}>
      <CardRows
        label="Commissions due"
        empty="No commissions due."
        rows={rowsOf(payees, (payee) => ({
          ...nameOf(payee, hrefOfPayee),
          amount: <MoneyText amount={payee.commission_due} currency={currencyOf(currency, payee)} />,
          ...(onPayNow !== null && {
            action: <Button label="Pay Now" size="small" onClick={() => onPayNow(payee.id)} />,
          }),
        }))}
      />
    </Card>
  );
}

/** The vendors with the highest earnings, paid or not. */
export function TopEarnersCard({ payees, currency, hrefOfPayee }: PayeesProps) {
  return (
    <Card title="Top earners">
      <CardRows
        label="Top earners"
        empty="No vendor has earned anything yet."
        rows={rowsOf(payees, (payee) => ({
          ...nameOf(payee, hrefOfPayee),
          amount: <MoneyText amount={payee.commission_earned} currency={currencyOf(currency, payee)} />,
        }))}
      />
    </Card>
  );
}

type PayoutsProps = {
  payouts: Loadable<readonly PaidPayee[]>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
};

/** The latest payouts. */
export function RecentPayoutsCard(props: PayoutsProps) {
  const { payouts, currency, timeZone, hrefOfPayout, hrefOfPayouts } = props;
  return (
    <Card title="Recent Payouts" actions={<Link href={hrefOfPayouts} label="All payouts" />}>
      <CardRows
        label="Recent payouts"
        empty="Nothing has been paid yet."
        rows={rowsOf(payouts, (payout) => ({
          id: payout.id,
          name: payout.name,
          href: hrefOfPayout(payout.id),
          detail: (
            <span>
              Invoice #<span>{payout.invoice_number}</span> ·{' '}
              <DateTimeText instant={payout.created_date} timeZone={timeZone} /> {standingBadge(payout)}
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

function rowsOf<Item>(
  items: Loadable<readonly Item[]>,
  rowOf: (item: Item) => CardRow,
): Loadable<readonly CardRow[]> {
  return items.is === 'ready' ? { is: 'ready', value: items.value.map(rowOf) } : items;
}

function nameOf(
  { id, name, contact_name: contact = '' }: RankedPayee,
  hrefOfPayee: (payeeId: number) => string,
): Pick<CardRow, 'id' | 'name' | 'href' | 'detail'> {
  const detail = contact === '' || contact === name ? {} : { detail: contact };
  return { id, name, href: hrefOfPayee(id), ...detail };
}
