import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Asker, Database, Tx } from './database.ts';
import { DatabaseAway, hasEndedConnection, isOfDatabase, type Beginning } from './driver.ts';
import type { Schema } from './schema.ts';

type OpenTransaction = {
  isOpen: boolean;
  readonly beginning: Beginning;
  /** True once the database has begun the transaction; before that, a failure has changed nothing. */
  hasBegun: boolean;
  readonly afterwards: (() => void)[];
  /** The tables with rows that this attempt has locked. */
  readonly locks: Set<string>;
  /** Milliseconds to wait for the answer to the next statement; null for no limit. */
  answerTimeout: number | null;
};

/** Milliseconds for opening a connection and for `begin`, which take a healthy database no time. */
export const beginTimeout = 10_000;
const usualStatementTimeout = 30_000;
/** Added to the limit in the database, so that its own error arrives first. */
const answerMargin = 5000;

const insideTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Milliseconds to wait for the answer to the statement about to be sent; null for no limit. */
export function currentAnswerTimeout(): number | null {
  return insideTransaction.getStore()?.answerTimeout ?? null;
}

/** How the current transaction begins. */
export function currentBeginning(): Beginning {
  return insideTransaction.getStore()?.beginning ?? 'plain';
}

/** The tables with rows locked by the current transaction; a set of no effect without one. */
export function heldLocks(): Set<string> {
  return insideTransaction.getStore()?.locks ?? new Set();
}

/** Runs `work` after the commit of the current transaction; a rollback drops it. */
export function afterCommit(work: () => void): void {
  const open = insideTransaction.getStore();
  if (open?.isOpen !== true) throw new Error('There is no transaction open here to wait for.');
  open.afterwards.push(work);
}

type Where = {
  readonly kysely: Kysely<Schema>;
  /** The database for a read-only transaction. */
  readonly forReading: () => Promise<Kysely<Schema>>;
  /** The reason why the engine ended, or null; clearer than the error of its broken connection. */
  readonly failure: () => Error | null;
};

/** The transactions of a Database, with row-level security and without. */
export function transactionsOn({
  kysely,
  forReading,
  failure,
}: Where): Pick<Database, 'asShop' | 'asSystem'> {
  async function transact<T>(
    {
      readOnly = false,
      statementTimeout = usualStatementTimeout,
    }: Pick<Asker, 'readOnly' | 'statementTimeout'>,
    beginning: Beginning,
    work: (tx: Tx) => Promise<T>,
  ) {
    if (insideTransaction.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: pass its tx on instead of opening a second one.');
    }
    const mode = readOnly ? 'read only' : 'read write';
    let mayAskReplica = readOnly;
    for (let attempt = 1; ; attempt++) {
      const open: OpenTransaction = {
        isOpen: true,
        beginning,
        hasBegun: false,
        afterwards: [],
        locks: new Set(),
        answerTimeout: beginTimeout,
      };
      let where = kysely;
      try {
        const result = await insideTransaction.run(open, async () => {
          if (mayAskReplica) where = await forReading();
          const run = (tx: Tx) => {
            open.hasBegun = true;
            open.answerTimeout = statementTimeout === 0 ? null : statementTimeout + answerMargin;
            return work(tx);
          };
          return where.transaction().setAccessMode(mode).execute(run);
        });
        open.isOpen = false;
        for (const then of open.afterwards) then();
        return result;
      } catch (error) {
        if (where !== kysely && isOfDatabase(error)) {
          mayAskReplica = false;
          continue;
        }
        if (attempt === 5 || !isWorthAnotherTry(error)) {
          const isBefore = !open.hasBegun || (beginning === 'alone' && hasEndedConnection(error));
          throw failure() ?? (!isBefore || error instanceof DatabaseAway ? error : new DatabaseAway(error));
        }
        await wait(2 ** attempt * (5 + Math.random() * 10));
      } finally {
        open.isOpen = false;
      }
    }
  }
  return {
    asShop: (who, work) => transact(who, { settings: settingsOf(who) }, work),
    asSystem: (work, limit = {}) => transact(limit, limit.isOneRead === true ? 'alone' : 'plain', work),
  };
}

// One statement, since each costs a round trip; literals, since parameters would need a message apart. The settings end with
// the transaction.
function settingsOf({ shopId, vendorIds, statementTimeout = usualStatementTimeout }: Asker): string {
  // 0 is no vendor's id. It keeps the setting of a login without vendors from being empty, which means the whole shop.
  const vendors = vendorIds === null ? [] : [0, ...vendorIds];
  if (![shopId, ...vendors, statementTimeout].every(Number.isSafeInteger)) {
    throw new RangeError('A shop, a vendor or a limit is no whole number.');
  }
  // The idle limit releases the locks of a server that has died.
  // Without jit: compiling the query of a page took 1.7 of 2.1 s (measured), and each query is compiled again.
  return `select set_config('role', 'consignment_app', true),
    set_config('app.shop_id', '${shopId}', true),
    set_config('app.vendor_ids', '${vendors.join(',')}', true),
    set_config('jit', 'off', true),
    set_config('statement_timeout', '${statementTimeout}', true),
    set_config('idle_in_transaction_session_timeout', '${statementTimeout}', true)`;
}

const serialisationFailure = '40001';
const deadlockDetected = '40P01';

function isWorthAnotherTry(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === serialisationFailure || error.code === deadlockDetected)
  );
}
