import { defineTexts } from '@consignment/domain/text/texts';
import { tableFeatures, useTable } from '@tanstack/react-table';
import type { ColumnDef, RowData } from '@tanstack/react-table';
import { Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { withEdges } from './data-table/data-table-edges.ts';
import {
  isUnreadable,
  type DataColumn,
  type Selection,
  type Sort,
  type TableState,
  type TableWidth,
} from './data-table.ts';
import * as styles from './DataTable.css.ts';
import { fullCell, fullRow } from './data-table/DataTableEdges.css.ts';
import { DataTableHead } from './data-table/DataTableHead.tsx';
import { cellClasses, DataTableRow } from './data-table/DataTableRow.tsx';
import { UnreadableRow } from './data-table/UnreadableRow.tsx';
import { DataTableStackedControls } from './data-table/DataTableStackedControls.tsx';
import { EmptyState } from '../feedback/EmptyState.tsx';
import { FailedState } from '../feedback/FailedState.tsx';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { RowBoundary } from './data-table/RowBoundary.tsx';
import { useSteady } from '../feedback/use-steady.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('DataTable', {
  loading: 'Loading {label}…',
  notLoaded: 'This list could not be loaded.',
});

type Props<Row> = {
  /** Names the table and its scroller, such as `Vendors`. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  state: TableState<Row>;
  empty: { title: string; detail?: string };
  /** The order of the rows as they came; null where there is no choice of order. */
  sort: Sort | null;
  /** Called with the `sortKey` of a pressed header; pressing the sorted one again reverses it. */
  onSort: (key: string) => void;
  /** On a phone the order is chosen elsewhere, as among the filters of a list. */
  isSortedAbove?: boolean;
  selection?: Selection<Row>;
  /** Makes the row's header a link; a press elsewhere in the row then follows it too. Null for a row without one. */
  rowHref?: (row: Row) => string | null;
  minWidth?: TableWidth;
};

const features = tableFeatures({});
const noRows: readonly never[] = [];

/**
 * Rows of one kind to compare, sort and select; order and paging are the server's. Up to a thousand rows stay quick:
 * a change of selection draws only the rows that changed. A few facts about one thing are a DescriptionList.
 */
export function DataTable<Row extends RowData>({
  label,
  columns,
  rowId,
  state,
  empty,
  sort,
  onSort,
  isSortedAbove = false,
  selection,
  rowHref,
  minWidth,
}: Props<Row>) {
  const data = state.is === 'ready' ? state.rows : noRows;
  const definitions = useMemo(() => columns.map(definitionOf), [columns]);
  const table = useTable({ features, columns: definitions, data, getRowId: rowId });
  const rows = table.getRowModel().rows;
  const selectable = selection
    ? rows
        .filter(({ original }) => !isUnreadable(original) && selection.isSelectable(original))
        .map((row) => row.id)
    : [];
  const toggle = useSteady((id: string) => {
    if (!selection) return;
    const selected = new Set(selection.selectedIds);
    if (!selected.delete(id)) selected.add(id);
    selection.onChange(selected);
  });
  const toggleAll = useSteady(() => {
    if (!selection) return;
    const areAllSelected = selectable.every((id) => selection.selectedIds.has(id));
    const selected = new Set(selection.selectedIds);
    for (const id of selectable) {
      if (areAllSelected) selected.delete(id);
      else selected.add(id);
    }
    selection.onChange(selected);
  });
  const sortBy = useSteady(onSort);
  const choice = selection && { state: choiceOf(selectable, selection.selectedIds), onToggle: toggleAll };
  const width = minWidth ?? 'none';
  const columnCount = columns.length + (selection ? 1 : 0);
  const hasSelection = selection !== undefined;
  const classes = useMemo(() => cellClasses(columns, hasSelection), [columns, hasSelection]);
  const unreadableRow = <UnreadableRow columns={columns} classes={classes} hasSelection={hasSelection} />;

  return (
    <div className={styles.frame}>
      {state.is === 'ready' && rows.length > 0 && (
        <DataTableStackedControls
          label={label}
          columns={columns}
          sort={sort}
          onSort={sortBy}
          choice={choice}
          isSortedAbove={isSortedAbove}
        />
      )}
      <div
        className={styles.scroller({ minWidth: width })}
        {...(minWidth !== undefined && { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        {/* Roles are written out, because the stacked view's `display` takes them from the elements. */}
        <table
          role="table"
          aria-label={label}
          aria-busy={state.is === 'loading'}
          className={styles.table({ minWidth: width })}
        >
          <DataTableHead columns={columns} sort={sort} onSort={sortBy} choice={choice} />
          <tbody role="rowgroup" className={styles.body}>
            {rows.map(({ id, original: row }) =>
              isUnreadable(row) ? (
                <Fragment key={id}>{unreadableRow}</Fragment>
              ) : (
                <RowBoundary key={id} row={row} fallback={unreadableRow}>
                  <DataTableRow
                    id={id}
                    row={row}
                    columns={columns}
                    classes={classes}
                    href={rowHref?.(row) ?? null}
                    selection={
                      selection
                        ? {
                            isSelected: selection.selectedIds.has(id),
                            isSelectable: selection.isSelectable(row),
                            label: selection.labelOf(row),
                            notSelectable: selection.notSelectable,
                          }
                        : null
                    }
                    onToggle={toggle}
                  />
                </RowBoundary>
              ),
            )}
            {state.is === 'loading' && <LoadingRows label={label} columnCount={columnCount} />}
            {state.is === 'failed' && (
              <FullRow columnCount={columnCount}>
                <FailedState title={texts.notLoaded} problem={state.problem} onRetry={state.onRetry} />
              </FullRow>
            )}
            {state.is === 'ready' && rows.length === 0 && (
              <FullRow columnCount={columnCount}>
                <EmptyState title={empty.title} detail={empty.detail} />
              </FullRow>
            )}
          </tbody>
        </table>
      </div>
    </div>
  );
}

function definitionOf<Row extends RowData>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return { id: column.id, header: column.header, cell: ({ row }) => column.cell(row.original) };
}

function choiceOf(selectable: readonly string[], selectedIds: ReadonlySet<string>): 'none' | 'some' | 'all' {
  const count = selectable.filter((id) => selectedIds.has(id)).length;
  if (count === 0) return 'none';
  return count === selectable.length ? 'all' : 'some';
}

function FullRow({ columnCount, children }: { columnCount: number; children: ReactNode }) {
  return (
    <tr role="row" className={fullRow}>
      <td role="cell" colSpan={columnCount} className={fullCell}>
        {children}
      </td>
    </tr>
  );
}

const loadingRows = ['a', 'b', 'c', 'd', 'e', 'f'];

function LoadingRows({ label, columnCount }: { label: string; columnCount: number }) {
  const cells = Array.from({ length: columnCount }, (_, index) => index);
  return loadingRows.map((key, rowIndex) => (
    <tr key={key} role="row" className={styles.row({ isLink: false })}>
      {cells.map((cell) => (
        <td
          key={cell}
          role="cell"
          className={withEdges(styles.cell(), { index: cell, count: columnCount, hasBox: false })}
        >
          {rowIndex === 0 && cell === 0 && <VisuallyHidden>{texts.loading({ label })}</VisuallyHidden>}
          <Skeleton shape={(rowIndex + cell) % 3 === 0 ? 'shortLine' : 'line'} />
        </td>
      ))}
    </tr>
  ));
}
