import type { SumsCause } from './cross-foot.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('SumsText', {
  itemsLess: 'The order’s items come to {amount} less than its totals say: {likely}.',
  itemsMore: 'The order’s items come to {amount} more than its totals say: {likely}.',
  totalLess:
    'The order’s total is {amount} less than its parts: the order may have a discount on shipping, or a discount that is not shown.',
  totalMore:
    'The order’s total is {amount} more than its parts: the order seems to include a charge that is not shown.',
});

const likely = defineTexts('LikelySumsText', {
  price_edited: 'a price or quantity seems to have been edited',
  rows_missing: 'some of the order’s rows seem to be missing',
  rows_twice: 'one of the order’s rows seems to appear twice',
} satisfies Record<Exclude<SumsCause, 'total_differs'>, string>);

/** In a sentence, by how much an order's own sums differ, and the likely cause. `by` is in minor units. */
export function sumsText(
  { by, cause }: { readonly by: number; readonly cause: SumsCause },
  currency: CurrencyCode,
): string {
  const amount = formatMoney(Math.abs(by), currency);
  if (cause === 'total_differs') return by < 0 ? texts.totalMore({ amount }) : texts.totalLess({ amount });
  const items = by < 0 ? texts.itemsLess : texts.itemsMore;
  return items({ amount, likely: likely[cause] });
}
