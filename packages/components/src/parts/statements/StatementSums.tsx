import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { MoneyText } from '../money/MoneyText.tsx';
import type { ShownSums } from './statement.ts';
import * as styles from './StatementSums.css.ts';

const texts = defineTexts('StatementSums', {
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
});

type Props = {
  sums: ShownSums;
  currency: CurrencyCode;
};

/**
 * How a statement comes from its opening balance to its closing one; what adds nothing is left out. The sums of a whole
 * list are a ListTotal.
 */
export function StatementSums({ sums, currency }: Props) {
  return (
    <dl className={styles.sums}>
      <div className={styles.row}>
        <dt className={styles.term}>{texts.openingBalance}</dt>
        <dd className={styles.figure}>
          <MoneyText amount={sums.opening} currency={currency} />
        </dd>
      </div>
      {between
        .filter(({ of }) => Number(sums[of]) !== 0)
        .map(({ of, label }) => (
          <div key={of} className={styles.row}>
            <dt className={styles.between}>{label}</dt>
            <dd className={styles.figure}>
              <MoneyText amount={sums[of]} currency={currency} />
            </dd>
          </div>
        ))}
      <div className={styles.closing}>
        <dt className={styles.term}>{texts.closingBalance}</dt>
        <dd className={styles.figure}>
          <MoneyText amount={sums.closing} currency={currency} />
        </dd>
      </div>
    </dl>
  );
}

const between = [
  { of: 'earned', label: 'Earned' },
  { of: 'adjustments', label: 'Adjustments' },
  { of: 'custom_items', label: 'Custom items' },
  { of: 'additional_pay', label: 'Additional pay' },
  { of: 'payouts', label: 'Payouts' },
] as const satisfies readonly { of: keyof ShownSums; label: string }[];
