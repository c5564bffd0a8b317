import { beforeEach, describe, expect, it } from 'vitest';
import { changeBankDetails } from '../bank-details-row.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { secretsKey } from '../server.ts';
import { forEachDatabase } from '../../databases.ts';
import { day, minute, openPayingWorld, type PayingWorld } from './world.ts';
import { exportBankFile } from '../pay-runs/bank.ts';
import { addMember } from './pay-run-people.ts';

const uk = {
  separator: ',' as const,
  decimal: '.' as const,
  date: 'DD/MM/YYYY' as const,
  has_header: true,
  columns: [
    { title: 'Name', field: 'name' as const, text: '' },
    { title: 'Sort code', field: 'branch' as const, text: '' },
    { title: 'Account', field: 'account' as const, text: '' },
    { title: 'Amount', field: 'amount' as const, text: '' },
    { title: 'Reference', field: 'reference' as const, text: '' },
  ],
};
const statement = {
  separator: ',' as const,
  decimal: '.' as const,
  date: 'YYYY-MM-DD' as const,
  header_rows: 1,
  date_column: 1,
  amount: { column: 3 },
  text_columns: [2],
};

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    return () => world.close();
  });

  const ask = async (body: object = {}) => ({ token: await world.owner(), body });
  const ofRun = async (id: number, body?: object) => ({
    token: await world.owner(),
    params: { id },
    ...(body === undefined ? {} : { body }),
  });
  const draft = async (body: object = {}) => world.server.ok('createPayRun', await ask(body));
  const read = async (id: number) => world.server.ok('getPayRun', await ofRun(id));
  const vendorsOf = async (id: number) =>
    (await world.server.ok('listPayRunVendors', await ofRun(id))).results;
  const approve = async (run: { id: number; amount: string }) =>
    world.server.ok('approvePayRun', await ofRun(run.id, { expected_amount: run.amount }));
  const settings = async (body: object) => world.server.ok('updatePayRunSettings', await ask(body));

  /** Details from long ago, so that nothing is held. */
  async function withBankDetails(vendorId: number): Promise<void> {
    const of = { shopId: world.alder.id, vendorId };
    const details = { kind: 'other', holder: 'Payee', branch: '12-34-56', account: '12345678' } as const;
    const then = new Date(world.server.now.getTime() - 10 * day);
    await world.server.database.asSystem((tx) =>
      changeBankDetails(tx, sealerOf(secretsKey), of, {
        details,
        newLink: crypto.randomUUID(),
        now: then,
      }),
    );
  }

  async function withBank(): Promise<void> {
    await settings({
      file_format: 'csv',
      from: { kind: 'other', holder: 'Alder', branch: '11-22-33', account: '87654321' },
      columns: uk,
    });
  }

  describe('a pay run', () => {
    it('is drafted with exceptions first, changed, approved and done', async () => {
      const one = await world.addPayee();
      await world.addPayee({ paypal_email: '' });
      const run = await draft({ method: 'paypal' });
      expect(run).toMatchObject({ state: 'draft', number: 1, needs_second: false, approvals: [] });
      const vendors = await vendorsOf(run.id);
      expect(vendors[0]?.state).toBe('exception');
      const codes = vendors.map(({ exception }) => exception?.code);
      expect(codes).toEqual(expect.arrayContaining(['vendor_hidden', 'no_paypal_email']));
      const params = { id: run.id, vendor: one.id };
      const token = await world.owner();
      const left = await world.server.ok('updatePayRunVendor', {
        token,
        params,
        body: { is_included: false },
      });
      expect(left.state).toBe('left_out');
      const without = await read(run.id);
      expect(without.count).toBe(run.count - 1);
      await world.server.ok('updatePayRunVendor', {
        token,
        params,
        body: { is_included: true, method: 'by_hand' },
      });
      const ready = await read(run.id);
      expect(ready.totals.map(({ method }) => method).toSorted()).toEqual(['by_hand', 'paypal']);
      const approved = await approve(ready);
      expect(approved).toMatchObject({ state: 'approved', amount: ready.amount });
      expect(approved).toMatchObject({ to_send: { count: 1 }, paid: { count: 0 } });
      await world.server.ok(
        'markPayRunSent',
        await ofRun(run.id, { expected_amount: approved.to_send.amount }),
      );
      world.paypal.state.next = { status: 'SUCCESS', error: '' };
      await world.look();
      expect(await read(run.id)).toMatchObject({ state: 'done', failed: { count: 0 } });
      for (const state of ['done', 'draft', 'approved', 'paying', 'partly_failed', 'canceled']) {
        const listed = await world.server.ok('listPayRuns', { token, query: { state } });
        expect(listed.results.map((of) => of.state)).toEqual(state === 'done' ? ['done'] : []);
      }
      await world.expectClean();
    });

    it('pays nothing where an amount has changed, and shows the new one', async () => {
      const run = await draft({ method: 'by_hand' });
      await world.addPayee();
      const { lines } = await world.addPayee();
      const refreshed = await world.server.ok('refreshPayRun', await ofRun(run.id));
      expect(refreshed.count).toBe(run.count + 2);
      await world.server.ok('createPayout', {
        token: await world.owner(),
        body: {
          vendor: (await vendorsOf(run.id)).find((of) => of.vendor_name === 'Payee 2')?.vendor,
          line_item_ids: lines.slice(0, 1),
        },
      });
      const problem = await world.server.refused(
        'approvePayRun',
        409,
        await ofRun(run.id, { expected_amount: refreshed.amount }),
      );
      expect(problem.code).toBe('amount_changed');
      const now = await read(run.id);
      expect(now).toMatchObject({ state: 'draft', count: refreshed.count });
      expect(now.amount).not.toBe(refreshed.amount);
      expect(await approve(now)).toMatchObject({ state: 'approved', amount: now.amount });
      await world.expectClean();
    });

    it('pays once, however often and by whomever it is approved at a time', async () => {
      const run = await draft({ method: 'by_hand' });
      const asked = await ofRun(run.id, { expected_amount: run.amount });
      const headers = { 'idempotency-key': 'the same approval' };
      const replies = await Promise.all([
        world.server.ask('approvePayRun', asked),
        world.server.ask('approvePayRun', asked),
        world.server.ask('approvePayRun', { ...asked, headers }),
        world.server.ask('approvePayRun', { ...asked, headers }),
      ]);
      const statuses = replies.map(({ status }) => status);
      expect(statuses.filter((status) => status === 201).length).toBeGreaterThan(0);
      expect(statuses.filter((status) => status !== 201 && status !== 409)).toEqual([]);
      const { results } = await world.server.ok('listPayouts', { token: await world.owner() });
      expect(results.filter(({ status }) => status === 'to_send')).toHaveLength(run.count);
      await world.expectClean();
    });

    it('answers a lost approval again', async () => {
      const run = await draft({ method: 'by_hand' });
      const asked = await ofRun(run.id, { expected_amount: run.amount });
      const headers = { 'idempotency-key': 'a lost answer' };
      const first = await world.server.ok('approvePayRun', { ...asked, headers });
      expect(await world.server.ok('approvePayRun', { ...asked, headers })).toEqual(first);
      await world.server.refused('approvePayRun', 409, asked);
    });

    it('needs two persons above the limit', async () => {
      await settings({ second_above: '1.00' });
      const run = await draft({ method: 'by_hand' });
      expect(run.needs_second).toBe(true);
      const first = await approve(run);
      expect(first.state).toBe('draft');
      expect(first.approvals).toHaveLength(1);
      const same = await ofRun(run.id, { expected_amount: run.amount });
      expect((await world.server.refused('approvePayRun', 409, same)).code).toBe('second_person_needed');
      const token = await addMember(world, 'payer');
      const paid = await world.server.ok('approvePayRun', { ...same, token });
      expect(paid).toMatchObject({ state: 'approved', needs_second: true });
      expect(paid.approvals).toHaveLength(2);
      await world.expectClean();
    });

    it('voids the first approval when the draft changes', async () => {
      await settings({ second_above: '1.00' });
      const { id: vendor } = await world.addPayee();
      const run = await draft({ method: 'by_hand' });
      await approve(run);
      const token = await world.owner();
      const params = { id: run.id, vendor };
      await world.server.ok('updatePayRunVendor', { token, params, body: { is_included: false } });
      expect((await read(run.id)).approvals).toEqual([]);
    });

    it('is canceled while nothing has left, and its lines are unpaid again', async () => {
      const before = await draft({ method: 'paypal' });
      await approve(before);
      expect((await read(before.id)).state).toBe('approved');
      const canceled = await world.server.ok('cancelPayRun', await ofRun(before.id));
      expect(canceled.state).toBe('canceled');
      await world.look();
      expect(world.paypal.credits).toEqual([]);
      const again = await draft({ method: 'paypal' });
      expect(again.amount).toBe(before.amount);
      await approve(again);
      world.paypal.state.next = { status: 'PENDING', error: '' };
      await world.look();
      const problem = await world.server.refused('cancelPayRun', 409, await ofRun(again.id));
      expect(problem.code).toBe('not_cancellable');
      await world.expectClean();
    });

    it('pays again what failed, once', async () => {
      const run = await draft({ method: 'paypal' });
      await approve(run);
      world.paypal.state.next = { status: 'FAILED', error: 'INTERNAL_ERROR' };
      await world.look();
      const failed = await read(run.id);
      expect(failed).toMatchObject({ state: 'partly_failed', failed: { amount: run.amount } });
      const stale = await ofRun(run.id, { expected_amount: '0.01' });
      expect((await world.server.refused('payRunAgain', 409, stale)).code).toBe('amount_changed');
      const asked = await ofRun(run.id, { expected_amount: failed.failed.amount });
      const replies = await Promise.all([
        world.server.ask('payRunAgain', asked),
        world.server.ask('payRunAgain', asked),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
      world.paypal.state.next = { status: 'SUCCESS', error: '' };
      await world.look();
      expect(await read(run.id)).toMatchObject({ state: 'done', amount: run.amount });
      await world.expectClean();
    });

    it('does not pay again what was paid otherwise meanwhile', async () => {
      const run = await draft({ method: 'paypal' });
      await approve(run);
      world.paypal.state.next = { status: 'FAILED', error: 'INTERNAL_ERROR' };
      await world.look();
      await world.server.ok('createAllPayouts', await ask({ start_date: null, end_date: null }));
      const asked = await ofRun(run.id, { expected_amount: run.amount });
      expect((await world.server.refused('payRunAgain', 422, asked)).code).toBe('nothing_to_pay');
      await world.expectClean();
    });
  });

  describe('a bank file', () => {
    it('is made once, given to the bank, and settled by its statement', async () => {
      const payees = [await world.addPayee(), await world.addPayee(), await world.addPayee()];
      expect((await draft({ method: 'bank' })).count).toBe(0);
      await withBank();
      for (const { id } of payees) await withBankDetails(id);
      const run = await draft({ method: 'bank' });
      expect(run.count).toBe(3);
      const approved = await approve(run);
      expect(approved).toMatchObject({
        state: 'approved',
        bank_file: { format: 'csv', count: 3, amount: run.amount, given_date: null },
        bank_day: run.bank_day,
      });
      const file = async () => {
        const { status, bytes } = await exportBankFile(world.server.url, run.id, await world.owner());
        expect(status).toBe(200);
        return bytes;
      };
      const bytes = await file();
      expect(bytes.toString()).toContain('12345678');
      const given = await world.server.ok('confirmBankFile', await ofRun(run.id, {}));
      expect(given.state).toBe('paying');
      world.later(5 * minute);
      expect(await file()).toEqual(bytes);

      const payouts = (await vendorsOf(run.id)).flatMap(({ payout, amount, state }) =>
        state === 'paying' ? [{ id: payout ?? 0, amount }] : [],
      );
      const [paid, returned, differing] = payouts;
      const text = [
        'Date,Text,Amount',
        `2026-12-01,Transfer PO-${paid?.id},-${paid?.amount}`,
        `2026-12-01,Transfer po-${returned?.id},-${returned?.amount}`,
        `2026-12-03,Return po-${returned?.id},${returned?.amount}`,
        `2026-12-01,po-${differing?.id},-1.00`,
        '2026-12-02,A customer,55.00',
      ].join('\n');
      const upload = async () =>
        world.server.ok('uploadBankAnswer', await ofRun(run.id, { text, columns: statement }));
      expect(await upload()).toMatchObject({ matched: 3, unmatched: 1, known: 0 });
      expect(await upload()).toMatchObject({ matched: 0, unmatched: 0 });
      expect(await world.statusOf(paid?.id ?? 0)).toBe('paid');
      expect(await world.statusOf(returned?.id ?? 0)).toBe('returned');
      const entries = (await world.server.ok('listBankEntries', await ofRun(run.id))).results;
      expect(entries.map(({ state }) => state)).toEqual(['unmatched', 'matched', 'matched', 'matched']);
      const token = await world.owner();
      const params = { id: run.id, entry: entries[0]?.id ?? 0 };
      const body = { payout: differing?.id ?? 0 };
      expect(await world.server.ok('assignBankEntry', { token, params, body })).toMatchObject({
        state: 'matched',
      });
      await world.server.refused('assignBankEntry', 409, { token, params, body });
      expect(await read(run.id)).toMatchObject({ state: 'partly_failed', failed: { count: 1 } });
      const failed = (await read(run.id)).failed.amount;
      const again = await world.server.ok('payRunAgain', await ofRun(run.id, { expected_amount: failed }));
      expect(again).toMatchObject({ bank_file: { count: 1, given_date: null } });
      expect(again.bank_file?.name).toMatch(/^pay-run-2-2-[0-9a-f]{12}\.csv$/);
      expect((await file()).toString()).toContain('12345678');
      await world.server.ok('confirmBankFile', await ofRun(run.id, { is_paid: true }));
      expect(await read(run.id)).toMatchObject({ state: 'done', amount: run.amount });
      await world.expectClean();
    });

    it('holds back who has changed bank details lately', async () => {
      await withBank();
      const { id } = await world.addPayee();
      await withBankDetails(id);
      const run = await draft({ method: 'bank' });
      const of = { shopId: world.alder.id, vendorId: id };
      await world.server.database.asSystem((tx) =>
        changeBankDetails(tx, sealerOf(secretsKey), of, {
          details: { kind: 'other', holder: 'Thief', branch: '', account: '99999999' },
          newLink: crypto.randomUUID(),
          now: world.server.now,
        }),
      );
      const asked = await ofRun(run.id, { expected_amount: run.amount });
      expect((await world.server.refused('approvePayRun', 409, asked)).code).toBe('amount_changed');
      const vendor = (await vendorsOf(run.id)).find((one) => one.vendor === id);
      expect(vendor?.exception).toMatchObject({ code: 'bank_details_changed' });
      await world.expectClean();
    });
  });

  it('keeps the settings, and shows no account', async () => {
    const saved = await settings({
      schedule: { every: 'month', day: 31 },
      pays_by_itself: true,
      second_above: '500.00',
      from: { kind: 'iban', holder: 'Alder', iban: 'DE89 3704 0044 0532 0130 00', bic: null },
    });
    expect(saved).toMatchObject({
      schedule: { every: 'month', day: 31, method: null },
      pays_by_itself: true,
      from: { holder: 'Alder', masked: 'IBAN DE89 •••• 3000' },
    });
    expect(JSON.stringify(saved)).not.toContain('3704');
    expect(saved.next_on).not.toBeNull();
    const wrong = { from: { kind: 'iban', holder: 'Alder', iban: 'DE89370400440532013001', bic: null } };
    expect((await world.server.refused('updatePayRunSettings', 422, await ask(wrong))).code).toBe(
      'invalid_value',
    );
    const sepa = { file_format: 'pain.001.001.09' };
    expect(
      (await world.server.refused('updatePayRunSettings', 422, await ask(sepa))).errors[0]?.pointer,
    ).toBe('/file_format');
  });
});
