import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';

type Props = Omit<InputProps, 'autoComplete' | 'placeholder'> & {
  /** First and last day that can be chosen, as `YYYY-MM-DD`. */
  min?: string;
  max?: string;
};

/**
 * A calendar day as `YYYY-MM-DD`, or the empty string. The browser's own picker speaks the reader's language. Two of
 * them that limit a list are a DateRangePanel.
 */
export function DateField(props: Props) {
  return <InputField {...props} type="date" content="figure" />;
}
