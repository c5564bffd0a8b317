import type { CurrencyCode } from '@consignment/domain/money/currency';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { choiceOf, stepAt, type RuleForm } from './rule-form.ts';
import * as styles from './rules.css.ts';

type Props = {
  /** As it is filled in. */
  form: Pick<RuleForm, 'place' | 'steps'>;
  /** The number of the step, from 0. */
  at: number;
  /** In which amounts are counted. */
  books: CurrencyCode;
};

/** One value of a rule: a percentage, an amount, the cost or nothing. */
export function RuleStepValue({ form, at, books }: Props) {
  const step = stepAt(form, at);
  const isFlat = choiceOf(form.place).place === 'flat';
  return (
    <>
      {step.kind === 'percent' && (
        <div className={styles.part}>
          <PercentField name={`steps.${at}.percent`} label="Percentage" />
        </div>
      )}
      {step.kind === 'unit_amount' && (
        <div className={styles.part}>
          <MoneyField name={`steps.${at}.amount`} label="Amount a unit" currency={signOf(books)} />
        </div>
      )}
      <div className={styles.part}>
        <Select name={`steps.${at}.kind`} label="Value" options={isFlat ? flatKinds : kinds} />
      </div>
    </>
  );
}

const kinds = [
  { value: 'percent', label: 'Percentage' },
  { value: 'unit_amount', label: 'Amount a unit' },
  { value: 'cost', label: 'Cost per item' },
  { value: 'none', label: 'No rule: the next place decides' },
];

// A flat rate pays the cost, or has nothing of its own.
const flatKinds = kinds.filter(({ value }) => value === 'cost' || value === 'none');
