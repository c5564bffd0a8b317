import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../primitives/layout/Card.tsx';
import { CardRows } from '../lists/CardRows.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { cardRowsOf, payeeRow, type RankedPayee } from './dashboard-rows.ts';

const texts = defineTexts('TopEarnersCard', {
  topEarners: 'Top earners',
  empty: 'No vendors have earned anything yet.',
});

type Props = {
  payees: Loadable<readonly RankedPayee[]>;
  currency: ShopCurrency;
  hrefOfPayee: (payeeId: number) => string;
};

/** The vendors with the highest earnings, paid or not. Those to pay next are a DueCard. */
export function TopEarnersCard({ payees, currency, hrefOfPayee }: Props) {
  return (
    <Card title={texts.topEarners}>
      <CardRows
        label={texts.topEarners}
        empty={texts.empty}
        rows={cardRowsOf(payees, (payee) => ({
          ...payeeRow(payee, hrefOfPayee),
          amount: <MoneyText amount={payee.commission_earned} currency={currencyOf(currency, payee)} />,
        }))}
      />
    </Card>
  );
}
