import type { ReactNode } from 'react';
import { breakpoints } from '../../theme/breakpoints.ts';
import type { Outcome, Problem } from '../feedback/outcome.ts';

/** One column. Keep the list at module level or in `useMemo`: a new list draws every row again. */
export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** `end` for figures, which then have digits of one width. */
  align?: 'start' | 'end';
  /** Stays in sight while the table scrolls sideways: the column that names the row, and that of its money. */
  pin?: 'start' | 'end';
  /** Cannot be hidden, like a pinned column or one that names the row. */
  isFixed?: boolean;
  /** The server's name for this order; with it the header is a button. */
  sortKey?: string;
  /** `narrow` is as wide as its content, on one line; `name` has room for a usual name on one; `wide` takes the rest. */
  width?: 'narrow' | 'name' | 'wide';
  /** The cell that names the row; exactly one column has it. It carries the row's link. */
  isRowHeader?: boolean;
  /** Shows no name in the stacked view, for cells that explain themselves, such as a picture or a button. */
  isSelfExplanatory?: boolean;
  /** The row has nothing to say here, such as £0.00: in the stacked view the line is left out. */
  isBlank?: (row: Row) => boolean;
  /** In the stacked view its name is beside the middle of the picture. */
  hasPicture?: boolean;
};

/** The columns of a list that a person has hidden, by their ids. */
export type ColumnChoice = {
  hidden: readonly string[];
  /** Called with all that are hidden then. The list shows them at once; the outcome is whether they are kept. */
  onColumns: (hidden: readonly string[]) => Promise<Outcome>;
};

/** Whether the column is shown to everyone: without the row's name or its money a list says nothing. */
export function isFixed(column: {
  isRowHeader?: boolean;
  pin?: 'start' | 'end';
  isFixed?: boolean;
}): boolean {
  return column.isRowHeader === true || column.pin !== undefined || column.isFixed === true;
}

/**
 * A row of an answer that could not be read, and is replaced by something else: it keeps its place in the list, and
 * none of its values is shown.
 */
export function isUnreadable(row: unknown): boolean {
  return typeof row === 'object' && row !== null && 'isUnreadable' in row && row.isUnreadable === true;
}

export type Sort = { key: string; direction: 'ascending' | 'descending' };

/** Is there an order to choose? */
export function isSortable(columns: readonly { sortKey?: string }[]): boolean {
  return columns.some(({ sortKey }) => sortKey !== undefined);
}

export type Selection<Row> = {
  selectedIds: ReadonlySet<string>;
  isSelectable: (row: Row) => boolean;
  /** Stands in place of the checkbox of a row that cannot be selected; may depend on the row alone. */
  notSelectable: (row: Row) => ReactNode;
  /** Names the checkbox after the row, such as `order #1001, Oak table`. */
  labelOf: (row: Row) => string;
  /** Called with all that is then selected, also rows of other pages. */
  onChange: (selectedIds: ReadonlySet<string>) => void;
};

/** In px: below this a table scrolls sideways in a focusable region; under 640 it is stacked. */
export type TableWidth = 1000 | 1600;

/** The room that a part of the columns takes; under the width at which a table is stacked it needs none. */
export function widthOfPart(all: TableWidth | undefined, part: number): TableWidth | undefined {
  if (all === undefined || all * part < breakpoints.tablet) return undefined;
  return all * part <= 1000 ? 1000 : all;
}

export type TableState<Row> =
  | { is: 'loading' }
  | { is: 'failed'; problem: Problem; onRetry: () => void }
  | { is: 'ready'; rows: readonly Row[] };
