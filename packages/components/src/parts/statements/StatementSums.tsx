import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { MoneyText } from '../money/MoneyText.tsx';
import type { ShownSums } from './statement.ts';
import * as styles from './StatementSums.css.ts';

const texts = defineTexts('StatementSums', {
  openingBalance: 'Opening balance',
  closingBalance: 'Closing balance',
  earned: 'Earned',
  adjustments: 'Adjustments',
  custom_items: 'Custom items',
  additional_pay: 'Additional pay',
  payouts: 'Payouts',
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
        .filter((of) => Number(sums[of]) !== 0)
        .map((of) => (
          <div key={of} className={styles.row}>
            <dt className={styles.between}>{texts[of]}</dt>
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
  'earned',
  'adjustments',
  'custom_items',
  'additional_pay',
  'payouts',
] as const satisfies readonly (keyof ShownSums)[];
