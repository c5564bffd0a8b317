import { defineTexts } from '@consignment/domain/text/texts';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import type { Reader } from './question-state.ts';

const texts = defineTexts('QuestionStateFilter', {
  state: 'State',
});

export type QuestionFilter = 'all' | 'open' | 'overdue' | 'answered' | 'settled' | 'closed';

const optionsOf: Record<Reader, readonly { value: QuestionFilter; label: string }[]> = {
  shop: [
    { value: 'all', label: 'All' },
    { value: 'open', label: 'To answer' },
    { value: 'overdue', label: 'Overdue' },
    { value: 'answered', label: 'Answered' },
    { value: 'settled', label: 'Settled' },
    { value: 'closed', label: 'Closed' },
  ],
  asker: [
    { value: 'all', label: 'All' },
    { value: 'open', label: 'With the shop' },
    { value: 'answered', label: 'Answered' },
    { value: 'settled', label: 'Settled' },
    { value: 'closed', label: 'Closed' },
  ],
};

type Props = { value: QuestionFilter; onSelect: (value: QuestionFilter) => void; reader: Reader };

/** Narrows a list of questions to one state. Its words are those of QuestionStateBadge. */
export function QuestionStateFilter({ value, onSelect, reader }: Props) {
  const options = optionsOf[reader];
  return (
    <FilterSelect
      label={texts.state}
      options={options}
      value={value}
      onSelect={(chosen) => onSelect(options.find((option) => option.value === chosen)?.value ?? 'all')}
    />
  );
}
