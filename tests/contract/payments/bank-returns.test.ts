import { zipSync } from 'fflate';
import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { achReturns, type AchReturn } from '../../unit/server/bank-files/ach-returns.ts';
import { camt, type Line } from '../../unit/server/bank-files/statements.ts';
import { comparing } from '../reconciliation/comparing.ts';
import { ach, bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  let given: Awaited<ReturnType<typeof bank.approved>>;
  beforeEach(async () => {
    const database = await open();
    world = await openPayingWorld(database);
    await database.asSystem((tx) =>
      tx.updateTable('shops').set({ currency: 'USD' }).where('id', '=', world.alder.id).execute(),
    );
    bank = bankRunsOf(world);
    await bank.setUp(ach.settings);
    await bank.addPayees(2, ach.payee);
    given = await bank.approved();
    await bank.exported(given.run.id);
    await world.server.ok('confirmBankFile', await bank.ofRun(given.run.id, {}));
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const upload = async (body: object) =>
    world.server.ok('uploadBankAnswer', await bank.ofRun(given.run.id, body));
  const statuses = () => Promise.all(given.payouts.map(({ id }) => world.statusOf(id)));
  const cents = (amount: string) => Number(amount.replace('.', ''));
  const returnOf = (nth: number, changes: Partial<AchReturn> = {}): AchReturn => {
    const { id = 0, amount = '0' } = given.payouts[nth] ?? {};
    return { reference: `PO-${id}`, cents: cents(amount), type: '99', code: 'R02', ...changes };
  };
  const booked = (nth: number): Line => {
    const { id = 0, amount = '0' } = given.payouts[nth] ?? {};
    return { amount, currency: 'USD', direction: 'DBIT', endToEnd: `po-${id}`, bankId: `B${nth}` };
  };

  describe('what comes back from the ACH network', () => {
    it('frees a payment that is returned, once', async () => {
      const due = cents(await bank.due());
      const text = achReturns([returnOf(1)]);
      expect(await upload({ text })).toMatchObject({ matched: 1, unmatched: 0 });
      expect(await upload({ text })).toMatchObject({ matched: 0, unmatched: 0, known: 1 });
      expect(await statuses()).toEqual(['at_bank', 'returned']);
      expect(cents(await bank.due()) - due).toBe(cents(given.payouts[1]?.amount ?? ''));
    });

    it('lists a payment whose account has changed, and frees nothing', async () => {
      await upload({
        text: achReturns([returnOf(0, { type: '98', code: 'C01', cents: 0, data: '99887766' })]),
      });
      expect(await statuses()).toEqual(['at_bank', 'at_bank']);
      const { results } = await world.server.ok('listBankEntries', await bank.ofRun(given.run.id));
      expect(results).toMatchObject([
        { state: 'unmatched', reference: returnOf(0).reference.toLowerCase(), payout: null },
      ]);
      expect(results[0]?.text).toContain('The account number is another by now. (C01)');
      expect(JSON.stringify(results)).not.toContain('99887766');
    });
  });

  describe('returns of the ACH network that are compared with the books', () => {
    const compared = async (text: string, name: string) => {
      await world.server.ok('compareBankStatement', { token: await world.owner(), body: { text, name } });
      await comparing(world.server.database, world.alder.id, new Map(), () => world.server.now).run();
      const query = { group: 'payouts', state: 'open' };
      const { results } = await world.server.ok('listDifferences', { token: await world.owner(), query });
      return results.map(({ kind, amount, payout }) => [kind, amount, payout?.id]);
    };
    const file = async () => {
      const { files } = await world.server.ok('getReconciliation', { token: await world.owner() });
      return files.find(({ role }) => role === 'bank');
    };

    it('are a difference of a payment that the books have as paid, and settle none', async () => {
      await upload({ text: camt('camt.053.001.08', [booked(0), booked(1)]) });
      const { id, amount } = given.payouts[1] ?? {};
      expect(await compared(achReturns([returnOf(1)]), 'returns.ach')).toEqual([
        ['payout_returned_there', amount, id],
      ]);
      expect(await statuses()).toEqual(['paid', 'paid']);
      expect(await file()).toMatchObject({ name: 'returns.ach', records: 1, first_day: null });
    });

    it('are added to the statement before, of which no difference goes', async () => {
      const statement = camt('camt.053.001.08', [booked(0), booked(1)]);
      const paidThere = (nth: number) => {
        const { id, amount } = given.payouts[nth] ?? {};
        return ['payout_paid_there_only', amount, id];
      };
      expect(await compared(statement, 'november.xml')).toEqual(
        expect.arrayContaining([paidThere(0), paidThere(1)]),
      );
      const days = await file();
      const after = [paidThere(0), ['payout_returned_there', given.payouts[1]?.amount, given.payouts[1]?.id]];
      for (let turn = 0; turn < 2; turn++) {
        const found = await compared(achReturns([returnOf(1)]), 'returns.ach');
        expect(found).toHaveLength(2);
        expect(found).toEqual(expect.arrayContaining(after));
        expect(await file()).toMatchObject({
          records: 3,
          first_day: days?.first_day,
          last_day: days?.last_day,
        });
      }
      expect(await compared(statement, 'november.xml')).toEqual(
        expect.arrayContaining([paidThere(0), paidThere(1)]),
      );
      expect(await file()).toMatchObject({ name: 'november.xml', records: 2 });
    });

    it('are refused where no money moves', async () => {
      const text = achReturns([returnOf(0, { type: '98', code: 'C01', cents: 0, data: '99887766' })]);
      const body = { token: await world.owner(), body: { text } };
      const problem = await world.server.refused('compareBankStatement', 422, body);
      expect(problem).toMatchObject({ code: 'bank_text_refused' });
      expect(problem.detail).toContain('on the pay run’s page');
      expect(await file()).toBeUndefined();
    });
  });

  describe('a ZIP of statements', () => {
    const zip = (files: Record<string, string>) => {
      const bytes = Object.entries(files).map(([name, text]) => [name, Buffer.from(text)] as const);
      return Buffer.from(zipSync(Object.fromEntries(bytes))).toString('base64');
    };

    it('settles what each of its files says, and the same bookings once', async () => {
      const day = camt('camt.053.001.08', [booked(0)]);
      const report = camt('camt.053.001.08', [booked(0), booked(1)])
        .replace('camt.053.001.08', 'camt.052.001.08')
        .replaceAll('BkToCstmrStmt', 'BkToCstmrAcctRpt')
        .replaceAll(/(<\/?)Stmt>/g, '$1Rpt>');
      expect(await upload({ zip: zip({ 'a.xml': day, 'b.xml': report }) })).toMatchObject({
        matched: 2,
        unmatched: 0,
      });
      expect(await statuses()).toEqual(['paid', 'paid']);
    });

    it('is refused as a whole where a file of it is', async () => {
      const body = { zip: zip({ 'a.xml': camt('camt.053.001.08', [booked(0)]), 'b.xml': '<Other/>' }) };
      const problem = await world.server.refused(
        'uploadBankAnswer',
        422,
        await bank.ofRun(given.run.id, body),
      );
      expect(problem).toMatchObject({ code: 'bank_text_refused', errors: [{ pointer: '/zip' }] });
      expect(problem.detail).toContain('this page accepts camt.052');
      expect(await statuses()).toEqual(['at_bank', 'at_bank']);
      for (const none of [{}, { ...body, text: '<a/>' }]) {
        await world.server.refused('uploadBankAnswer', 422, await bank.ofRun(given.run.id, none));
      }
    });

    it('is compared with the books, too', async () => {
      const body = { zip: zip({ 'a.xml': camt('camt.053.001.02', [booked(0)]) }) };
      const token = await world.owner();
      await world.server.ok('compareBankStatement', { token, body });
    });
  });
});
