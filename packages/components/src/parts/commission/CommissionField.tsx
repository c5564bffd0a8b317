import { figureTyped, unitTyped } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { signOf } from '../money/shop-currency.ts';
import { useForm } from '../../primitives/forms/form-context.ts';
import { SegmentedControl } from '../../primitives/fields/SegmentedControl.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

const texts = defineTexts('CommissionField', {
  unit: 'Unit',
  percentage: 'Percentage',
  amountIn: 'Amount in {currency}',
});

type Props = {
  /** The field of the figure. The form has a field `unit` beside it, a CommissionUnit. */
  name: string;
  label: string;
  hint: string;
  isOptional?: boolean;
  /** Of the shop's books. */
  currency: CurrencyCode;
};

/**
 * A commission as a percentage or an amount, with the switch that says which. A typed sign chooses the unit. A
 * commission that can only be one of them is a PercentField or a MoneyField.
 */
export function CommissionField({ currency, ...props }: Props) {
  const form = useForm();
  const withoutSign = () => {
    const typed = form?.valueOf(props.name);
    if (typeof typed === 'string' && unitTyped(typed, currency) !== null)
      form?.setValue(props.name, figureTyped(typed, currency));
  };
  return (
    <>
      <TextField
        {...props}
        autoComplete="off"
        onChange={(typed) => {
          const unit = unitTyped(typed, currency);
          if (unit !== null) form?.setValue('unit', unit);
        }}
      />
      <SegmentedControl
        name="unit"
        label={texts.unit}
        choices={[
          { value: 'percent', text: '%', name: texts.percentage },
          { value: 'amount', text: signOf(currency), name: texts.amountIn({ currency }) },
        ]}
        onChange={withoutSign}
      />
    </>
  );
}
