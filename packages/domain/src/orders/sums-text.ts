import type { SumsCause } from './cross-foot.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney } from '../money/money.ts';

/** In a sentence, by how much an order's own sums differ, and the likely cause. `by` is in minor units. */
export function sumsText(
  { by, cause }: { readonly by: number; readonly cause: SumsCause },
  currency: CurrencyCode,
): string {
  const money = formatMoney(Math.abs(by), currency);
  if (cause === 'total_differs')
    return by < 0
      ? `Its total is ${money} more than its parts: it seems to have a charge that is not stated.`
      : `Its total is ${money} less than its parts: it may have a discount on shipping, or one that is not stated.`;
  return `Its items come to ${money} ${by < 0 ? 'less' : 'more'} than its sums say: ${likely[cause]}.`;
}

const likely: Readonly<Record<Exclude<SumsCause, 'total_differs'>, string>> = {
  rows_missing: 'rows of it seem to be missing',
  rows_twice: 'a row of it seems to be there twice',
  price_edited: 'a price or quantity seems to have been edited',
};
