import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { useForm } from '../../../primitives/forms/form-context.ts';
import { mostSteps, type RuleForm } from './rule-form.ts';
import * as styles from './rules.css.ts';
import { RuleValueFields } from './RuleValueFields.tsx';

const texts = defineTexts('RuleMore', {
  more: 'More',
  lastDay: 'Last day',
});

type Props = {
  /** As it is filled in. */
  form: RuleForm;
  /** In which amounts are counted. */
  books: CurrencyCode;
  asksDays: boolean;
};

/** The part of a rule that its sentence leaves out. It is open for a rule that has some of it, and for a fault in it. */
export function RuleMore({ form, books, asksDays }: Props) {
  const [isOpen, setIsOpen] = useState(form.measure !== 'one' || form.bounds !== 'none');
  const context = useForm();
  const hasFault = namesIn(form).some((name) => (context?.errorOf(name) ?? null) !== null);
  return (
    <details open={isOpen || hasFault} onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary className={styles.moreTitle}>{texts.more}</summary>
      <div className={styles.more}>
        <RuleValueFields form={form} books={books} />
        {asksDays && <DateField name="until_day" label={texts.lastDay} isOptional />}
      </div>
    </details>
  );
}

/** The fields that are in it. */
function namesIn({ measure }: RuleForm): string[] {
  const steps = Array.from({ length: measure === 'one' ? 0 : mostSteps }, (_, at) =>
    ['limit', 'kind', 'percent', 'amount'].map((field) => `steps.${at}.${field}`),
  );
  return ['until_day', 'bounds', 'floor', 'cap', ...steps.flat()];
}
