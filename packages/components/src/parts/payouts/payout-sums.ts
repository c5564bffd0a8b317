import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, moneyToWire, sumMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Sum } from '../lists/ListTotal.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';

const texts = defineTexts('PayoutSums', {
  notPaidOrReturned: 'Unpaid or returned',
});

/** The totals of a list of payouts, one for each currency that vendors have. Decimal strings. */
export type PayoutsTotal = {
  vendor_currency: CurrencyCode | null;
  amount: string;
  unpaid_amount: string;
};

/** The total of a list of payouts, and the amounts that are not in it, by the currency that each is written in. */
export function payoutSums(
  totals: readonly PayoutsTotal[],
  currency: ShopCurrency,
): { sums: Sum[]; left: { label: string; sums: Sum[] } } {
  const shownIn = ({ vendor_currency: own }: PayoutsTotal) => currencyOf(currency, { currency: own });
  const sumsOf = (amountOf: (total: PayoutsTotal) => string): Sum[] =>
    [...Map.groupBy(totals, shownIn)].map(([shown, some]) => ({
      currency: shown,
      amount: moneyToWire(
        sumMoney(some.map((total) => moneyFromWire(amountOf(total), currency.books))),
        currency.books,
      ),
    }));
  const left = sumsOf((total) => total.unpaid_amount).filter(({ amount }) => Number(amount) !== 0);
  return { sums: sumsOf((total) => total.amount), left: { label: texts.notPaidOrReturned, sums: left } };
}
