import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { makeEveryTotalDue, removeExpired } from '../../../packages/server/src/database/upkeep.ts';
import { forgets } from '../../../packages/server/src/features/features.ts';
import { shopsWithMoves } from '../../../packages/server/src/features/moves/queries/moves.ts';
import { shopsWithPayRunsDue } from '../../../packages/server/src/features/pay-runs/queries/pay-runs.ts';
import { shopsWithAnswered } from '../../../packages/server/src/features/questions/queries/question-changes.ts';
import {
  shopsToCompare,
  shopsWithReconciliations,
} from '../../../packages/server/src/features/reconciliation/queries/runs.ts';
import { shopsWithReplays } from '../../../packages/server/src/features/rules/queries/rule-replays.ts';
import { shopsWithStatementRuns } from '../../../packages/server/src/features/statements/queries/statement-runs.ts';
import { shopsWithSchedule } from '../../../packages/server/src/features/statements/queries/statement-schedules.ts';
import { standingByHash } from '../../../packages/server/src/features/statements/queries/statements.ts';
import { shopsWithWebhooksDue } from '../../../packages/server/src/features/webhooks/queries/webhooks.ts';
import {
  invoiceNumbersAnew,
  payRunNumbersAnew,
} from '../../../packages/server/src/ledger/invoice-numbers.ts';
import { readBacklog } from '../../../packages/server/src/queries/backlog.ts';
import {
  shopsWithRunningImports,
  unfinishedImports,
} from '../../../packages/server/src/queries/imports/runs.ts';
import { refreshStatistics } from '../../../packages/server/src/queries/imports/statistics.ts';
import { claimMail, nextDue } from '../../../packages/server/src/queries/mails.ts';
import { shopsWithPayRunSchedule } from '../../../packages/server/src/queries/payouts/pay-run-settings.ts';
import { vendorOfStopLink } from '../../../packages/server/src/queries/payouts/payout-holds.ts';
import { beginPayoutIds } from '../../../packages/server/src/queries/payouts/payout-ids.ts';
import { shopsWithDueTransfers } from '../../../packages/server/src/queries/payouts/payout-transfers.ts';
import { findKey } from '../../../packages/server/src/queries/people/api-keys.ts';
import { deleteOrphanLogin, loginByEmail } from '../../../packages/server/src/queries/people/logins.ts';
import { openInvitation } from '../../../packages/server/src/queries/people/team-invitations.ts';
import { statesOfShops } from '../../../packages/server/src/queries/shops/operator.ts';
import {
  forgetMessagesBefore,
  makeInboxesDue,
} from '../../../packages/server/src/queries/shops/platforms.ts';
import { sandboxesToFill } from '../../../packages/server/src/queries/shops/sandboxes.ts';
import { dueJobs, forgetJobsBefore } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import {
  makerOfKey,
  markPasswordByMail,
} from '../../../packages/server/src/queries/vendors/set-up-by-shop.ts';
import { fillShops, password } from '../operations/shops.ts';
import { noon, startServer } from '../server.ts';
import { openRouted } from './open.ts';
import { overAllShops } from './over-all-shops.ts';

const nothing = 0;

/** Each is called here, so that one that names its shop by now is missed. */
const needShops: readonly ((tx: Tx) => Promise<unknown>)[] = [
  makeEveryTotalDue,
  (tx) => removeExpired(tx, noon),
  shopsWithMoves,
  shopsWithPayRunsDue,
  shopsWithAnswered,
  ...forgets.map(
    ({ forget }) =>
      (tx: Tx) =>
        forget(tx, noon),
  ),
  shopsToCompare,
  shopsWithReconciliations,
  shopsWithReplays,
  shopsWithStatementRuns,
  shopsWithSchedule,
  (tx) => standingByHash(tx, 'abcd'),
  (tx) => shopsWithWebhooksDue(tx, noon),
  invoiceNumbersAnew,
  payRunNumbersAnew,
  readBacklog,
  shopsWithRunningImports,
  (tx) => unfinishedImports(tx, noon),
  (tx) => refreshStatistics(tx, new Map([['orders', 1000]])),
  (tx) => claimMail(tx, noon, noon),
  nextDue,
  shopsWithPayRunSchedule,
  (tx) => vendorOfStopLink(tx, randomUUID(), noon),
  (tx) => beginPayoutIds(tx),
  (tx) => shopsWithDueTransfers(tx, noon),
  (tx) => findKey(tx, nothing),
  (tx) => deleteOrphanLogin(tx, nothing),
  (tx) => openInvitation(tx, randomUUID(), noon),
  statesOfShops,
  (tx) => forgetMessagesBefore(tx, noon),
  (tx) => makeInboxesDue(tx, noon),
  sandboxesToFill,
  dueJobs,
  (tx) => forgetJobsBefore(tx, noon),
  (tx) => makerOfKey(tx, nothing),
  (tx) => markPasswordByMail(tx, nothing, noon),
];

it('every function on the list needs more than one shop', async () => {
  const { database, found, added } = await openRouted(inject('postgresUrl'));
  await fillShops(database);
  const server = await startServer(database);
  const traveller = { email: 'both@alder.example', password };
  const { access: token } = await server.ok('createToken', {
    body: traveller,
    query: { shop: 'birch.example' },
  });
  await database.asSystem(async (tx) => {
    const login_id = (await loginByEmail(tx, traveller.email))?.id ?? nothing;
    const app = { login_id, sealed_secret: Buffer.alloc(1), created_at: noon, last_step: 0 };
    await tx.insertInto('authenticator_apps').values(app).execute();
  });
  await server.ok('createRecoveryCodes', { token });
  const typed = { new_password1: 'moss under the bridge', new_password2: 'moss under the bridge' };
  await server.ok('changePassword', { token, body: { old_password: password, ...typed } });
  for (const work of needShops) await database.asSystem((tx) => work(tx)).catch(unlessNotAtHome);
  const mended = Object.keys(overAllShops).filter((site) => !found().includes(site));
  expect(mended, 'These name their shop now: remove them from over-all-shops.ts.').toEqual([]);
  expect(added(), 'These need more than one shop: put shop_id into their statements.').toEqual([]);
  await server.close();
  await database.close();
});

it('the handbook counts them', () => {
  const page = new URL('../../../stories/handbook/operator/Scaling.mdx', import.meta.url);
  expect(readFileSync(page, 'utf8')).toContain(
    `${Object.keys(overAllShops).length} functions need more than one shop`,
  );
});

/** Refused by the database, since it would write rows of the other's shops. */
function unlessNotAtHome(error: unknown): void {
  if (!(error instanceof pg.DatabaseError && error.constraint === 'at_home')) throw error;
}
