import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeCluster, type Cluster } from '../../postgres.ts';
import { copyPostgresTemplate, makePostgresTemplate } from '../../templates.ts';
import { expectPaidOnce, moments, openPaypal, opened, pay, prepare, start } from './mortal.ts';
import { minute } from './world.ts';

/*
 * PostgreSQL is killed (SIGKILL, all processes) at each step of a payout by PayPal and started again; the server
 * survives and completes its work: one credit at PayPal, each line paid once, one mail to the vendor.
 */

// A server waits up to half a minute before it takes over work of a dead connection, so most cases need LONG_TESTS=1.
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
  // The request succeeds or fails; it can be repeated with the same key.
  await pay(server.url, body).catch(() => null);
  await expect.poll(() => isKilled, { timeout: 60_000 }).toBe(true);
  await cluster.start();

  // The time after which another process takes over claimed work.
  server.send({ ahead: 4 * minute });
  await expect
    .poll(async () => (await fetch(`${server.url}/api/ready/`)).status, { timeout: 60_000, interval: 100 })
    .toBe(200);
  await expectPaidOnce(server, { at, paypal, shopId, body, isAskedAgain: moment.isAskedAgain === true });
});
