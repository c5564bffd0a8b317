import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { StatTile } from '../../primitives/text/StatTiles.tsx';
import { MoneyText } from '../money/MoneyText.tsx';

const texts = defineTexts('DueTile', {
  owedBack: '{owedBack} owed back',
});

/** The sum due to several vendors. The money that some owe back does not reduce it, and is shown below it. */
export function dueTile(
  label: string,
  { due, owedBack }: { due: string; owedBack: string },
  currency: CurrencyCode,
): StatTile {
  return {
    label,
    value: <MoneyText amount={due} currency={currency} />,
    ...(Number(owedBack) > 0 && { detail: texts.owedBack({ owedBack: formatDecimal(owedBack, currency) }) }),
  };
}
