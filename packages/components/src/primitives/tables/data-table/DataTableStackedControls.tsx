import { defineTexts } from '@consignment/domain/text/texts';
import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import { useMemo } from 'react';
import type { DataColumn, Sort } from '../data-table.ts';
import * as styles from './DataTableStackedControls.css.ts';
import { ChooseAll } from './ChooseAll.tsx';
import type { TableChoice } from './ChooseAll.tsx';
import { FilterSelect } from '../../filters/FilterSelect.tsx';
import { IconButton } from '../../actions/IconButton.tsx';

const texts = defineTexts('DataTableStackedControls', {
  sortBy: 'Sort by',
  choose: 'Choose…',
  sortDescending: 'Sort descending',
  sortAscending: 'Sort ascending',
  orderAndSelection: '{label}: order and selection',
});

type Props<Row> = {
  label: string;
  columns: readonly Pick<DataColumn<Row>, 'header' | 'sortKey'>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  choice: TableChoice | undefined;
};

/**
 * The controls of the head of a DataTable, for the stacked view that has no head. DataTable draws it; nothing else
 * should.
 */
export function DataTableStackedControls<Row>({ label, columns, sort, onSort, choice }: Props<Row>) {
  const { key, direction } = sort ?? none;
  // The same element again when only the selection changes, which React then leaves as it is.
  const chooser = useMemo(() => {
    const orders = columns.flatMap(({ header, sortKey }) =>
      sortKey === undefined ? [] : [{ value: sortKey, label: header }],
    );
    if (orders.length === 0) return null;
    return (
      <div className={styles.sortChooser}>
        <FilterSelect
          label={texts.sortBy}
          value={key ?? ''}
          onSelect={onSort}
          options={key === null ? [{ value: '', label: texts.choose }, ...orders] : orders}
        />
        {key !== null && (
          <IconButton
            icon={ArrowDownUp}
            tone="secondary"
            label={direction === 'ascending' ? texts.sortDescending : texts.sortAscending}
            onClick={() => onSort(key)}
          />
        )}
      </div>
    );
  }, [columns, key, direction, onSort]);
  if (!choice && chooser === null) return null;
  return (
    <div role="group" aria-label={texts.orderAndSelection({ label })} className={styles.stackedControls}>
      {choice && (
        <label className={styles.selectAll}>
          <ChooseAll choice={choice} label={undefined} />
          Select all rows
        </label>
      )}
      {chooser}
    </div>
  );
}

const none = { key: null, direction: null };
