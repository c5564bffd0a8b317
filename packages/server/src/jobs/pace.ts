import type { Database } from '../database/database.ts';

/**
 * Milliseconds that a chunk should take, and the rest after it. The embedded database does one thing after the other: a
 * call waits for a chunk, and has its own transactions in the rest. On PostgreSQL only a change of the shop's rules
 * waits for one.
 */
const paces = {
  pglite: { chunk: 50, rest: 15 },
  postgresql: { chunk: 250, rest: 0 },
} satisfies Record<Database['kind'], { chunk: number; rest: number }>;

/** The least share of the rows that a chunk may have: to read the rules and plan its statements takes some milliseconds whatever their number. */
const leastShare = 1 / 40;

/** Sizes the chunks of a job by the time that the last one took. */
export class Pace {
  /** Milliseconds between two chunks. */
  readonly rest: number;
  readonly #chunk: number;
  #share: number;

  constructor(kind: Database['kind']) {
    ({ chunk: this.#chunk, rest: this.rest } = paces[kind]);
    // The first chunk has nothing to go by.
    this.#share = kind === 'pglite' ? 1 / 20 : 1;
  }

  /** The rows of the next chunk, `most` at most. */
  rowsOf(most: number): number {
    return Math.max(1, Math.round(most * this.#share));
  }

  /** Takes note of a chunk's milliseconds; the next one has at most twice its rows, and the least share at least. */
  took(ms: number): void {
    const share = this.#share * Math.min(2, this.#chunk / Math.max(ms, 1));
    this.#share = Math.min(1, Math.max(leastShare, share));
  }
}
