import { defineTexts } from '@consignment/domain/text/texts';
import { isSortable, type DataColumn, type Sort } from '../data-table.ts';
import * as styles from './DataTableStackedControls.css.ts';
import { ChooseAll } from './ChooseAll.tsx';
import type { TableChoice } from './ChooseAll.tsx';
import { SortChooser } from './SortChooser.tsx';

const texts = defineTexts('DataTableStackedControls', {
  orderAndSelection: '{label}: sorting and selection',
  selectAll: 'Select all rows',
});

type Props<Row> = {
  label: string;
  columns: readonly Pick<DataColumn<Row>, 'header' | 'sortKey'>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  choice: TableChoice | undefined;
  /** On a phone the order is chosen elsewhere. */
  isSortedAbove: boolean;
};

/**
 * The controls of the head of a DataTable, for the stacked view that has no head. DataTable draws it; nothing else
 * should.
 */
export function DataTableStackedControls<Row>(props: Props<Row>) {
  const { label, columns, sort, onSort, choice, isSortedAbove } = props;
  const canSort = isSortable(columns);
  if (!choice && !canSort) return null;
  return (
    <div
      role="group"
      aria-label={texts.orderAndSelection({ label })}
      className={`${styles.stackedControls} ${!choice && isSortedAbove ? styles.notOnPhone : ''}`}
    >
      {choice && (
        <label className={styles.selectAll}>
          <ChooseAll choice={choice} label={undefined} />
          <span>{texts.selectAll}</span>
        </label>
      )}
      {canSort && (
        <div className={isSortedAbove ? styles.notOnPhone : undefined}>
          <SortChooser columns={columns} sort={sort} onSort={onSort} />
        </div>
      )}
    </div>
  );
}
