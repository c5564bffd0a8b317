import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { Link } from '../../primitives/navigation/Link.tsx';
import { CardRows } from '../lists/CardRows.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { cardRowsOf, payeeRow, type RankedPayee } from './dashboard-rows.ts';

const texts = defineTexts('DueCard', {
  title: 'Commissions Due',
  label: 'Commissions due',
  empty: 'No commissions due.',
  payNow: 'Pay Now',
});

/** Where the whole list is. */
export type AllOfThem = { label: string; href: string };

type Props = {
  payees: Loadable<readonly RankedPayee[]>;
  currency: ShopCurrency;
  hrefOfPayee: (payeeId: number) => string;
  all: AllOfThem;
  onPayNow: ((payeeId: number) => void) | null;
};

/** The vendors to pay next, the largest amount first (spec foundations §9). The vendors page lists all of them. */
export function DueCard({ payees, currency, hrefOfPayee, all, onPayNow }: Props) {
  return (
    <Card title={texts.title} actions={<Link {...all} />}>
      <CardRows
        label={texts.label}
        empty={texts.empty}
        rows={cardRowsOf(payees, (payee) => ({
          ...payeeRow(payee, hrefOfPayee),
          amount: <MoneyText amount={payee.commission_due} currency={currencyOf(currency, payee)} />,
          ...(onPayNow !== null && {
            action: <Button label={texts.payNow} size="small" onClick={() => onPayNow(payee.id)} />,
          }),
        }))}
      />
    </Card>
  );
}
