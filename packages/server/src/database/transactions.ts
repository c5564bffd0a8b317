import { AsyncLocalStorage } from 'node:async_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { sql, type Kysely } from 'kysely';
import type { Asker, Database, Tx } from './database.ts';
import { DatabaseAway, isOfDatabase } from './driver.ts';
import type { Schema } from './schema.ts';

type OpenTransaction = {
  isOpen: boolean;
  /** The database has it; before that nothing was done. */
  hasBegun: boolean;
  readonly afterwards: (() => void)[];
  /** The tables of which it has locked rows, in this attempt. */
  readonly locks: Set<string>;
  /** Milliseconds that the answer to its next statement is waited for; null is for ever. */
  patience: number | null;
};

/** Milliseconds for what takes the database no time: a connection, and the begin of a transaction. */
export const patienceWithBegin = 10_000;
const usualStatementTimeout = 30_000;
/** So much longer than the statement may take in the database, which then says so itself. */
const patienceBeyond = 5000;

const insideTransaction = new AsyncLocalStorage<OpenTransaction>();

/** Milliseconds that the statement which is about to be sent is waited for; null is for ever. */
export function patienceNow(): number | null {
  return insideTransaction.getStore()?.patience ?? null;
}

/** The tables of which the transaction that is open here has locked rows; nothing is kept where none is open. */
export function heldLocks(): Set<string> {
  return insideTransaction.getStore()?.locks ?? new Set();
}

/** Runs `work` once the transaction that is open here is committed; not at all when it is undone. */
export function afterCommit(work: () => void): void {
  const open = insideTransaction.getStore();
  if (open?.isOpen !== true) throw new Error('There is no transaction open here to wait for.');
  open.afterwards.push(work);
}

type Where = {
  readonly kysely: Kysely<Schema>;
  /** Where a transaction that only reads is run. */
  readonly forReading: () => Promise<Kysely<Schema>>;
  /** Why the engine ended, or null: clearer than the broken connection that it leaves. */
  readonly failure: () => Error | null;
};

/** Transactions with row-level security and without, as the Database promises them. */
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
    begin: (tx: Tx) => Promise<unknown>,
    work: (tx: Tx) => Promise<T>,
  ) {
    if (insideTransaction.getStore()?.isOpen === true) {
      throw new Error('A transaction is open here already: pass its tx on instead of opening a second one.');
    }
    const mode = readOnly ? 'read only' : 'read write';
    let mayAskReplica = readOnly;
    for (let attempt = 1; ; attempt++) {
      const mark: OpenTransaction = {
        isOpen: true,
        hasBegun: false,
        afterwards: [],
        locks: new Set(),
        patience: patienceWithBegin,
      };
      let where = kysely;
      try {
        const result = await insideTransaction.run(mark, async () => {
          if (mayAskReplica) where = await forReading();
          return where
            .transaction()
            .setAccessMode(mode)
            .execute(async (tx) => {
              mark.hasBegun = true;
              mark.patience = statementTimeout === 0 ? null : statementTimeout + patienceBeyond;
              await begin(tx);
              return work(tx);
            });
        });
        mark.isOpen = false;
        for (const then of mark.afterwards) then();
        return result;
      } catch (error) {
        if (where !== kysely && isOfDatabase(error)) {
          mayAskReplica = false;
          continue;
        }
        if (attempt === 5 || !isWorthAnotherTry(error)) {
          throw (
            failure() ?? (mark.hasBegun || error instanceof DatabaseAway ? error : new DatabaseAway(error))
          );
        }
        await wait(2 ** attempt * (5 + Math.random() * 10));
      } finally {
        mark.isOpen = false;
      }
    }
  }
  return {
    asShop: (who, work) => transact(who, (tx) => become(tx, who), work),
    asSystem: (work, limit = {}) => transact(limit, () => Promise.resolve(), work),
  };
}

// As one statement, since each costs a round trip; all of it ends with the transaction.
function become(
  tx: Tx,
  { shopId, vendorIds, statementTimeout = usualStatementTimeout }: Asker,
): Promise<unknown> {
  // '0' is no vendor's id: a login without vendors sees nothing, where an empty setting would mean the whole shop.
  const vendors = vendorIds === null ? '' : [0, ...vendorIds].join(',');
  // Nobody waits for long for what a server that is gone has locked.
  // No jit: compiling a page's query took longer than running it (1.7 of 2.1 s, measured), and it is another one each time.
  return sql`select set_config('role', 'consignment_app', true),
    set_config('app.shop_id', ${String(shopId)}, true),
    set_config('app.vendor_ids', ${vendors}, true),
    set_config('jit', 'off', true),
    set_config('statement_timeout', ${String(statementTimeout)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(statementTimeout)}, true)`.execute(tx);
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
