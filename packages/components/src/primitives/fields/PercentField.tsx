import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';

/**
 * A rate in per cent as it is written, a string: `30` or `12.5`, without the sign. An amount belongs in MoneyField.
 */
export function PercentField(props: Omit<InputProps, 'defaultValue' | 'autoComplete'>) {
  return (
    <InputField {...props} type="text" inputMode="decimal" content="figure" autoComplete="off" after="%" />
  );
}
