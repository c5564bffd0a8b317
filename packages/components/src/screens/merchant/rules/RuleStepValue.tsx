import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { Select } from '../../../primitives/fields/Select.tsx';
import { choiceOf, stepAt, type RuleForm } from './rule-form.ts';
import * as styles from './rules.css.ts';

const texts = defineTexts('RuleStepValue', {
  value: 'Value',
  percent: 'Percentage',
  unit_amount: 'Amount per unit',
  cost: 'Cost per item',
  none: 'No rule: the next rule applies',
});

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
          <PercentField name={`steps.${at}.percent`} label={texts.percent} />
        </div>
      )}
      {step.kind === 'unit_amount' && (
        <div className={styles.part}>
          <MoneyField name={`steps.${at}.amount`} label={texts.unit_amount} currency={signOf(books)} />
        </div>
      )}
      <div className={styles.part}>
        <Select
          name={`steps.${at}.kind`}
          label={texts.value}
          options={(isFlat ? flatKinds : kinds).map((kind) => ({ value: kind, label: texts[kind] }))}
        />
      </div>
    </>
  );
}

const kinds = ['percent', 'unit_amount', 'cost', 'none'] as const;

// A flat rate pays the cost, or has no value.
const flatKinds = ['cost', 'none'] as const;
