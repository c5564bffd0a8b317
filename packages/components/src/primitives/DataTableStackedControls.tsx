import ArrowDownUp from 'lucide-react/icons/arrow-down-up';
import type { DataColumn, Sort } from './data-table.ts';
import * as styles from './DataTable.css.ts';
import { ChooseAll } from './DataTableHead.tsx';
import type { TableChoice } from './DataTableHead.tsx';
import { FilterSelect } from './FilterSelect.tsx';
import { IconButton } from './IconButton.tsx';

type Props<Row> = {
  label: string;
  columns: readonly Pick<DataColumn<Row>, 'header' | 'sortKey'>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  choice: TableChoice | undefined;
};

/**
 * What the head of a DataTable offers, for the stacked view that has no head. DataTable draws it; nothing else
 * should.
 */
export function DataTableStackedControls<Row>({ label, columns, sort, onSort, choice }: Props<Row>) {
  const orders = columns.flatMap(({ header, sortKey }) =>
    sortKey === undefined ? [] : [{ value: sortKey, label: header }],
  );
  if (!choice && orders.length === 0) return null;
  return (
    <div role="group" aria-label={`${label}: order and selection`} className={styles.stackedControls}>
      {choice && (
        <label className={styles.selectAll}>
          <ChooseAll choice={choice} label={undefined} />
          Select all rows
        </label>
      )}
      {orders.length > 0 && (
        <div className={styles.sortChooser}>
          <FilterSelect
            label="Sort by"
            value={sort?.key ?? ''}
            onSelect={onSort}
            options={sort === null ? [{ value: '', label: 'Choose…' }, ...orders] : orders}
          />
          {sort !== null && (
            <IconButton
              icon={ArrowDownUp}
              tone="secondary"
              label={sort.direction === 'ascending' ? 'Sort descending' : 'Sort ascending'}
              onClick={() => onSort(sort.key)}
            />
          )}
        </div>
      )}
    </div>
  );
}
