import { beforeEach, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { changeBankDetails } from '../bank-details-row.ts';
import { enterBankDetails } from '../pay-runs/bank.ts';
import { secretsKey } from '../server.ts';
import { addMember } from './pay-run-people.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

/* A pay run by hand: recorded at its approval, sent by a person, and shown as paid only then. */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });

  const ofRun = async (id: number, body?: object) => ({
    token: await world.owner(),
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  const read = async (id: number) => world.server.ok('getPayRun', await ofRun(id));
  const vendorsOf = async (id: number) =>
    (await world.server.ok('listPayRunVendors', await ofRun(id))).results.filter(
      ({ payout }) => payout !== null,
    );
  const approved = async () => {
    const { id, amount } = await world.server.ok('createPayRun', {
      token: await world.owner(),
      body: { method: 'by_hand' },
    });
    return world.server.ok('approvePayRun', await ofRun(id, { expected_amount: amount }));
  };
  const subjects = async (vendor: number) => {
    const rows = await world.server.database.asSystem((tx) =>
      tx.selectFrom('mails').select('subject').where('vendor_id', '=', vendor).orderBy('id').execute(),
    );
    return rows.map(({ subject }) => subject);
  };
  const totals = async () => (await world.server.ok('listPayouts', { token: await world.owner() })).totals[0];
  const list = async (id: number) => {
    const headers = { authorization: `Bearer ${await world.owner()}` };
    const reply = await fetch(`${world.server.url}/api/pay-runs/${id}/to-send/`, { headers });
    return { status: reply.status, text: await reply.text() };
  };

  it('is to be sent once it is approved, and paid once a person has sent it', async () => {
    const payee = await world.addPayee();
    const run = await approved();
    expect(run).toMatchObject({
      state: 'approved',
      to_send: { count: run.count, amount: run.amount },
      paid: { count: 0 },
    });
    const vendors = await vendorsOf(run.id);
    expect(new Set(vendors.map(({ state, payout_status: status }) => `${state} ${status}`))).toEqual(
      new Set(['to_send to_send']),
    );
    expect(await totals()).toMatchObject({ amount_to_send: run.amount, amount_on_its_way: '0.00' });
    expect(await subjects(payee.id)).toEqual(['alder.example is paying you £28.00']);

    const asked = await ofRun(run.id, { expected_amount: run.amount });
    expect(await world.server.ok('markPayRunSent', asked)).toMatchObject({
      state: 'done',
      to_send: { count: 0 },
      paid: { count: run.count, amount: run.amount },
    });
    expect(await totals()).toMatchObject({ amount_to_send: '0.00', amount_on_its_way: '0.00' });
    expect(await subjects(payee.id)).toEqual([
      'alder.example is paying you £28.00',
      'alder.example has paid you £28.00',
    ]);
    await world.expectClean();
  });

  it('is sent once, by however many persons at a time', async () => {
    const payee = await world.addPayee();
    const run = await approved();
    const tokens = [await world.owner(), await addMember(world, 'payer'), await addMember(world, 'manager')];
    const body = { expected_amount: run.amount };
    const replies = await Promise.all(
      tokens.map((token) => world.server.ask('markPayRunSent', { token, params: { id: run.id }, body })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await subjects(payee.id)).toHaveLength(2);
    const { results } = await world.server.ok('listHistory', {
      token: await world.owner(),
      query: { page_size: 200 },
    });
    expect(results.filter(({ event }) => event === 'pay_run.sent')).toHaveLength(1);
    await world.expectClean();
  });

  it('is not marked as sent where another amount is to be sent than was reviewed', async () => {
    const { id: vendor } = await world.addPayee();
    const run = await approved();
    const [one] = (await vendorsOf(run.id)).filter((row) => row.vendor === vendor);
    await world.server.ok('settlePayout', await ofRun(one?.payout ?? 0, { outcome: 'not_paid' }));
    const asked = await ofRun(run.id, { expected_amount: run.amount });
    expect((await world.server.refused('markPayRunSent', 409, asked)).code).toBe('amount_changed');
    const { to_send: left } = await read(run.id);
    const sent = await world.server.ok(
      'markPayRunSent',
      await ofRun(run.id, { expected_amount: left.amount }),
    );
    expect(sent).toMatchObject({ state: 'partly_failed', failed: { count: 1, amount: '28.00' } });
    const again = await world.server.ok('payRunAgain', await ofRun(run.id, { expected_amount: '28.00' }));
    expect(again).toMatchObject({ to_send: { count: 1, amount: '28.00' } });
    await world.expectClean();
  });

  it('is canceled while nothing of it is sent, and its vendors get a mail', async () => {
    const payee = await world.addPayee();
    const run = await approved();
    expect((await world.server.ok('cancelPayRun', await ofRun(run.id))).state).toBe('canceled');
    expect(await subjects(payee.id)).toEqual([
      'alder.example is paying you £28.00',
      'Your payout of £28.00 was withdrawn',
    ]);
    const asked = await ofRun(run.id, { expected_amount: run.amount });
    expect((await world.server.refused('markPayRunSent', 409, asked)).code).toBe('stale');
    expect((await list(run.id)).status).toBe(409);
    await world.expectClean();
  });

  it('has a list to send from, with whole accounts, inert cells and references', async () => {
    const byBank = await world.addPayee();
    const byEmail = await world.addPayee({ paypal_email: '=evil@payee.example' });
    const changed = await world.addPayee();
    const shopId = world.alder.id;
    await world.server.database.asSystem(async (tx) => {
      await enterBankDetails(tx, { shopId, vendorId: byBank.id }, world.server.now);
      await enterBankDetails(tx, { shopId, vendorId: changed.id }, world.server.now);
    });
    const run = await approved();
    const payouts = new Map((await vendorsOf(run.id)).map(({ vendor, payout }) => [vendor, payout]));
    await world.server.database.asSystem((tx) =>
      changeBankDetails(
        tx,
        sealerOf(secretsKey),
        { shopId, vendorId: changed.id },
        {
          details: { kind: 'other', holder: 'Thief', branch: '', account: '99999999' },
          newLink: crypto.randomUUID(),
          now: world.server.now,
        },
      ),
    );
    const { status, text } = await list(run.id);
    expect(status).toBe(200);
    const lines = text.replace('\uFEFF', '').trim().split('\r\n');
    expect(lines[0]).toBe('Name,Account,Amount,Currency,Reference');
    expect(lines).toHaveLength(run.count + 1);
    const lineOf = (vendor: number) => lines.find((line) => line.endsWith(`po-${payouts.get(vendor)}`));
    expect(lineOf(byBank.id)).toBe(`Payee,12-34-56 12345678,28.00,GBP,po-${payouts.get(byBank.id)}`);
    expect(lineOf(byEmail.id)).toContain(",'=evil@payee.example,28.00,GBP,");
    expect(lineOf(changed.id)).toContain('ask the vendor before you pay');
    expect(text).not.toContain('99999999');
    const { results } = await world.server.ok('listHistory', {
      token: await world.owner(),
      query: { page_size: 200 },
    });
    expect(results.filter(({ event }) => event === 'pay_run.listed')).toHaveLength(1);
    const form = { token: await world.owner(), body: { csv_form: 'semicolons' as const } };
    await world.server.ok('updatePreferences', form);
    expect((await list(run.id)).text).toContain(
      `\r\nPayee;12-34-56 12345678;28,00;GBP;po-${payouts.get(byBank.id)}\r\n`,
    );
    await world.server.ok('markPayRunSent', await ofRun(run.id, { expected_amount: run.amount }));
    expect((await list(run.id)).status).toBe(409);
  });

  it('leaves a payout that the owner has paid as it is: recorded, and paid', async () => {
    const payee = await world.addPayee();
    const body = { vendor: payee.id, all_line_items: true };
    const payout = await world.server.ok('createPayout', { token: await world.owner(), body });
    expect(payout).toMatchObject({ status: 'recorded', reference: `po-${payout.id}`, pay_run_number: null });
    expect(await subjects(payee.id)).toEqual(['alder.example has paid you £28.00']);
  });
});
