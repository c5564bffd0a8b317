import type { ListQuery } from '@consignment/domain/text/list-query';
import type { Destination } from '../../primitives/actions/action-state.ts';
import type { ColumnChoice, Sort } from '../../primitives/tables/data-table.ts';
import type { Problem } from '../../primitives/feedback/outcome.ts';

/** One page of a list; `total` counts the records of all pages, or with `isLeast` there are more than that. */
export type ListState<Row> =
  | { is: 'loading' }
  | { is: 'failed'; problem: Problem; onRetry: () => void }
  | { is: 'ready'; rows: readonly Row[]; total: number; isLeast?: boolean };

/** The query of a list, and how to change it. A change of anything but the page goes to page 1. */
export type ListControls<Query extends ListQuery = ListQuery> = {
  query: Query;
  pageSize: number;
  onQuery: (change: Partial<Query>) => void;
  /** The address of the list after a change. */
  hrefOf: (change: Partial<Query>) => string;
  now: () => Date;
  /** Left out of a list whose columns a person does not choose. */
  columnChoice?: ColumnChoice;
};

/** '-due' as a sort of a table. */
export function sortOf(sort: string): Sort {
  return sort.startsWith('-')
    ? { key: sort.slice(1), direction: 'descending' }
    : { key: sort, direction: 'ascending' };
}

/** The records shown and the neighbouring pages, as Pagination takes them. */
export function pagesOf(of: {
  page: number;
  pageSize: number;
  total: number;
  isLeast?: boolean;
  hrefOfPage: (page: number) => string;
}): {
  from: number;
  to: number;
  total: number;
  isLeast: boolean;
  previous: Destination | null;
  next: Destination | null;
} {
  const { page, pageSize, total, isLeast = false, hrefOfPage } = of;
  const to = Math.min(page * pageSize, total);
  return {
    from: Math.min((page - 1) * pageSize + 1, to),
    to,
    total,
    isLeast,
    previous: page > 1 ? { href: hrefOfPage(page - 1) } : null,
    next: to < total || isLeast ? { href: hrefOfPage(page + 1) } : null,
  };
}
