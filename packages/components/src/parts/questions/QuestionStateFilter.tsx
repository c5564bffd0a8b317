import { defineTexts } from '@consignment/domain/text/texts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import type { Reader } from './question-state.ts';

const texts = defineTexts('QuestionStateFilter', {
  state: 'State',
  all: 'All',
  open: 'To answer',
  withShop: 'With the shop',
  overdue: 'Overdue',
  answered: 'Answered',
  settled: 'Settled',
  closed: 'Closed',
});

export type QuestionFilter = 'all' | 'open' | 'overdue' | 'answered' | 'settled' | 'closed';

const filtersOf: Record<Reader, readonly QuestionFilter[]> = {
  shop: ['all', 'open', 'overdue', 'answered', 'settled', 'closed'],
  asker: ['all', 'open', 'answered', 'settled', 'closed'],
};

type Props = { value: QuestionFilter; onSelect: (value: QuestionFilter) => void; reader: Reader };

/** Narrows a list of questions to one state. Its words are those of QuestionStateBadge. */
export function QuestionStateFilter({ value, onSelect, reader }: Props) {
  const filters = filtersOf[reader];
  return (
    <FilterSelect
      label={texts.state}
      options={filters.map((filter) => ({ value: filter, label: texts[wordOf(filter, reader)] }))}
      value={value}
      onSelect={(chosen) => onSelect(filters.find((filter) => filter === chosen) ?? 'all')}
    />
  );
}

/** An open question waits for the shop. */
function wordOf(filter: QuestionFilter, reader: Reader) {
  return filter === 'open' && reader === 'asker' ? 'withShop' : filter;
}
