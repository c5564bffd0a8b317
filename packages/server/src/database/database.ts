import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** The owner of the rows that a transaction may see and change, enforced by row-level security. */
export type Asker = {
  readonly shopId: number;
  /** Null for the whole shop; empty for no vendor. */
  readonly vendorIds: readonly number[] | null;
  readonly readOnly?: boolean;
  /** The limit of a statement in milliseconds, 30,000 by default; 0 is no limit, for imports and jobs. */
  readonly statementTimeout?: number;
};

export type SystemLimit = Pick<Asker, 'statementTimeout'> & {
  /** The work is one statement that only reads: it is sent without `begin` and `commit`, each of which is a round trip. */
  readonly isOneRead?: boolean;
};

export type Database = {
  readonly kind: 'pglite' | 'postgresql';
  /** PostgreSQL's version, for example '18.1'. */
  readonly version: string;
  /**
   * Runs `work` in a transaction as the given shop and vendors. After a deadlock or a serialisation failure it runs
   * again, five times at most, so `work` must have no effects beyond the transaction. A transaction within `work` is
   * an error: pass `tx` on.
   */
  asShop<T>(who: Asker, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same without row-level security: for sign-in, the demo's seed, commands and jobs over all shops. `limit` is
   * for statements over whole tables.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>, limit?: SystemLimit): Promise<T>;
  /** Reads one snapshot of the whole database during `work`, without locks. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * Vacuums a table of the embedded database after much of it was written: lists are then counted in indices alone again.
   * PostgreSQL does it automatically.
   */
  vacuum(table: 'line_items'): Promise<void>;
  /**
   * Vacuums and analyzes the tables that have changed since the last time, nightly and after imports: the embedded database has no
   * autovacuum. A table at a time, since its other calls wait for a statement.
   */
  upkeep(): Promise<void>;
  /** True while other work waits for the embedded database, which does one transaction after the other. */
  isAwaited(): boolean;
  /** Publishes the address of the server on this data directory to other processes of the machine. */
  readonly announce: (reachable: { url: string; token: string }) => void;
  readonly close: () => Promise<void>;
};
