import type { ListQuery } from '@consignment/domain/list-query';
import type { Sort } from '../primitives/data-table.ts';
import type { Problem } from '../primitives/outcome.ts';

/** One page of a list; `total` counts the records of all pages. */
export type ListState<Row> =
  | { is: 'loading' }
  | { is: 'failed'; problem: Problem; onRetry: () => void }
  | { is: 'ready'; rows: readonly Row[]; total: number };

/** The query of a list, and how to change it. A change of anything but the page goes to page 1. */
export type ListControls<Query extends ListQuery = ListQuery> = {
  query: Query;
  pageSize: number;
  onQuery: (change: Partial<Query>) => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<Query>) => string;
};

/** '-due' as a sort of a table. */
export function sortOf(sort: string): Sort {
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };
}
