import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { MoneyText } from '../money/MoneyText.tsx';

type Props = {
  /** Decimal strings of the books. */
  before: string;
  after: string;
  books: CurrencyCode;
  /** In which the amount is written. */
  written: CurrencyCode;
};

/** The difference between two amounts, with its sign. An amount alone is a MoneyText. */
export function MoneyChange({ before, after, books, written }: Props) {
  const minor = moneyFromWire(after, books) - moneyFromWire(before, books);
  return (
    <span dir="ltr" translate="no">
      {minor > 0 && <span>+</span>}
      <MoneyText amount={moneyToWire(minor, books)} currency={written} />
    </span>
  );
}
