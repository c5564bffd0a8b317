import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import * as styles from './LinePrice.css.ts';
import { MoneyText } from './MoneyText.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('LinePrice', {
  discount: '{amount} discount',
});

type Props = {
  /** `price` is of one unit before any discount; `allocated_discount` is of the whole line. */
  line: { price?: string; quantity: number; allocated_discount?: string };
  currency: CurrencyCode;
};

/**
 * The buyer's price for a line: the price, the quantity, and the discount. A single amount is a MoneyText.
 */
export function LinePrice({ line, currency }: Props) {
  const { price, quantity, allocated_discount: discount } = line;
  const hasDiscount = discount !== undefined && Number(discount) !== 0;
  const money = <MoneyText amount={price} currency={currency} />;
  if (quantity === 1 && !hasDiscount) return money;
  const figures = (
    <span className={styles.figures}>
      {money}
      {quantity !== 1 && <span>{` × ${formatCount(quantity)}`}</span>}
    </span>
  );
  if (!hasDiscount) return figures;
  return (
    <span className={styles.frame}>
      {figures}
      <span className={styles.detail}>
        <TextWithElements
          text={texts.discount}
          elements={{ amount: <MoneyText amount={`-${discount}`} currency={currency} /> }}
        />
      </span>
    </span>
  );
}
