import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { camt } from '../../unit/server/bank-files/statements.ts';
import { bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

/* A bank file that has left the shop may be paid at any time, so nothing in it becomes payable automatically. */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    bank = bankRunsOf(world);
    await bank.setUp();
    await bank.addPayees(2);
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const ofPayout = async (id: number, body?: object) => bank.ofRun(id, body);
  const withdraw = async (id: number) => ({
    token: await world.owner(),
    params: { id },
    query: { file_withdrawn: true },
  });

  describe('a payout in a bank file', () => {
    it('is not canceled or deleted alone, before its file has left and after', async () => {
      const { run, payouts } = await bank.approved();
      const [one] = payouts;
      if (one === undefined) throw new Error('Nothing was paid.');
      const due = await bank.due();
      const before = await world.server.refused('cancelPayout', 409, await ofPayout(one.id));
      expect(before).toMatchObject({ code: 'not_cancellable' });
      expect(before.detail).toContain(`Cancel the whole pay run`);
      const settle = await ofPayout(one.id, { outcome: 'not_paid' });
      const early = await world.server.refused('settlePayout', 409, settle);
      expect(early).toMatchObject({ code: 'not_in_question' });
      expect(early.detail).toContain('has not been exported');
      expect(await world.server.ok('getPayout', await ofPayout(one.id))).toMatchObject({
        status: 'ready',
        bank_file: { pay_run: run.id, pay_run_number: run.number, exported_date: null, given_date: null },
      });

      await bank.exported(run.id);
      const after = await world.server.refused('cancelPayout', 409, await ofPayout(one.id));
      expect(after.detail).toContain('was exported with this payout');
      const deleted = await world.server.refused('deletePayout', 409, await ofPayout(one.id));
      expect(deleted.code).toBe('money_sent');
      await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
      await world.server.refused('cancelPayout', 409, await ofPayout(one.id));
      expect(await bank.due()).toBe(due);
    });

    it('that the bank does not pay is due again, and its file does not leave once more', async () => {
      const { run, payouts } = await bank.approved();
      const [one, other] = payouts;
      if (one === undefined || other === undefined) throw new Error('Too few were paid.');
      await bank.exported(run.id);
      const settle = await ofPayout(one.id, { outcome: 'not_paid' });
      expect(await world.server.ok('settlePayout', settle)).toMatchObject({ status: 'failed' });
      const problem = await world.server.refused('getPayRunBankFile', 409, await bank.ofRun(run.id));
      expect(problem.code).toBe('stale');

      // One file at a time: the last one is what is exported.
      const again = await bank.ofRun(run.id, { expected_amount: one.amount });
      const waits = await world.server.refused('payRunAgain', 422, again);
      expect(waits.code).toBe('bank_file_refused');
      expect(waits.detail).toContain('has not been given to the bank yet');
      await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
      expect(await world.statusOf(other.id)).toBe('at_bank');
      await world.server.ok('payRunAgain', again);
      const second = await bank.read(run.id);
      expect(second.bank_file).toMatchObject({ count: 1, exported_date: null });
      // The bank cannot have what has not been exported.
      await world.server.refused('confirmBankFile', 409, await bank.ofRun(run.id, {}));
      expect(await bank.exported(run.id)).toContain(one.amount);
      await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
    });
  });

  describe('a run', () => {
    it('is canceled while its file has not left, which then never does', async () => {
      const before = await bank.due();
      const { run } = await bank.approved();
      expect(await world.server.ok('cancelPayRun', await bank.ofRun(run.id))).toMatchObject({
        state: 'canceled',
      });
      expect(await bank.due()).toBe(before);
      const problem = await world.server.refused('getPayRunBankFile', 409, await bank.ofRun(run.id));
      expect(problem.code).toBe('stale');
      expect(problem.detail).toContain('Do not give the file to the bank');
      await world.server.refused('confirmBankFile', 409, await bank.ofRun(run.id, {}));
    });

    it('whose file has left is canceled on the word that the bank does not get it, and on no other', async () => {
      const before = await bank.due();
      const { run, payouts } = await bank.approved();
      const during = await bank.due();
      await bank.exported(run.id);
      expect((await bank.read(run.id)).bank_file?.exported_date).not.toBeNull();
      const problem = await world.server.refused('cancelPayRun', 409, await bank.ofRun(run.id));
      expect(problem.code).toBe('file_exported');
      expect(await bank.due()).toBe(during);
      expect(await world.server.ok('cancelPayRun', await withdraw(run.id))).toMatchObject({
        state: 'canceled',
      });
      expect(await bank.due()).toBe(before);
      await world.server.refused('getPayRunBankFile', 409, await bank.ofRun(run.id));

      // The next run has another number, so that the bank does not take its file for the former.
      const next = await bank.approved();
      expect(next.run.bank_file?.name).not.toBe(run.bank_file?.name);

      // If a bank has paid the withdrawn file anyway, this is shown, and settles nothing.
      const [one] = payouts;
      const text = camt('camt.053.001.08', [
        { amount: '28.00', currency: 'GBP', direction: 'DBIT', endToEnd: `po-${one?.id}` },
      ]);
      const taken = await world.server.ok('uploadBankAnswer', await bank.ofRun(run.id, { text }));
      expect(taken).toMatchObject({ matched: 0, unmatched: 1 });
      const { results } = await world.server.ok('listBankEntries', await bank.ofRun(run.id));
      expect(results[0]?.why).toContain('may be paid twice');
    });

    it('that the bank has is not canceled on any word', async () => {
      const { run } = await bank.approved();
      await bank.exported(run.id);
      await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
      const problem = await world.server.refused('cancelPayRun', 409, await withdraw(run.id));
      expect(problem.code).toBe('not_cancellable');
    });

    it('lets its file leave or is canceled, at the same time never both', async () => {
      for (let round = 0; round < 4; round++) {
        const { run } = await bank.approved();
        const ask = await bank.ofRun(run.id);
        const cancel = () => world.server.ask('cancelPayRun', ask);
        const acts = [() => bank.askForFile(run.id), cancel];
        const replies = await Promise.all((round % 2 === 0 ? acts : acts.toReversed()).map((act) => act()));
        const statuses = replies.map(({ status }) => status);
        expect(statuses.toSorted()).toEqual([200, 409]);
        if ((await bank.read(run.id)).state !== 'canceled')
          await world.server.ok('cancelPayRun', await withdraw(run.id));
      }
    });
  });
});
