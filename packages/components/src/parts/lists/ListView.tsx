import { toggleSort } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, type ReactNode } from 'react';
import {
  isFixed,
  isSortable,
  widthOfPart,
  type DataColumn,
  type Selection,
  type TableWidth,
} from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../primitives/tables/Pagination.tsx';
import { SortChooser } from '../../primitives/tables/data-table/SortChooser.tsx';
import { SearchBox } from '../../primitives/filters/SearchBox.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { onPhone } from '../../primitives/layout/Toolbar.css.ts';
import { Toolbar } from '../../primitives/layout/Toolbar.tsx';
import { ColumnsFilter } from './ColumnsFilter.tsx';
import { pagesOf, sortOf, type ListControls, type ListState } from './list.ts';
import * as styles from './ListView.css.ts';

const texts = defineTexts('ListView', {
  nothingTitle: 'No matches found.',
  nothingDetail: 'Try different words, or remove a filter.',
});

type Props<Row> = {
  /** The list's name, such as `Vendors`. */
  label: string;
  /** Such as `Search vendors`; null for a list that is not searched. */
  searchLabel: string | null;
  list: ListState<Row>;
  controls: ListControls;
  /** Keep it at module level or in `useMemo`: a new list draws every row again. */
  columns: readonly DataColumn<Row>[];
  rowId: (row: Row) => string;
  rowHref?: (row: Row) => string | null;
  selection?: Selection<Row>;
  /** Shown when there is nothing to list at all. */
  empty: { title: string; detail?: string };
  /** A filter besides the search is set, so that an empty list says nothing about the whole. */
  isFiltered?: boolean;
  filters?: ReactNode;
  actions?: ReactNode;
  /** A notice between the toolbar and the table. */
  notice?: ReactNode;
  /** Of all columns; a choice of fewer takes less. */
  minWidth?: TableWidth;
};

/**
 * A list as every one of them is: search, filters, a sorted table, and its pages (spec foundations §2). A few rows
 * within a card are a DataTable alone.
 */
export function ListView<Row extends object>({
  label,
  searchLabel,
  list,
  controls,
  columns,
  rowId,
  rowHref,
  selection,
  empty,
  isFiltered = false,
  filters,
  actions,
  notice,
  minWidth,
}: Props<Row>) {
  const { query, pageSize, onQuery, hrefOf, columnChoice } = controls;
  // The same elements again while the query is the same, so that a selection does not draw them.
  const searchBox = useMemo(
    () =>
      searchLabel !== null && (
        <SearchBox label={searchLabel} value={query.search} onSearch={(search) => onQuery({ search })} />
      ),
    [searchLabel, query.search, onQuery],
  );
  const total = list.is === 'ready' ? list.total : 0;
  const isLeast = list.is === 'ready' && list.isLeast === true;
  const pages = useMemo(
    () =>
      total > 0 && (
        <Pagination
          label={label}
          {...pagesOf({ page: query.page, pageSize, total, isLeast, hrefOfPage: (page) => hrefOf({ page }) })}
        />
      ),
    [label, query.page, pageSize, total, isLeast, hrefOf],
  );
  const hidden = columnChoice?.hidden;
  const shown = useMemo(
    () =>
      hidden === undefined || hidden.length === 0
        ? columns
        : columns.filter((column) => isFixed(column) || !hidden.includes(column.id)),
    [columns, hidden],
  );
  const sort = sortOf(query.sort);
  const onSort = (key: string) => onQuery({ sort: toggleSort(query.sort, key) });
  const hasToolbar = Boolean(searchBox || filters || actions || columnChoice);
  const isSortedAbove = hasToolbar && isSortable(shown);
  const isNarrowed = isFiltered || query.search !== '';
  return (
    <Stack space="medium">
      {hasToolbar && (
        <Toolbar
          label={label}
          search={searchBox}
          filters={
            Boolean(filters || columnChoice || isSortedAbove) && (
              <>
                {filters}
                {columnChoice !== undefined && <ColumnsFilter columns={columns} choice={columnChoice} />}
                {isSortedAbove && (
                  <div className={onPhone}>
                    <SortChooser columns={shown} sort={sort} onSort={onSort} />
                  </div>
                )}
              </>
            )
          }
          isFiltered={isFiltered}
          actions={actions}
        />
      )}
      {notice}
      <div className={styles.surface}>
        <DataTable
          label={label}
          columns={shown}
          rowId={rowId}
          rowHref={rowHref}
          selection={selection}
          state={list}
          empty={isNarrowed ? { title: texts.nothingTitle, detail: texts.nothingDetail } : empty}
          sort={sort}
          onSort={onSort}
          isSortedAbove={isSortedAbove}
          minWidth={widthOfPart(minWidth, shown.length / columns.length)}
        />
      </div>
      {pages}
    </Stack>
  );
}
