import { beforeEach, expect, it } from 'vitest';
import { createMethods } from '../../../packages/server/src/payments/methods.ts';
import { createPaypal } from '../../../packages/server/src/payments/paypal/client.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import {
  createPayRunWork,
  draftScheduledRuns,
} from '../../../packages/server/src/features/pay-runs/pay-run-work.ts';
import { vendorsWithBankDetails } from '../../../packages/server/src/queries/payouts/bank-payees.ts';
import { secretsKey } from '../server.ts';
import { forEachDatabase } from '../../databases.ts';
import { addMember } from './pay-run-people.ts';
import { day, openPayingWorld, type PayingWorld } from './world.ts';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });

  const given = () => {
    const { database } = world.server;
    const clock = () => world.server.now;
    const urls = { live: world.paypal.url, sandbox: world.sandbox.url };
    const secrets = sealerOf(secretsKey);
    const publicUrl = () => 'https://shop.example';
    const startDelivery = () => undefined;
    const methods = createMethods({
      database,
      paypal: createPaypal(urls, clock, 2000),
      secrets,
      publicUrl,
      clock,
      startDelivery,
      wakeJobs: () => undefined,
      payees: vendorsWithBankDetails,
    });
    return { database, methods, secrets, publicUrl, clock, startDelivery };
  };
  const work = async () => {
    const payRuns = createPayRunWork(given());
    for (const shopId of await payRuns.dueShops()) await payRuns.run(shopId, new AbortController().signal);
  };
  const settings = async (body: object) =>
    world.server.ok('updatePayRunSettings', { token: await world.owner(), body });
  const runs = async () =>
    (await world.server.ok('listPayRuns', { token: await world.owner() })).results.toReversed();
  const readyMails = () =>
    world.server.database.asSystem((tx) =>
      tx.selectFrom('mails').select(['to_address', 'subject']).where('kind', '=', 'pay_run').execute(),
    );

  it('drafts a run once a day of the schedule, by any number of processes, and notifies the shop', async () => {
    const saved = await settings({ schedule: { every: 'week', day: 5, method: 'by_hand' } });
    await draftScheduledRuns(given());
    expect(await runs()).toEqual([]);
    world.later(8 * day);
    await Promise.all([draftScheduledRuns(given()), draftScheduledRuns(given())]);
    await draftScheduledRuns(given());
    const [run, ...others] = await runs();
    expect(others).toEqual([]);
    expect(run).toMatchObject({ state: 'draft', created_by: null });
    expect(run?.scheduled_for).not.toBeNull();
    expect((run?.scheduled_for ?? '') >= (saved.next_on ?? '')).toBe(true);
    expect(await readyMails()).toHaveLength(1);
    await work();
    // It pays nothing automatically unless that is switched on.
    expect((await runs())[0]?.state).toBe('draft');
    world.later(7 * day);
    await draftScheduledRuns(given());
    expect(await runs()).toHaveLength(2);
    await world.expectClean();
  });

  it('pays automatically if the owner has switched that on, once', async () => {
    await settings({ schedule: { every: 'week', day: 5, method: 'by_hand' }, pays_by_itself: true });
    world.later(8 * day);
    await draftScheduledRuns(given());
    await world.addPayee();
    // Once for the amounts that have changed since, and once more for the payment.
    await Promise.all([work(), work()]);
    await work();
    const [run] = await runs();
    expect(run).toMatchObject({ state: 'approved', approvals: [{ by: null }] });
    const token = await world.owner();
    const body = { expected_amount: run?.to_send.amount };
    await world.server.ok('markPayRunSent', { token, params: { id: run?.id ?? 0 }, body });
    await work();
    const { results } = await world.server.ok('listHistory', {
      token: await world.owner(),
      query: { page_size: 200 },
    });
    expect(results.filter(({ event }) => event === 'pay_run.approved')).toHaveLength(1);
    expect(results.filter(({ event }) => event === 'pay_run.done')).toHaveLength(1);
    await world.expectClean();
  });

  it('waits for two people above the limit, although it pays automatically', async () => {
    await settings({
      schedule: { every: 'week', day: 5, method: 'by_hand' },
      pays_by_itself: true,
      second_above: '1.00',
    });
    world.later(8 * day);
    await draftScheduledRuns(given());
    await work();
    const [run] = await runs();
    expect(run).toMatchObject({ state: 'draft', needs_second: true, approvals: [] });
    const body = { expected_amount: run?.amount ?? '' };
    const params = { id: run?.id ?? 0 };
    await world.server.ok('approvePayRun', { token: await world.owner(), params, body });
    const token = await addMember(world, 'manager');
    expect(await world.server.ok('approvePayRun', { token, params, body })).toMatchObject({
      state: 'approved',
    });
    await world.expectClean();
  });
});
