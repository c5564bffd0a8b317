import { beforeEach, describe, expect, it } from 'vitest';
import {
  createPayRunWork,
  draftScheduledRuns,
} from '../../../packages/server/src/features/pay-runs/pay-run-work.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { createMethods } from '../../../packages/server/src/payments/methods.ts';
import { vendorsWithBankDetails } from '../../../packages/server/src/queries/payouts/bank-payees.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvOf } from '../../unit/import/files.ts';
import { aReportRow, reportHeader } from '../../unit/server/reconciliation/report.ts';
import { programOf } from '../access/program.ts';
import { comparing, type Comparing } from '../reconciliation/comparing.ts';
import { secretsKey } from '../server.ts';
import { bankRunsOf } from './bank-run.ts';
import { day, openPayingWorld, type Payee, type PayingWorld } from './world.ts';

/* A backup was restored: what was paid since is in the world, and not in the books. */

forEachDatabase((_name, open) => {
  let world: PayingWorld;
  let compare: Comparing;
  let paid: Payee;
  let other: Payee;
  beforeEach(async () => {
    world = await openPayingWorld(await open());
    compare = comparing(world.server.database, world.alder.id, new Map(), () => world.server.now);
    paid = await world.addPayee();
    other = await world.addPayee();
    return async () => {
      await world.expectClean();
      await world.close();
    };
  });

  /** PayPal's report with a payment that no payout of the books has. */
  const reportOf = async (cells: Parameters<typeof aReportRow>[0] = {}) => {
    const row = aReportRow({
      Date: '03/15/2026',
      Gross: '-28.00',
      'Custom Number': 'po_990000017_1',
      ...cells,
    });
    const text = csvOf(reportHeader, [row]);
    const query = { role: 'paypal', name: 'report.csv' };
    const headers = { 'content-type': 'text/csv' };
    await world.server.ok('compareFile', { token: await world.owner(), query, text, headers });
    await compare.run();
  };
  const statementOf = async (...rows: string[]) => {
    const columns = {
      ...{ separator: ',', decimal: '.', date: 'YYYY-MM-DD', header_rows: 1, date_column: 1 },
      ...{ amount: { column: 3 }, text_columns: [2] },
    } as const;
    const text = ['Date,Text,Amount', ...rows].join('\n');
    const body = { name: 'statement.csv', text, columns };
    await world.server.ok('compareBankStatement', { token: await world.owner(), body });
    await compare.run();
  };
  const differences = async () => {
    const query = { group: 'payouts', state: 'open' };
    return (await world.server.ok('listDifferences', { token: await world.owner(), query })).results;
  };
  const pay = async (vendor: number, more: object = {}) => ({
    token: await world.owner(),
    body: { vendor, all_line_items: true, method: 'by_hand', ...more },
  });
  const toPaid = { 'To Email Address': 'Payee-1@pay.example' };
  const reason =
    'PayPal has made a payment of £28.00 to Payee 1, but no matching payouts are recorded as paid in the books. Settle this under Differences first, or set it aside there.';

  describe('a vendor whom PayPal has paid without a payout of the books', () => {
    beforeEach(() => reportOf(toPaid));

    it('is paid by no person, in no way, and not by a program', async () => {
      const { secret } = await programOf(world.server, { token: await world.owner() });
      for (const more of [{}, { method: 'paypal' }, { early: true }]) {
        const ask = await pay(paid.id, more);
        for (const token of [ask.token, secret]) {
          const problem = await world.server.refused('createPayout', 409, { ...ask, token });
          expect(problem).toMatchObject({ code: 'paid_there', detail: reason });
        }
      }
      const params = { vendorId: paid.id };
      const unpaid = await world.server.ok('getVendorUnpaidCommissions', {
        token: await world.owner(),
        params,
      });
      expect(unpaid).toMatchObject({ paid_there: reason });
      await world.server.ok('createPayout', await pay(other.id));
    });

    it('is left out when all are paid', async () => {
      const token = await world.owner();
      const before = await world.server.ok('previewAllPayouts', { token });
      const skipped: unknown = expect.objectContaining({ vendor: paid.id, code: 'paid_there', reason });
      expect(before.skipped).toContainEqual(skipped);
      const made = await world.server.ok('createAllPayouts', { token, body: {} });
      expect(made.skipped).toContainEqual(skipped);
      expect(made.payouts.map(({ vendor }) => vendor)).not.toContain(paid.id);
      expect(made.payouts.map(({ vendor }) => vendor)).toContain(other.id);
    });

    it('is an exception of pay runs, also of one that the schedule pays', async () => {
      const token = await world.owner();
      const body = { schedule: { every: 'week', day: 5, method: 'by_hand' }, pays_by_itself: true };
      await world.server.ok('updatePayRunSettings', { token, body });
      world.later(8 * day);
      const methods = createMethods({
        ...{ database: world.server.database, paypal: null, secrets: sealerOf(secretsKey) },
        ...{ publicUrl: () => 'https://shop.example', clock: () => world.server.now },
        ...{ startDelivery: () => undefined, wakeJobs: () => undefined, payees: vendorsWithBankDetails },
      });
      const given = {
        ...{ database: world.server.database, methods, secrets: sealerOf(secretsKey) },
        ...{ publicUrl: () => 'https://shop.example', clock: () => world.server.now },
        startDelivery: () => undefined,
      };
      await draftScheduledRuns(given);
      const work = createPayRunWork(given);
      for (const shopId of await work.dueShops()) await work.run(shopId, new AbortController().signal);
      const [run] = (await world.server.ok('listPayRuns', { token: await world.owner() })).results;
      expect(run).toMatchObject({ state: 'approved', approvals: [{ by: null }] });
      const ofRun = { token: await world.owner(), params: { id: run?.id ?? 0 } };
      const { results } = await world.server.ok('listPayRunVendors', ofRun);
      const of = (id: number) => results.find(({ vendor }) => vendor === id);
      expect(of(paid.id)).toMatchObject({ payout: null, exception: { code: 'paid_there', reason } });
      expect(of(other.id)).toMatchObject({ state: 'to_send' });
    });

    it('is paid once the difference is set aside, and held where it is brought back', async () => {
      const [found] = await differences();
      expect(found).toMatchObject({ kind: 'payout_paid_there_only', payout: null, vendor: { id: paid.id } });
      const about = { token: await world.owner(), params: { id: found?.id ?? 0 } };
      await world.server.ok('setDifferenceAside', {
        ...about,
        body: { reason: 'It was for something else.' },
      });
      const body = { vendor: paid.id, line_item_ids: paid.lines.slice(0, 1), method: 'by_hand' } as const;
      await world.server.ok('createPayout', { token: await world.owner(), body });
      await world.server.ok('bringDifferenceBack', about);
      expect((await world.server.refused('createPayout', 409, await pay(paid.id))).code).toBe('paid_there');
      // A report without the payment settles the difference.
      await reportOf({ 'To Email Address': 'stranger@other.example' });
      await world.server.ok('createPayout', await pay(paid.id));
    });
  });

  it('holds the vendor that the statement of the bank names, by its whole name alone', async () => {
    await statementOf('2026-03-02,Alder 1017 PO-990000017 Payee 1,-28.00');
    const problem = await world.server.refused('createPayout', 409, await pay(paid.id));
    expect(problem.detail).toContain('The bank has made a payment of £28.00 to Payee 1');
    await world.server.ok('createPayout', await pay(other.id));
  });

  it('holds no vendor for a payment that may have gone to several, and names none', async () => {
    const twin = await world.addPayee({ paypal_email: 'payee-1@pay.example' });
    await reportOf({ ...toPaid, Name: 'Somebody' });
    expect((await differences()).map(({ vendor }) => vendor)).toEqual([null]);
    // The name decides between vendors with one address.
    await reportOf({ ...toPaid, Name: 'Payee 3' });
    expect((await differences()).map(({ vendor }) => vendor?.id)).toEqual([twin.id]);
  });

  it('does not pay again in its run what failed there and the bank has paid', async () => {
    const bank = bankRunsOf(world);
    await bank.setUp();
    await bank.addPayees(2);
    const { run, payouts } = await bank.approved();
    await bank.exported(run.id);
    await world.server.ok('confirmBankFile', await bank.ofRun(run.id, {}));
    for (const { id } of payouts)
      await world.server.ok('settlePayout', {
        token: await world.owner(),
        params: { id },
        body: { outcome: 'not_paid' },
      });
    const [first] = payouts;
    await statementOf(`2026-03-02,po-${first?.id ?? 0},-${first?.amount ?? ''}`);
    const failed = await bank.read(run.id);
    const again = await bank.ofRun(run.id, { expected_amount: failed.failed.amount });
    await world.server.ok('payRunAgain', again);
    // The other alone.
    expect((await bank.read(run.id)).failed).toMatchObject({ count: 1, amount: '28.00' });
    expect(await world.statusOf(first?.id ?? 0)).toBe('failed');
  });
});
