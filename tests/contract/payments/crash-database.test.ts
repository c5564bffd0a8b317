import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCluster, type Cluster } from '../../postgres.ts';
import { copyPostgresTemplate, makePostgresTemplate } from '../../templates.ts';
import { expectPaidOnce, moments, openPaypal, opened, pay, prepare, start } from './mortal.ts';
import { minute } from './world.ts';

/*
 * PostgreSQL is killed (SIGKILL, with every process of it) at each step of a payout by PayPal and started again; the
 * server lives on and ends what it had begun: one credit at PayPal, each line paid once, the vendor mailed once.
 */

// A server waits up to half a minute until it takes the work of a dead connection for free: all with LONG_TESTS=1.
const chosen =
  process.env['LONG_TESTS'] === '1'
    ? moments
    : moments.filter(({ killAt }) => killAt === 'claimed' || killAt === 'answered');

let cluster: Cluster;
beforeAll(async () => {
  cluster = makeCluster();
  await cluster.start();
  await makePostgresTemplate(cluster.url);
}, 60_000);
afterAll(() => cluster.remove());

it.each(chosen)('the database killed $what', { timeout: 180_000 }, async (moment) => {
  const paypal = await openPaypal();
  const at = { databaseUrl: await copyPostgresTemplate(cluster.url) };
  const { shopId, vendor } = await opened(at, prepare);
  const body = { vendor, all_line_items: true, pay_w_paypal: true };

  const server = await start({ at, paypal, killAt: moment.killAt, victim: 'database', ahead: 0 });
  let isKilled = false;
  const kill = async () => {
    await cluster.kill();
    isKilled = true;
  };
  if (moment.fault) paypal.order(moment.fault(kill));
  else
    void server.here.then(async () => {
      await kill();
      server.send('gone');
    });
  // It is answered, or with a failure: by the same key it can be asked again.
  await pay(server.url, body).catch(() => null);
  await expect.poll(() => isKilled, { timeout: 60_000 }).toBe(true);
  await cluster.start();

  // As much later as another would wait before it takes up what somebody else seems to be doing.
  server.send({ ahead: 4 * minute });
  await expect
    .poll(async () => (await fetch(`${server.url}/api/ready/`)).status, { timeout: 60_000, interval: 100 })
    .toBe(200);
  await expectPaidOnce(server, { at, paypal, shopId, body, isAskedAgain: moment.isAskedAgain === true });
});
