import { defineTexts } from '@consignment/domain/text/texts';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import ChevronsUpDown from 'lucide-react/icons/chevrons-up-down';
import { useMemo } from 'react';
import { ChooseAll, type TableChoice } from './ChooseAll.tsx';
import { withEdges } from './data-table-edges.ts';
import type { DataColumn, Sort } from '../data-table.ts';
import * as styles from '../DataTable.css.ts';
import { check, checkCell } from './DataTableEdges.css.ts';
import { pinnedHead } from './DataTablePins.css.ts';

const texts = defineTexts('DataTableHead', {
  selectAllRows: 'Select all rows',
});

type Props<Row> = {
  columns: readonly Pick<DataColumn<Row>, 'id' | 'header' | 'align' | 'width' | 'pin' | 'sortKey'>[];
  sort: Sort | null;
  onSort: (key: string) => void;
  choice: TableChoice | undefined;
};

/**
 * The head of a DataTable: names, order (`aria-sort` and a button, APG sortable table) and the box for all rows.
 * DataTable draws it; nothing else should.
 */
export function DataTableHead<Row>({ columns, sort, onSort, choice }: Props<Row>) {
  const { key, direction } = sort ?? none;
  const hasChoice = choice !== undefined;
  // The same elements again when only the selection changes, which React then leaves as they are.
  const names = useMemo(
    () =>
      columns.map((column, index) => {
        const place = { index, count: columns.length, hasBox: hasChoice };
        return nameOf(column, place, column.sortKey === key ? direction : null, onSort);
      }),
    [columns, hasChoice, key, direction, onSort],
  );
  return (
    <thead role="rowgroup" className={styles.head}>
      <tr role="row">
        {choice && (
          <th role="columnheader" scope="col" className={`${styles.headCell()} ${checkCell}`}>
            <label className={check}>
              <ChooseAll choice={choice} label={texts.selectAllRows} />
            </label>
          </th>
        )}
        {names}
      </tr>
    </thead>
  );
}

const none = { key: null, direction: null };

function nameOf<Row>(
  column: Props<Row>['columns'][number],
  place: Parameters<typeof withEdges>[1],
  direction: Sort['direction'] | null,
  onSort: (key: string) => void,
) {
  const { id, header, sortKey, align = 'start', width = 'auto', pin } = column;
  const look = styles.headCell({ align, width });
  return (
    <th
      key={id}
      role="columnheader"
      scope="col"
      aria-sort={direction ?? undefined}
      className={withEdges(pin === undefined ? look : `${look} ${pinnedHead[pin]}`, place)}
    >
      {sortKey === undefined ? (
        header
      ) : (
        <button
          type="button"
          className={styles.sortButton({ isSorted: direction !== null, align })}
          onClick={() => onSort(sortKey)}
        >
          <span>{header}</span>
          <SortMark direction={direction} />
        </button>
      )}
    </th>
  );
}

function SortMark({ direction }: { direction: Sort['direction'] | null }) {
  const Drawing = direction === null ? ChevronsUpDown : marks[direction];
  return <Drawing aria-hidden className={styles.sortIcon({ isSorted: direction !== null })} />;
}

const marks = { ascending: ArrowUp, descending: ArrowDown } as const;
