import { beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { addMember } from '../payments/pay-run-people.ts';
import { openPayingWorld, type PayingWorld } from '../payments/world.ts';
import type { Reply } from '../server.ts';

/* Two persons at one pay run at the same moment: one transaction has its way, and the other person is answered why not. */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });

  const draft = async () => {
    await world.addPayee();
    await world.addPayee();
    const body = { method: 'by_hand' };
    return world.server.ok('createPayRun', { token: await world.owner(), body });
  };
  type Run = Awaited<ReturnType<typeof draft>>;
  const read = async ({ id }: Run) =>
    world.server.ok('getPayRun', { token: await world.owner(), params: { id } });
  const approve = (token: string, { id, amount }: Run) =>
    world.server.ask('approvePayRun', { token, params: { id }, body: { expected_amount: amount } });

  const bodyOf = (reply: Reply) => reply.body as { state?: string; code?: string; detail?: string };

  /** The payouts of the run, each of whose vendors has one, with the amount that was approved. */
  async function expectPaidOnce(run: Run): Promise<void> {
    const { results } = await world.server.ok('listPayouts', { token: await world.owner() });
    expect(results).toHaveLength(run.count);
    expect(new Set(results.map(({ vendor }) => vendor)).size).toBe(run.count);
    const paid = results.reduce((sum, { amount }) => sum + Math.round(Number(amount) * 100), 0);
    expect(paid).toBe(Math.round(Number(run.amount) * 100));
    const history = await world.server.ok('listHistory', {
      token: await world.owner(),
      query: { page_size: 200 },
    });
    expect(history.results.filter(({ event }) => event === 'pay_run.approved')).toHaveLength(1);
    await world.expectClean();
  }

  it('pays once where one person is enough, and answers the other that it was approved already', async () => {
    const run = await draft();
    const tokens = [await world.owner(), await addMember(world, 'owner'), await addMember(world, 'payer')];
    const replies = await Promise.all(tokens.map((token) => approve(token, run)));
    const [paid, ...others] = replies.toSorted((a, b) => a.status - b.status);
    expect(paid).toMatchObject({ status: 201, body: { state: 'approved', amount: run.amount } });
    for (const other of others) {
      expect(other).toMatchObject({
        status: 409,
        body: { code: 'stale', detail: 'This pay run has already been approved. Please review it again.' },
      });
    }
    expect((await read(run)).approvals).toHaveLength(1);
    await expectPaidOnce(run);
  });

  it('pays once where two have to approve, by the later of the two', async () => {
    await world.server.ok('updatePayRunSettings', {
      token: await world.owner(),
      body: { second_above: '1.00' },
    });
    const run = await draft();
    const tokens = [await world.owner(), await addMember(world, 'owner')];
    // Each asks twice at a time, which makes neither of them two persons.
    const replies = await Promise.all([...tokens, ...tokens].map((token) => approve(token, run)));
    const states = replies.filter(({ status }) => status === 201).map((reply) => bodyOf(reply).state);
    expect(states.toSorted()).toEqual(['approved', 'draft']);
    const refusals = replies.filter(({ status }) => status !== 201);
    expect(refusals).toHaveLength(2);
    for (const { status, body } of refusals) {
      expect(status).toBe(409);
      expect(['stale', 'second_person_needed']).toContain((body as { code: string }).code);
    }
    const now = await read(run);
    expect(now.approvals).toHaveLength(2);
    expect(new Set(now.approvals.map(({ by }) => by)).size).toBe(2);
    await expectPaidOnce(run);
  });

  it('pays by the first of two alone once the shop asks for no second', async () => {
    const limit = async (above: string | null) =>
      world.server.ok('updatePayRunSettings', { token: await world.owner(), body: { second_above: above } });
    await limit('1.00');
    const run = await draft();
    expect(await approve(await world.owner(), run)).toMatchObject({ status: 201, body: { state: 'draft' } });
    await limit(null);
    expect(await approve(await world.owner(), run)).toMatchObject({
      status: 201,
      body: { state: 'approved' },
    });
    expect((await read(run)).approvals).toHaveLength(1);
    await expectPaidOnce(run);
  });

  it('pays what was reviewed, or nothing, while another person leaves a vendor out', async () => {
    const run = await draft();
    const [owner, second] = [await world.owner(), await addMember(world, 'manager')];
    const { results } = await world.server.ok('listPayRunVendors', {
      token: owner,
      params: { id: run.id },
    });
    const vendor = results.find(({ state }) => state === 'included')?.vendor ?? 0;
    const [approval, change] = await Promise.all([
      approve(owner, run),
      world.server.ask('updatePayRunVendor', {
        token: second,
        params: { id: run.id, vendor },
        body: { is_included: false },
      }),
    ]);
    // Whichever comes first has its way, and the other one is refused.
    if (approval.status === 201) {
      expect(change).toMatchObject({ status: 409, body: { code: 'stale' } });
      return expectPaidOnce(run);
    }
    expect(approval).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    expect(change).toMatchObject({ status: 200, body: { state: 'left_out' } });
    const now = await read(run);
    expect(now).toMatchObject({ state: 'draft', count: run.count - 1 });
    expect((await approve(second, now)).status).toBe(201);
    await expectPaidOnce(now);
  });

  it('is cancelled before or after its approval, and pays nothing', async () => {
    const run = await draft();
    const [owner, second] = [await world.owner(), await addMember(world, 'owner')];
    const [approval, cancellation] = await Promise.all([
      approve(owner, run),
      world.server.ask('cancelPayRun', { token: second, params: { id: run.id } }),
    ]);
    // Nothing of an approved run has left before it is marked as sent, so it can be cancelled.
    expect([201, 409]).toContain(approval.status);
    expect(cancellation).toMatchObject({ status: 200, body: { state: 'canceled' } });
    expect((await read(run)).state).toBe('canceled');
    const { results } = await world.server.ok('listPayouts', { token: owner });
    expect(results).toEqual([]);
    await world.expectClean();
  });
});
