import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';

type Props = Omit<InputProps, 'autoComplete'> & {
  /** Shown after the figure, such as `days`, and read as part of the field's description. */
  unit?: string;
};

/**
 * A whole number as text. `type="number"` is avoided: it changes its value on scrolling and hides bad input. Amounts
 * belong in MoneyField, rates in PercentField.
 */
export function NumberField({ unit, ...props }: Props) {
  return (
    <InputField {...props} type="text" inputMode="numeric" content="figure" autoComplete="off" after={unit} />
  );
}
