import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { enginesHere, forDatabase } from '../../databases.ts';
import { report } from '../../prove/figures.ts';
import { liveKeys } from '../payments/world.ts';
import { startPaypal, type PaypalServer } from '../payments/paypal-server.ts';
import { expectNoFaults, faultsIn, noFaults } from './history-money.ts';
import { openHistoryShop, openLogins, runsOf } from './history-shop.ts';
import { history } from './history-steps.ts';
import type { Counts } from './history-ask.ts';
import { endOf, take } from './history.ts';
import { seed } from '../../turn.ts';

/*
 * Histories of shops that pay by pay runs: sales, refunds, holds, runs drafted and approved by one or two at once, payments that
 * fail or come back and are made again, deletions, and processes killed at any of their transactions. After each, the books
 * are held to what was sold and returned, and to the books of PayPal and of the bank: nothing is paid twice, nothing is lost.
 */

const isLong = process.env['LONG_TESTS'] === '1';
const histories = { postgresql: isLong ? 10_000 : 40, pglite: isLong ? 200 : 3 };

for (const name of enginesHere()) {
  forDatabase(name, (open) => {
    let database: Database;
    let paypal: PaypalServer;
    let logins: readonly [number, number];
    beforeAll(async () => {
      database = await open();
      paypal = await startPaypal();
      paypal.openAccount(liveKeys.live_api_client, liveKeys.live_api_secret);
      logins = await openLogins(database);
      return () => paypal.close();
    });

    it(
      'pays nothing twice and loses nothing in any history of pay runs',
      { timeout: isLong ? 6 * 3_600_000 : 300_000 },
      async () => {
        const began = performance.now();
        const counts: Counts = { kills: 0, approved: 0, refunds: 0, deletions: 0, again: 0 };
        const done = { histories: 0, runs: 0, steps: 0, payouts: 0 };
        const faults = noFaults();
        const figures = () => ({
          engine: name,
          seed,
          ...done,
          ...counts,
          ...faults,
          seconds: (performance.now() - began) / 1000,
        });
        const property = fc.asyncProperty(history, async ({ atPaypal, steps }) => {
          paypal.calm();
          paypal.state.next = { status: atPaypal, error: '' };
          const shop = await openHistoryShop({ database, paypal, logins });
          paypal.state.now = () => shop.clock.now.getTime();
          const paypalFrom = paypal.credits.length;
          for (const step of steps) await take(shop, counts, step);
          await endOf(shop, counts);
          const found = await faultsIn(shop, paypalFrom);
          done.histories += 1;
          done.steps += steps.length;
          done.runs += (await runsOf(shop)).length;
          done.payouts += found.payouts;
          faults.doubles += found.doubles;
          faults.lost += found.lost;
          faults.freed += found.freed;
          faults.findings += found.findings.length;
          if (isLong && done.histories % 100 === 0) console.log(`pay runs: ${JSON.stringify(figures())}`);
          expectNoFaults(found);
        });
        try {
          await fc.assert(property, { numRuns: histories[name], seed, endOnFailure: isLong });
        } finally {
          report('pay runs', figures());
        }
        expect(done.runs).toBeGreaterThanOrEqual(histories[name] / 2);
      },
    );
  });
}
