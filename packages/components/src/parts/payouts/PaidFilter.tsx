import { defineTexts } from '@consignment/domain/text/texts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';

const texts = defineTexts('PaidFilter', {
  paymentStatus: 'Payment status',
  all: 'All',
  unpaid: 'Unpaid',
  paid: 'Paid',
});

export type Paid = 'all' | 'paid' | 'unpaid';

const choices = ['all', 'unpaid', 'paid'] as const satisfies readonly Paid[];

/**
 * Lines that were paid, those that were not, or both (spec foundations §2). Other ways to narrow a list are a
 * FilterSelect of their own.
 */
export function PaidFilter({ value, onSelect }: { value: Paid; onSelect: (value: Paid) => void }) {
  return (
    <FilterSelect
      label={texts.paymentStatus}
      options={choices.map((choice) => ({ value: choice, label: texts[choice] }))}
      value={value}
      onSelect={(chosen) => onSelect(choices.find((choice) => choice === chosen) ?? 'all')}
    />
  );
}
