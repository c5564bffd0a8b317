import { setTimeout as wait } from 'node:timers/promises';
import type { Sealer } from '../../common/sealed.ts';
import type { SigningKey } from '../../common/signing.ts';
import type { Database, Tx } from '../../database/database.ts';
import type { By } from '../../common/by.ts';
import { issueStatement } from './ledger/issue-statement.ts';
import { record } from '../../ledger/record.ts';
import { statementEntry } from './ledger/statement-entries.ts';
import { statementMails } from './statement-mails.ts';
import { presentKey } from '../../queries/signing-keys.ts';
import {
  endTurn,
  finishRuns,
  nextTurn,
  shopsWithStatementRuns,
  type RunTurn,
} from './queries/statement-runs.ts';
import { statementById, type Payee } from './queries/statements.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';
import { Pace } from '../../jobs/pace.ts';

export type StatementWorkGiven = {
  readonly database: Database;
  readonly secrets: Sealer;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

/** A run does not wait longer than this for a recalculation that holds a vendor. */
const longestWaitMs = 60 * 60 * 1000;

/** Issues the statements of all runs under way: each payee in its own transaction, which also records that it is done. */
export function createStatementWork(given: StatementWorkGiven): ShopWork {
  const { database, secrets, clock } = given;
  return {
    name: 'statements',
    dueShops: () => database.asSystem(shopsWithStatementRuns),
    async run(shopId, signal) {
      const key = await database.asSystem((tx) => presentKey(tx, secrets, clock()));
      const { rest } = new Pace(database);
      const waiting: number[] = [];
      while (!signal.aborted) {
        const turn = await database.asShop({ shopId, vendorIds: null, statementTimeout: 0 }, async (tx) => {
          const next = await nextTurn(tx, shopId, waiting);
          if (next === null) await finishRuns(tx, shopId, clock());
          else if (!(await take(tx, next, given, key))) waiting.push(next.payeeId);
          return next;
        });
        if (turn === null) break;
        await wait(rest);
      }
      given.startDelivery();
    },
  };
}

const by: By = { kind: 'job', name: 'statements' };

/** False where the payee has to wait for its turn. */
async function take(
  tx: Tx,
  turn: RunTurn,
  given: StatementWorkGiven,
  key: Pick<SigningKey, 'keyId' | 'privatePem'>,
): Promise<boolean> {
  const { run, payeeId } = turn;
  const { shop_id: shopId } = run;
  const now = given.clock();
  const payee: Payee =
    run.payees === 'vendors' ? { shopId, vendorId: payeeId } : { shopId, salesRepId: payeeId };
  const publicUrl = given.publicUrl();
  const period = { payee, firstDay: run.first_day, lastDay: run.last_day };
  const verdict = await issueStatement(tx, { ...period, issuedBy: run.created_by, publicUrl, now }, key);
  if (verdict.is === 'issued') {
    await endTurn(tx, turn, { outcome: 'issued', statementId: verdict.id, reason: '' });
    if (run.sends_mail) {
      const { secrets } = given;
      await statementMails(tx, { shopId, statementId: verdict.id, secrets, publicUrl, now });
    }
    const issued = await statementById(tx, shopId, verdict.id);
    if (issued === null) throw new Error(`Statement ${verdict.id} was not written.`);
    await record(tx, { shopId, by, now }, [statementEntry('statement.issued', issued)]);
    return true;
  }
  const { code, detail } = verdict;
  if (code === 'period_open') throw new Error(`Run ${run.id} is of days to come.`);
  if (code === 'recalculating' && now.getTime() - run.created_at.getTime() < longestWaitMs) return false;
  await endTurn(tx, turn, { outcome: code, statementId: null, reason: detail });
  return true;
}
