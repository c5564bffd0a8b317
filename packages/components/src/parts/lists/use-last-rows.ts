import { useState } from 'react';
import type { ListState } from './list.ts';

/**
 * The rows of a list whose columns depend on them: those that were shown last while there are no others, so that no
 * column comes or goes when the list is loaded again, or fails to.
 */
export function useLastRows<Row>(list: ListState<Row>): readonly Row[] {
  const [last, setLast] = useState<readonly Row[]>([]);
  if (list.is === 'ready' && list.rows !== last) setLast(list.rows);
  return list.is === 'ready' ? list.rows : last;
}
