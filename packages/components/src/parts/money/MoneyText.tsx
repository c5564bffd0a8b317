import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import * as styles from './MoneyText.css.ts';

type Props = {
  /** A decimal string as the API sends it; null or left out where there is none, which reads 'N/A'. */
  amount: string | null | undefined;
  currency: CurrencyCode;
};

/**
 * An amount, written in en-US style (spec foundations §1) on one line and from left to right in any language. Where
 * a person types an amount use MoneyField.
 */
export function MoneyText({ amount, currency }: Props) {
  return (
    <span dir="ltr" translate="no" className={styles.money}>
      {amount === null || amount === undefined ? 'N/A' : formatDecimal(amount, currency)}
    </span>
  );
}
