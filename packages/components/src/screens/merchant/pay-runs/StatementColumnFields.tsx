import { useState } from 'react';
import { Select } from '../../../primitives/fields/Select.tsx';
import { dateForms, decimals } from '../bank-csv-choices.ts';
import { guessedColumns, type StatementHead } from './statement-columns.ts';
import * as styles from './StatementColumnFields.css.ts';

type Props = { head: StatementHead };

/** Which column of a statement as CSV is which. The fields of a Form with a `ColumnsDraft`. */
export function StatementColumnFields({ head }: Props) {
  const [amounts, setAmounts] = useState(guessedColumns(head).amounts);
  const options = head.titles.map((title, at) => ({
    value: String(at + 1),
    label: title === '' ? `Column ${at + 1}` : title,
  }));
  const column = { options, placeholder: 'Choose a column' };
  return (
    <div className={styles.fields}>
      <Select name="day" label="Date column" {...column} />
      <Select name="date" label="Dates are written as" options={dateForms} placeholder="Choose one" />
      <Select name="amounts" label="Amounts" options={kindsOfAmounts} onChange={setAmounts} />
      {amounts === 'two' ? (
        <>
          <Select name="out" label="Money out column" {...column} />
          <Select name="in" label="Money in column" {...column} />
        </>
      ) : (
        <Select
          name="amount"
          label="Amount column"
          hint="Money that left your account is below zero."
          {...column}
        />
      )}
      <Select name="decimal" label="Decimal sign" options={decimals} />
      <Select name="reference" label="Reference column" options={options} placeholder="None" isOptional />
      <Select
        name="text"
        label="Description column"
        hint="Payment references are looked for here too."
        options={options}
        placeholder="None"
        isOptional
      />
    </div>
  );
}

const kindsOfAmounts = [
  { value: 'one', label: 'In one column' },
  { value: 'two', label: 'In two columns, money out and money in' },
];
