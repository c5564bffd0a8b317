import type { Database } from '../database/database.ts';

/**
 * Milliseconds that a batch should take, and the rest after it. The embedded database does one thing after the other: a
 * call waits for a batch, and has its own transactions in the rest. Where no call has waited, there is no rest. On
 * PostgreSQL only a change of the shop's rules waits for one.
 */
const paces = {
  pglite: { batch: 50, rest: 15 },
  postgresql: { batch: 250, rest: 0 },
} satisfies Record<Database['kind'], { batch: number; rest: number }>;

/** The least share of the rows that a batch may have: to read the rules and plan its statements takes some milliseconds whatever their number. */
const leastShare = 1 / 40;

/** Sizes the batches of a job by the time that the last one took, and rests where others have waited for it. */
export class Pace {
  readonly #batch: number;
  readonly #rest: number;
  readonly #database: Pick<Database, 'isAwaited'>;
  #wasAwaited = true;
  #share: number;

  constructor(database: Pick<Database, 'kind' | 'isAwaited'>) {
    const { kind } = database;
    ({ batch: this.#batch, rest: this.#rest } = paces[kind]);
    this.#database = database;
    // The first batch has nothing to go by.
    this.#share = kind === 'pglite' ? 1 / 20 : 1;
  }

  /** Milliseconds until the next batch. */
  get rest(): number {
    return this.#wasAwaited ? this.#rest : 0;
  }

  /** The rows of the next batch, `most` at most. */
  rowsOf(most: number): number {
    return Math.max(1, Math.round(most * this.#share));
  }

  /** Takes note of a batch's milliseconds within its transaction; the next one has at most twice its rows, and the least share at least. */
  took(ms: number): void {
    this.#wasAwaited = this.#database.isAwaited();
    const share = this.#share * Math.min(2, this.#batch / Math.max(ms, 1));
    this.#share = Math.min(1, Math.max(leastShare, share));
  }
}
