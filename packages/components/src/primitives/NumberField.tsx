import * as styles from './Field.css.ts';
import { InputField } from './Field.tsx';
import type { InputProps } from './Field.tsx';

type Props = Omit<InputProps, 'autoComplete'> & {
  /** A unit after the figure, such as `days`. */
  unit?: string;
};

/**
 * A whole number as text. `type="number"` is avoided: it changes its value on scrolling and hides bad input. Amounts
 * belong in MoneyField, rates in PercentField.
 */
export function NumberField({ unit, ...props }: Props) {
  return (
    <InputField
      {...props}
      type="text"
      inputMode="numeric"
      content="figure"
      autoComplete="off"
      after={unit && <span className={styles.affix}>{unit}</span>}
    />
  );
}
