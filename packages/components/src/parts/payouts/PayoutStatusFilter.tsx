import type { ListQuery } from '@consignment/domain/text/list-query';
import {
  payoutFilters,
  payoutFilterText,
  type PayoutFilter,
} from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';

const texts = defineTexts('PayoutStatusFilter', {
  status: 'Status',
});

/** The filters of lists of payouts: days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type PayoutDaysQuery = ListQuery & { from: string; to: string };

export type PayoutsQuery = PayoutDaysQuery & { status: PayoutFilter | 'all' };

type PayoutsStatus = PayoutsQuery['status'];

const options: readonly { value: PayoutsStatus; label: string }[] = [
  { value: 'all', label: 'All' },
  ...payoutFilters.map((value) => ({ value, label: payoutFilterText(value) })),
];

const optionsOfVendors = options.filter((option) => option.value !== 'test');

type Props = {
  value: PayoutsStatus;
  onSelect: (value: PayoutsStatus) => void;
  /** False for vendors, who see no payout of the provider's test system. */
  hasTests: boolean;
};

/** A filter of payouts by status, in the words of their badges. Lines are filtered by a PaidFilter. */
export function PayoutStatusFilter({ value, onSelect, hasTests }: Props) {
  return (
    <FilterSelect
      label={texts.status}
      options={hasTests ? options : optionsOfVendors}
      value={value}
      onSelect={(chosen) => onSelect(options.find((option) => option.value === chosen)?.value ?? 'all')}
    />
  );
}
