import type { Transaction } from 'kysely';
import type { Schema } from './schema.ts';

export type Tx = Transaction<Schema>;

/** Whose rows a transaction may see and change; row-level security holds it to that. */
export type Asker = {
  readonly shopId: number;
  /** Null: the whole shop. Otherwise these vendors only; none of them when empty. */
  readonly vendorIds: readonly number[] | null;
  readonly readOnly?: boolean;
  /** Milliseconds that one statement may take, 30,000 unless told; 0 is without limit, for imports and jobs. */
  readonly statementTimeout?: number;
};

export type Database = {
  readonly kind: 'pglite' | 'postgresql';
  /** The version of PostgreSQL, such as '18.1'. */
  readonly version: string;
  /**
   * Runs `work` in one transaction as the given shop (and vendors). It runs again, from its beginning and at
   * most five times, when the database asks for that (deadlock, serialisation): `work` must have no effects
   * outside of the transaction. A second transaction inside `work` is refused: pass `tx` on.
   */
  asShop<T>(who: Asker, work: (tx: Tx) => Promise<T>): Promise<T>;
  /**
   * The same without row-level security: for sign-in, the seed of the demo, commands and jobs over all shops.
   * `statementTimeout` as of an Asker, for statements that go over whole tables.
   */
  asSystem<T>(work: (tx: Tx) => Promise<T>, limit?: Pick<Asker, 'statementTimeout'>): Promise<T>;
  /** One moment of the whole database to read, for as long as `work` takes; nobody waits for it. */
  snapshot<T>(work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Nightly and after imports: the embedded database has no autovacuum. */
  upkeep(): Promise<void>;
  /**
   * SQL of the job queue's own, as the owner and outside of the transactions above; values come back as the driver
   * has them.
   */
  queueStatement(text: string, values?: readonly unknown[]): Promise<{ rows: unknown[] }>;
  /** Tells other processes of this machine where the server on this data directory listens. */
  readonly announce: (reachable: { url: string; token: string }) => void;
  readonly close: () => Promise<void>;
};
