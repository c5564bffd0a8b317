import { beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { achReturns } from '../../unit/server/bank-files/ach-returns.ts';
import { ach, bankRunsOf } from './bank-run.ts';
import { openPayingWorld, type PayingWorld } from './world.ts';

const balanced = { ...ach.settings, balanced_file: true };
const other = { kind: 'other' as const, holder: 'Alder', branch: '11-22-33', account: '87654321' };

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let bank: ReturnType<typeof bankRunsOf>;
  beforeEach(async () => {
    const database = await open();
    world = await openPayingWorld(database);
    await database.asSystem((tx) =>
      tx.updateTable('shops').set({ currency: 'USD' }).where('id', '=', world.alder.id).execute(),
    );
    bank = bankRunsOf(world);
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  const save = async (body: object) =>
    world.server.ok('updatePayRunSettings', { token: await world.owner(), body });
  const refused = async (body: object) =>
    world.server.refused('updatePayRunSettings', 422, { token: await world.owner(), body });
  const read = async () => world.server.ok('getPayRunSettings', { token: await world.owner() });
  const lastChange = async () => {
    const { results } = await world.server.ok('listHistory', { token: await world.owner() });
    return results.find(({ event }) => event === 'pay_run_settings.changed');
  };

  describe('the settings of ACH files', () => {
    it('are off at first, kept and shown, and stay when something else is changed', async () => {
      expect(await save(ach.settings)).toMatchObject({ balanced_file: false, immediate_origin: null });
      const kept = { balanced_file: true, immediate_origin: '121042882' };
      expect(await save({ balanced_file: true, immediate_origin: ' 121042882' })).toMatchObject(kept);
      expect(await lastChange()).toMatchObject({
        before: { balanced_file: false, immediate_origin: null },
        after: kept,
      });
      await save({ file_format: 'nacha_ccd' });
      await save({ second_above: '500.00' });
      expect(await read()).toMatchObject(kept);
      expect(await save({ balanced_file: false, immediate_origin: null })).toMatchObject({
        balanced_file: false,
        immediate_origin: null,
      });
    });

    it.each([
      ['a CSV', { file_format: 'csv', from: other }],
      ['another account', { from: other }],
    ])('are refused for %s, and go with the US account', async (_, change) => {
      await save({ ...balanced, immediate_origin: '121042882' });
      const saved = await read();
      const switched = await refused({ ...change, balanced_file: true });
      expect(switched.errors).toMatchObject([
        {
          pointer: '/balanced_file',
          detail: 'Only ACH files from a US account and Australian direct entry files can be balanced.',
        },
      ]);
      expect((await refused({ ...change, immediate_origin: '1' })).errors).toMatchObject([
        {
          pointer: '/immediate_origin',
          detail: 'Only an ACH file that pays from a US account can have an immediate origin.',
        },
      ]);
      expect(await read()).toEqual(saved);
      expect(await save(change)).toMatchObject({ balanced_file: false, immediate_origin: null });
      await refused({ balanced_file: true });
    });

    it.each([['ACH #1'], ['é'], ['-']])('refuse %s as an immediate origin', async (origin) => {
      await save(ach.settings);
      expect((await refused({ immediate_origin: origin })).errors).toMatchObject([
        { pointer: '/immediate_origin', detail: expect.stringContaining('up to ten characters') as unknown },
      ]);
    });

    it('are not changed by a person who has seen another state', async () => {
      await save(balanced);
      const problem = await world.server.refused('updatePayRunSettings', 409, {
        token: await world.owner(),
        body: { immediate_origin: '1', expected: { balanced_file: false, immediate_origin: '2' } },
      });
      expect(problem.errors.map(({ pointer }) => pointer)).toEqual(['/balanced_file', '/immediate_origin']);
    });
  });

  describe('a balanced file', () => {
    let given: Awaited<ReturnType<typeof bank.approved>>;
    let lines: string[];
    beforeEach(async () => {
      await bank.setUp({ ...balanced, immediate_origin: '9876543210' });
      // The debit of a file of one payment has the amount of the payment.
      await bank.addPayees(1, ach.payee);
      given = await bank.approved();
      lines = (await bank.exported(given.run.id)).split('\r\n');
      await world.server.ok('confirmBankFile', await bank.ofRun(given.run.id, {}));
    });

    const upload = async (text: string) =>
      world.server.ok('uploadBankAnswer', await bank.ofRun(given.run.id, { text }));
    const entries = async () =>
      (await world.server.ok('listBankEntries', await bank.ofRun(given.run.id))).results;
    const status = () => world.statusOf(given.payouts[0]?.id ?? 0);

    it('takes its sum from the shop’s account, and counts its payments alone', () => {
      const [payment] = given.payouts;
      const cents = payment?.amount.replace('.', '').padStart(10, '0') ?? '';
      expect(lines[0]?.slice(13, 23)).toBe('9876543210');
      expect(lines[1]?.slice(0, 4)).toBe('5200');
      expect(lines[1]?.slice(40, 50)).toBe('1234567890');
      expect(lines[2]).toContain(`${cents}PO-${payment?.id} `);
      expect(lines[3]).toBe(
        `6271210428821234567890       ${cents}OFFSET         MAKER MARKET INC        0121042880000002`,
      );
      expect(lines[4]?.slice(0, 44)).toBe(`8200000002001420429000${cents}00${cents}`);
      expect(given.run.bank_file).toMatchObject({ count: 1, amount: payment?.amount });
    });

    it.each([
      [
        'a return',
        (cents: number) => ({ type: '99' as const, code: 'R01', transaction: '26', cents }),
        'could not take the sum',
      ],
      [
        'a notice of change',
        () => ({ type: '98' as const, code: 'C01', data: '99887766', cents: 0 }),
        'the shop’s own account',
      ],
    ])('has no payment that %s about its debit frees', async (_, about, words) => {
      const due = await bank.due();
      const cents = Number(given.payouts[0]?.amount.replace('.', ''));
      await save({ second_above: '1.00' });
      const text = achReturns([{ reference: 'OFFSET', ...about(cents) }]);
      expect(await upload(text)).toMatchObject({ matched: 0, unmatched: 1 });
      expect(await upload(text)).toMatchObject({ matched: 0, unmatched: 0, known: 1 });
      expect(await entries()).toMatchObject([{ state: 'unmatched', payout: null, brings_back: null }]);
      expect((await entries())[0]?.text).toContain(words);
      expect(await status()).toBe('at_bank');
      expect(await bank.due()).toBe(due);
    });

    it('frees the payment that is returned itself', async () => {
      const [payment] = given.payouts;
      const cents = Number(payment?.amount.replace('.', ''));
      await upload(achReturns([{ reference: `PO-${payment?.id}`, type: '99', code: 'R02', cents }]));
      expect(await status()).toBe('returned');
    });
  });
});
