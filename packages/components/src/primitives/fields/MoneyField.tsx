import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';

type Props = Omit<InputProps, 'defaultValue' | 'autoComplete'> & {
  /** Shown before the amount, such as `$` or `CAD`, and read as part of the field's description. */
  currency: string;
};

/**
 * An amount as it is written, a string: parsing it into minor units is the domain's work. The input is uncontrolled
 * and its value is never in the markup. A rate belongs in PercentField; an amount that is only shown is a
 * MoneyText.
 */
export function MoneyField({ currency, ...props }: Props) {
  return (
    <InputField
      {...props}
      type="text"
      inputMode="decimal"
      content="figure"
      autoComplete="off"
      before={currency}
    />
  );
}
