/**
 * A shop that has outgrown one machine: haproxy before three API processes, two workers beside them, pgbouncer before
 * a PostgreSQL primary, a streaming standby for lists. An API process is killed and the standby promoted while people
 * pay. Nothing that was answered is lost, no line is paid twice, and no money is sent twice.
 */
import { moneyFromWire } from '@consignment/domain/money/money';
import { audit } from '@consignment/server/features/features';
import { auditShops } from '@consignment/server/ledger/audit-shops';
import { openDatabase } from '@consignment/server/database/open-database';
import { describe, expect, it, onTestFinished } from 'vitest';
import { demo, signIn, type Api } from '../flows/helpers/api.ts';
import { withDataDir } from '../flows/helpers/server.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { attemptsOf, payAll, twice, type Page, type Payout } from './paying.ts';
import { ask, missingPrograms, until } from './programs.ts';

const missing = missingPrograms();
const why = `needs ${missing.join(', ')}: apt-get install ${missing.join(' ')}`;
if (missing.length > 0) console.warn(`The cluster was NOT tested: it ${why}`);

const vendorsByPaypal = 4;
const keys = { live_api_client: 'AZ-live', live_api_secret: 'the live secret of the shop' };

describe.skipIf(missing.length > 0)(missing.length > 0 ? `a cluster (${why})` : 'a cluster', () => {
  it('pays everybody once through the loss of a server and of the database', { timeout: 900_000 }, () =>
    withDataDir(async (dataDir) => {
      const cluster = await startCluster(dataDir);
      onTestFinished(() => cluster.end());
      const { url, apis, workers, primary, standby, paypal } = cluster;
      const api = await signIn(url, demo.owner);
      await connectPaypal(cluster, api);
      const before = await totalsOf(api);
      const attempts = await attemptsOf(api, vendorsByPaypal);
      // A new PayPal email holds payments for two days, which is not waited for here.
      const books = await openDatabase({ databaseUrl: cluster.databaseUrl });
      await books.asSystem((tx) => tx.deleteFrom('vendor_bank_details').execute());
      await books.close();
      await until(() => isAskedForLists(cluster, api), 'a list that the standby answers');

      const asked = twice(attempts);
      const paying = payAll(url, asked);
      await until(() => Promise.resolve(paying.answered() > asked.length / 4), 'the first quarter', 120_000);
      await api.get('/vendors/recalculate-totals/');
      await apis[0].end('SIGKILL');
      await until(() => Promise.resolve(paying.answered() > asked.length / 2), 'the first half', 120_000);
      await primary.end('SIGKILL');
      expect(paying.answered()).toBeLessThan(asked.length);

      // Without a database, a server reports it and survives.
      const away = await fetch(`${apis[1].url}/api/ready/`);
      expect(away.status).toBe(503);
      expect(await away.json()).toMatchObject({ code: 'unavailable' });
      await cluster.failOver();
      await paying.done;
      console.info(`${attempts.length} payouts, each asked for twice, were answered:`, paying.answers);
      // Neither unanswered calls, which haproxy ends with a 504, nor failed ones.
      expect([...paying.answers.keys()].filter((words) => /^50[04]/.test(words))).toEqual([]);

      const after = await signIn(url, demo.owner);
      const made = asked.flatMap(({ outcome }) =>
        outcome === null || outcome === 'paid already' ? [] : [outcome],
      );
      expect(made.length).toBe(attempts.length);
      // By the workers; the second may have to take over interrupted work.
      await until(async () => (await unfinishedOf(after)).length === 0, 'what PayPal was asked for', 400_000);
      const payouts = await payoutsOf(after);
      for (const { id, amount } of made) expect(payouts.get(id)?.amount).toBe(amount);

      const lines = await linesOf(after, [...payouts.keys()]);
      expect(new Set(lines).size).toBe(lines.length);
      const chosen = attempts.flatMap(({ body }) => body.line_item_ids);
      expect(chosen.filter((line) => !lines.includes(line))).toEqual([]);

      const byPaypal = made.filter(({ id }) => payouts.get(id)?.status === 'paid');
      expect(byPaypal.length).toBe(attempts.filter(({ body }) => body.pay_w_paypal).length);
      expect(
        paypal.credits.map(({ senderBatchId, value }) => `${senderBatchId} ${value}`).toSorted(),
      ).toEqual(byPaypal.map(({ id, amount }) => `po_${id}_1 ${amount}`).toSorted());

      for (const server of [...apis.slice(1), ...workers]) {
        expect((await fetch(`${server.url}/api/ready/`)).status).toBe(200);
      }
      await after.get('/vendors/recalculate-totals/');
      await until(() => isIdle(standby.urlOf('shop')), 'the workers');
      const paid = made.reduce((sum, { amount }) => sum + moneyFromWire(amount, 'GBP'), 0);
      expect(await totalsOf(after)).toEqual({
        earned: before.earned,
        paid: before.paid + paid,
        due: before.due - paid,
      });
      const database = await openDatabase({ databaseUrl: standby.urlOf('shop') });
      expect(await auditShops(database, audit).finally(() => database.close())).toMatchObject([
        { shop: demo.shop, differences: [] },
      ]);
    }),
  );
});

async function connectPaypal({ databaseUrl, paypal }: Cluster, api: Api): Promise<void> {
  paypal.openAccount(keys.live_api_client, keys.live_api_secret);
  paypal.state.next = { status: 'SUCCESS', error: '' };
  // The platform sets this for a shop that is not in Canada.
  await ask(databaseUrl, 'update shops set can_use_paypal = true');
  const { results } = await api.get<Page<{ id: number }>>('/paypal/settings/list/');
  const saved = await api.send('PUT', `/paypal/settings/${results[0]?.id ?? 0}/retrieve-update/`, {
    ...keys,
    live_mode: true,
  });
  expect(saved.status).toBe(200);
}

/** True once a list was answered by a transaction on the standby. */
async function isAskedForLists({ standby }: Cluster, api: Api): Promise<boolean> {
  await api.get('/vendors/payouts/?page_size=1');
  const commits = `select count(*)::int as value from pg_stat_activity where datname = 'shop' and query = 'commit'`;
  return (await ask(standby.urlOf('postgres'), commits)) !== 0;
}

async function totalsOf(api: Api): Promise<{ earned: number; paid: number; due: number }> {
  const totals = await api.get<Record<'commission_earned' | 'commission_paid' | 'commission_due', string>>(
    '/vendors/commission-totals/combined/',
  );
  return {
    earned: moneyFromWire(totals.commission_earned, 'GBP'),
    paid: moneyFromWire(totals.commission_paid, 'GBP'),
    due: moneyFromWire(totals.commission_due, 'GBP'),
  };
}

async function payoutsOf(api: Api): Promise<Map<number, Payout>> {
  const { results } = await api.get<Page<Payout>>('/vendors/payouts/?page_size=1000');
  return new Map(results.filter(({ status }) => status !== 'deleted').map((payout) => [payout.id, payout]));
}

async function unfinishedOf(api: Api): Promise<Payout[]> {
  const payouts = await payoutsOf(api);
  return [...payouts.values()].filter(({ status }) => !['recorded', 'paid'].includes(status));
}

async function linesOf(api: Api, payouts: readonly number[]): Promise<number[]> {
  const lists = await Promise.all(
    payouts.map((id) =>
      api.get<{ line_items: { line_item: { id: number } }[] }>(
        `/vendors/payouts/${id}/?expand=line_items_w_order`,
      ),
    ),
  );
  return lists.flatMap(({ line_items: items }) => items.map(({ line_item: line }) => line.id));
}

/** Only a worker does this: the API processes run no jobs. */
async function isIdle(databaseUrl: string): Promise<boolean> {
  return (await ask(databaseUrl, 'select count(*)::int as value from shop_jobs where is_due')) === 0;
}
