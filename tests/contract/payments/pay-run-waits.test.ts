import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { lockVendor } from '../../../packages/server/src/queries/vendors/vendors.ts';
import { forDatabase, forEachDatabase } from '../../databases.ts';
import { endQuestion, insertQuestion } from '../asked-rows.ts';
import { holdOpen, waiting } from '../held.ts';
import { lineOf } from '../operations/shops.ts';
import type { Reply } from '../server.ts';
import { openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/* Lines of questions under way wait out of pay runs, from the draft to the approval. Every payee has 28.00 due: 5, 8 and 15. */

const open = (world: PayingWorld) => ({
  ofRun: async (id: number, body?: object) => ({
    token: await world.owner(),
    params: { id },
    ...(body === undefined ? {} : { body }),
  }),
  draft: async (method = 'by_hand') =>
    world.server.ok('createPayRun', { token: await world.owner(), body: { method } }),
  ask: ({ id }: Payee, line: number | undefined) =>
    world.server.database.asSystem((tx) =>
      insertQuestion(
        tx,
        world.alder.id,
        { vendor_id: id, line_item_id: line ?? 0 },
        { asked_at: world.server.now },
      ),
    ),
  end: (id: number) =>
    world.server.database.asSystem((tx) => endQuestion(tx, id, { as: 'closed', at: world.server.now })),
  paidLines: async ({ lines }: Payee) => {
    const rows = await world.server.database.asSystem((tx) =>
      tx
        .selectFrom('line_items')
        .select(['id', 'payout_id'])
        .where('id', 'in', lines)
        .orderBy('id')
        .execute(),
    );
    return rows.flatMap(({ id, payout_id: payout }) => (payout === null ? [] : [id]));
  },
});

forEachDatabase((_name, start) => {
  let world: PayingWorld;
  let of: ReturnType<typeof open>;
  beforeEach(async () => {
    world = await openPayingWorld(await start());
    of = open(world);
    return () => world.close();
  });

  const vendorsOf = async (id: number) =>
    (await world.server.ok('listPayRunVendors', await of.ofRun(id))).results;
  const rowOf = async (run: { id: number }, { id }: Payee) =>
    (await vendorsOf(run.id)).find(({ vendor }) => vendor === id);
  const approve = async (run: { id: number; amount: string }) =>
    world.server.ok('approvePayRun', await of.ofRun(run.id, { expected_amount: run.amount }));
  const dueOf = async ({ id }: Payee) =>
    (await world.server.ok('getVendor', { token: await world.owner(), params: { id } })).commission_totals
      .due;

  it('pays the others, says how many wait, and keeps them due', async () => {
    const [some, all, none] = [await world.addPayee(), await world.addPayee(), await world.addPayee()];
    const first = await of.ask(some, some.lines[0]);
    await of.ask(some, some.lines[1]);
    for (const line of all.lines) await of.ask(all, line);
    const run = await of.draft();
    expect(await rowOf(run, some)).toMatchObject({
      amount: '15.00',
      line_count: 1,
      waiting_lines: 2,
      waiting_amount: '13.00',
      state: 'included',
      exception: null,
    });
    expect(await rowOf(run, all)).toMatchObject({
      amount: '0.00',
      waiting_lines: 3,
      waiting_amount: '28.00',
      state: 'exception',
      exception: {
        code: 'waits_for_answer',
        reason: 'Nothing can be paid yet: 3 lines are waiting for an answer.',
        available_on: null,
        address: null,
      },
    });
    expect(await rowOf(run, none)).toMatchObject({
      amount: '28.00',
      waiting_lines: 0,
      waiting_amount: '0.00',
    });
    expect(await approve(run)).toMatchObject({ state: 'approved', amount: run.amount });
    expect(await of.paidLines(some)).toEqual([some.lines[2]]);
    expect(await of.paidLines(all)).toEqual([]);
    expect([await dueOf(some), await dueOf(all), await dueOf(none)]).toEqual(['13.00', '28.00', '0.00']);
    await world.expectClean();

    await of.end(first.id);
    const next = await of.draft();
    expect(await rowOf(next, some)).toMatchObject({
      amount: '5.00',
      waiting_lines: 1,
      waiting_amount: '8.00',
    });
    await approve(next);
    expect(await dueOf(some)).toBe('8.00');
    await world.expectClean();
  });

  it('keeps a line out that was asked about between draft and approval', async () => {
    const payee = await world.addPayee();
    const run = await of.draft();
    await of.ask(payee, payee.lines[2]);
    const body = { expected_amount: run.amount };
    const problem = await world.server.refused('approvePayRun', 409, await of.ofRun(run.id, body));
    expect(problem.code).toBe('amount_changed');
    expect(await of.paidLines(payee)).toEqual([]);
    const now = await world.server.ok('refreshPayRun', await of.ofRun(run.id));
    expect(await rowOf(now, payee)).toMatchObject({
      amount: '13.00',
      waiting_lines: 1,
      waiting_amount: '15.00',
    });
    await approve(now);
    expect(await of.paidLines(payee)).toEqual(payee.lines.slice(0, 2));
    await world.expectClean();
  });

  it('says so before everyone is paid, and still pays a single vendor by hand', async () => {
    const [one, other] = [await world.addPayee(), await world.addPayee()];
    await of.ask(one, one.lines[0]);
    for (const line of other.lines) await of.ask(other, line);
    const token = await world.owner();
    const plan = await world.server.ok('previewAllPayouts', { token, query: {} });
    expect(plan.payouts.find(({ vendor }) => vendor === one.id)).toMatchObject({
      amount: '23.00',
      line_items: 2,
      waiting_lines: 1,
      waiting_amount: '5.00',
    });
    expect(plan.skipped.find(({ vendor }) => vendor === other.id)).toMatchObject({
      code: 'waits_for_answer',
      reason: 'Nothing can be paid yet: 3 lines are waiting for an answer.',
    });
    await world.server.ok('createAllPayouts', {
      token,
      body: { start_date: null, end_date: null, expected_amount: plan.amount, early: true },
    });
    expect(await of.paidLines(one)).toEqual(one.lines.slice(1));
    expect(await of.paidLines(other)).toEqual([]);
    await world.server.ok('createPayout', { token, body: { vendor: other.id, line_item_ids: other.lines } });
    expect(await of.paidLines(other)).toEqual(other.lines);
    await world.expectClean();
  });

  it('does not pay again what has failed while a line of it waits', async () => {
    const [payee, other] = [await world.addPayee(), await world.addPayee()];
    const run = await of.draft('paypal');
    await approve(run);
    world.paypal.state.next = { status: 'FAILED', error: 'INTERNAL_ERROR' };
    await world.look();
    await of.ask(payee, payee.lines[0]);
    const { failed } = await world.server.ok('getPayRun', await of.ofRun(run.id));
    world.paypal.state.next = { status: 'SUCCESS', error: '' };
    await world.server.ok('payRunAgain', await of.ofRun(run.id, { expected_amount: failed.amount }));
    await world.look();
    expect(await of.paidLines(payee)).toEqual([]);
    expect(await of.paidLines(other)).toEqual(other.lines);
    const left = await world.server.ok('getPayRun', await of.ofRun(run.id));
    const again = await of.ofRun(run.id, { expected_amount: left.failed.amount });
    const problem = await world.server.refused('payRunAgain', 422, again);
    expect(problem.errors.map(({ detail }) => detail)).toContainEqual(
      expect.stringMatching(
        /: 1 line is waiting for an answer\. The next pay run will include the others\.$/,
      ),
    );
    await world.expectClean();
  });
});

forDatabase('postgresql', (start) => {
  let world: PayingWorld;
  beforeEach(async () => {
    world = await openPayingWorld(await start());
    return () => world.close();
  });

  it('keeps the line out of an approval that began before the question was committed', async () => {
    const of = open(world);
    const payee = await world.addPayee();
    const run = await of.draft();
    const { database } = world.server;
    const asking = await holdOpen(database, world.alder.id, (tx) =>
      insertQuestion(tx, world.alder.id, { vendor_id: payee.id, line_item_id: payee.lines[0] ?? 0 }),
    );
    const body = { expected_amount: run.amount };
    const approval = world.server.ask('approvePayRun', await of.ofRun(run.id, body));
    await expect.poll(() => waiting(database)).toBe(1);
    await asking.commit();
    expect(await approval).toMatchObject({ status: 409, body: { code: 'amount_changed' } });
    expect(await of.paidLines(payee)).toEqual([]);
    await world.expectClean();
  });

  it('is what asking and reopening wait for: they hold the vendor, as the approval does', async () => {
    const { database } = world.server;
    const token = world.tokens.vendor;
    const whileHeld = async (call: () => Promise<Reply>) => {
      const held = await holdOpen(database, world.alder.id, (tx) =>
        lockVendor(tx, world.alder.id, world.lantern),
      );
      const reply = call();
      await expect.poll(() => waiting(database)).toBe(1);
      await held.commit();
      return ((await reply).body as { question: { id: number; state: string } }).question;
    };
    const body = { line_item: lineOf(world.alder, 'lamp'), reason: 'rate', text: 'Why 50%?' };
    const { id, state } = await whileHeld(() =>
      world.server.ask('askQuestion', { token, headers: { 'idempotency-key': randomUUID() }, body }),
    );
    expect(state).toBe('open');
    const params = { id };
    await world.server.ok('settleQuestion', { token, params, body: { state: 'closed' } });
    const again = await whileHeld(() => world.server.ask('reopenQuestion', { token, params, body: {} }));
    expect(again.state).toBe('open');
  });
});
