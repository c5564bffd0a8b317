import type { Problem } from '../../primitives/feedback/outcome.ts';

/** A region that loads on its own. */
export type Loadable<Value> =
  { is: 'loading' } | { is: 'failed'; problem: Problem; onRetry: () => void } | { is: 'ready'; value: Value };
