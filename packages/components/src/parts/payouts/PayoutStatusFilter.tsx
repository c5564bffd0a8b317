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
  all: 'All',
});

/** The filters of lists of payouts: days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type PayoutDaysQuery = ListQuery & { from: string; to: string };

export type PayoutsQuery = PayoutDaysQuery & { status: PayoutFilter | 'all' };

type PayoutsStatus = PayoutsQuery['status'];

type Props = {
  value: PayoutsStatus;
  onSelect: (value: PayoutsStatus) => void;
  /** False for vendors, who see no payout of the provider's test system. */
  hasTests: boolean;
};

/** A filter of payouts by status, in the words of their badges. Lines are filtered by a PaidFilter. */
export function PayoutStatusFilter({ value, onSelect, hasTests }: Props) {
  const shown = payoutFilters.filter((filter) => hasTests || filter !== 'test');
  return (
    <FilterSelect
      label={texts.status}
      options={[
        { value: 'all', label: texts.all },
        ...shown.map((filter) => ({ value: filter, label: payoutFilterText(filter) })),
      ]}
      value={value}
      onSelect={(chosen) => onSelect(payoutFilters.find((filter) => filter === chosen) ?? 'all')}
    />
  );
}
