import { defineTexts } from '@consignment/domain/text/texts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';

const texts = defineTexts('PaidFilter', {
  paymentStatus: 'Payment status',
});

export type Paid = 'all' | 'paid' | 'unpaid';

const options: readonly { value: Paid; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'unpaid', label: 'Unpaid' },
  { value: 'paid', label: 'Paid' },
];

/**
 * Lines that were paid, those that were not, or both (spec foundations §2). Other ways to narrow a list are a
 * FilterSelect of their own.
 */
export function PaidFilter({ value, onSelect }: { value: Paid; onSelect: (value: Paid) => void }) {
  return (
    <FilterSelect
      label={texts.paymentStatus}
      options={options}
      value={value}
      onSelect={(chosen) => onSelect(options.find((option) => option.value === chosen)?.value ?? 'all')}
    />
  );
}
