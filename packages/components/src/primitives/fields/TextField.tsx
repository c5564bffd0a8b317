import { InputField } from './InputField.tsx';
import type { InputProps } from './InputField.tsx';

type Props = InputProps & { type?: 'text' | 'email' | 'tel' | 'url' };

/** One line of text. Longer text belongs in TextArea, amounts in MoneyField. */
export function TextField({ type = 'text', ...props }: Props) {
  return <InputField {...props} type={type} content="text" />;
}
