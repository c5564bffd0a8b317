import type { Problem } from '../primitives/outcome.ts';

/** A region with a data life of its own. */
export type Loadable<Value> =
  { is: 'loading' } | { is: 'failed'; problem: Problem; onRetry: () => void } | { is: 'ready'; value: Value };
