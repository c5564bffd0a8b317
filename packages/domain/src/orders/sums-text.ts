import type { SumsCause } from './cross-foot.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('SumsText', {
  itemsLess: 'Its items come to {amount} less than its sums say: {likely}.',
  itemsMore: 'Its items come to {amount} more than its sums say: {likely}.',
  totalLess:
    'Its total is {amount} less than its parts: it may have a discount on shipping, or one that is not stated.',
  totalMore: 'Its total is {amount} more than its parts: it seems to have a charge that is not stated.',
});

const likely = defineTexts('LikelySumsText', {
  price_edited: 'a price or quantity seems to have been edited',
  rows_missing: 'rows of it seem to be missing',
  rows_twice: 'a row of it seems to be there twice',
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
