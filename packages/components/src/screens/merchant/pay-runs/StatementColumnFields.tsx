import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Select } from '../../../primitives/fields/Select.tsx';
import { dateForms, decimals } from '../bank-csv-choices.ts';
import { guessedColumns, type StatementHead } from './statement-columns.ts';
import * as styles from './StatementColumnFields.css.ts';

const texts = defineTexts('StatementColumnFields', {
  untitled: 'Column {number}',
  chooseColumn: 'Choose a column',
  dateColumn: 'Date column',
  dateForm: 'Date format',
  chooseOne: 'Choose one',
  amounts: 'Amounts',
  moneyOutColumn: 'Money out column',
  moneyInColumn: 'Money in column',
  amountColumn: 'Amount column',
  amountHint: 'Payments out of your account are negative amounts.',
  decimal: 'Decimal separator',
  referenceColumn: 'Reference column',
  none: 'None',
  descriptionColumn: 'Description column',
  textHint: 'We’ll look for payment references here too.',
  oneColumn: 'In one column',
  twoColumns: 'In two columns: money out and money in',
});

type Props = { head: StatementHead };

/** Which column of a statement as CSV is which. The fields of a Form with a `ColumnsDraft`. */
export function StatementColumnFields({ head }: Props) {
  const [amounts, setAmounts] = useState(guessedColumns(head).amounts);
  const options = head.titles.map((title, at) => ({
    value: String(at + 1),
    label: title === '' ? texts.untitled({ number: at + 1 }) : title,
  }));
  const kindsOfAmounts = [
    { value: 'one', label: texts.oneColumn },
    { value: 'two', label: texts.twoColumns },
  ];
  const column = { options, placeholder: texts.chooseColumn };
  return (
    <div className={styles.fields}>
      <Select name="day" label={texts.dateColumn} {...column} />
      <Select name="date" label={texts.dateForm} options={dateForms} placeholder={texts.chooseOne} />
      <Select name="amounts" label={texts.amounts} options={kindsOfAmounts} onChange={setAmounts} />
      {amounts === 'two' ? (
        <>
          <Select name="out" label={texts.moneyOutColumn} {...column} />
          <Select name="in" label={texts.moneyInColumn} {...column} />
        </>
      ) : (
        <Select name="amount" label={texts.amountColumn} hint={texts.amountHint} {...column} />
      )}
      <Select name="decimal" label={texts.decimal} options={decimals} />
      <Select
        name="reference"
        label={texts.referenceColumn}
        options={options}
        placeholder={texts.none}
        isOptional
      />
      <Select
        name="text"
        label={texts.descriptionColumn}
        hint={texts.textHint}
        options={options}
        placeholder={texts.none}
        isOptional
      />
    </div>
  );
}
