import { defineTexts } from '@consignment/domain/text/texts';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import type { DataColumn, Sort } from '../data-table.ts';
import { FilterSelect } from '../../filters/FilterSelect.tsx';
import { IconButton } from '../../actions/IconButton.tsx';
import { Inline } from '../../layout/Inline.tsx';

const texts = defineTexts('SortChooser', {
  sortBy: 'Sort by',
  choose: 'Choose…',
  sortDescending: 'Sort descending',
  sortAscending: 'Sort ascending',
});

type Props<Row> = {
  /** Those with a `sortKey` are the choices. */
  columns: readonly Pick<DataColumn<Row>, 'header' | 'sortKey'>[];
  sort: Sort | null;
  onSort: (key: string) => void;
};

/**
 * The order of a table that has no head to press: above its stacked rows, or on a phone among the filters of its list. A
 * table with a head is sorted by the names of its columns.
 */
export function SortChooser<Row>({ columns, sort, onSort }: Props<Row>) {
  const orders = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined ? [] : [{ value: sortKey, label: header }],
  );
  return (
    <Inline space="xsmall" wrap={false}>
      <FilterSelect
        label={texts.sortBy}
        value={sort?.key ?? ''}
        onSelect={onSort}
        options={sort === null ? [{ value: '', label: texts.choose }, ...orders] : orders}
      />
      {sort !== null && (
        <IconButton
          icon={ArrowDownUp}
          tone="secondary"
          label={sort.direction === 'ascending' ? texts.sortDescending : texts.sortAscending}
          onClick={() => onSort(sort.key)}
        />
      )}
    </Inline>
  );
}
