import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { finishJob, makeDue } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import type { TestServer } from '../server.ts';
import { vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let zinc: number;
  beforeEach(async () => {
    ({ server, alder, tokens } = world());
    zinc = vendorOf(alder, 'Zinc');
    const { results } = await server.ok('listPayouts', { token: tokens.owner, query: { page_size: 1000 } });
    for (const { id } of results) await server.ok('deletePayout', { token: tokens.owner, params: { id } });
  });

  const create = (body: object, headers = {}) =>
    server.ok('createAllPayouts', { token: tokens.owner, body, headers });
  const preview = (query = {}) => server.ok('previewAllPayouts', { token: tokens.owner, query });
  const due = async () =>
    (await server.ok('getCombinedCommissionTotals', { token: tokens.owner })).commission_due;

  describe('paying all', () => {
    it('pays as previewed, and lists skipped vendors with reasons', async () => {
      const params = { id: vendorOf(alder, 'Moss & Fern') };
      await server.ok('updateVendor', { token: tokens.owner, params, body: { currency: 'EUR' } });
      const before = await preview();
      expect(before).toEqual({
        count: 3,
        amount: '34.50',
        on_its_way: '0.00',
        paypal: 'off',
        payouts: [
          {
            vendor: vendorOf(alder, 'Lantern Loom'),
            vendor_name: 'Lantern Loom',
            vendor_currency: null,
            amount: '28.00',
            line_items: 3,
            waiting_lines: 0,
            waiting_amount: '0.00',
          },
          {
            vendor: vendorOf(alder, 'Moss & Fern'),
            vendor_name: 'Moss & Fern',
            vendor_currency: 'EUR',
            amount: '3.50',
            line_items: 1,
            waiting_lines: 0,
            waiting_amount: '0.00',
          },
          {
            vendor: vendorOf(alder, 'Ash'),
            vendor_name: 'Ash',
            vendor_currency: null,
            amount: '3.00',
            line_items: 1,
            waiting_lines: 0,
            waiting_amount: '0.00',
          },
        ],
        skipped: [
          {
            vendor: zinc,
            vendor_name: 'Zinc',
            code: 'vendor_hidden',
            reason: 'The vendor is hidden. Unhide the vendor before you pay.',
          },
        ],
      });
      expect(await due()).toBe('34.50');
      const paid = await create({ start_date: null, end_date: null, expected_amount: before.amount });
      expect(paid).toMatchObject({ count: 3, amount: '34.50', skipped: before.skipped });
      expect(paid.payouts.map(({ vendor_name, amount }) => [vendor_name, amount])).toEqual([
        ['Lantern Loom', '28.00'],
        ['Moss & Fern', '3.50'],
        ['Ash', '3.00'],
      ]);
      const [first] = paid.payouts;
      expect(paid.payouts.map(({ invoice_number: number }) => number - (first?.invoice_number ?? 0))).toEqual(
        [0, 1, 2],
      );
      const own = { token: tokens.owner, params: { id: first?.id ?? 0 } };
      expect(await server.ok('getPayout', own)).toEqual({ ...first, bank_file: null });
      expect(await due()).toBe('0.00');
      expect(await preview()).toMatchObject({ count: 0, amount: '0.00', payouts: [] });
    });

    it('pays the days that are asked for, in the zone of the shop and both in full', async () => {
      // The wick was sold on 1 July at 23:30 UTC, which is 2 July in London.
      expect(await preview({ end_date: '2025-07-01' })).toMatchObject({ count: 0 });
      const paid = await create({ start_date: '2025-07-02', end_date: '2025-07-02' });
      expect(paid).toMatchObject({ count: 1, amount: '15.00' });
      const march = await create({ start_date: '2026-03-04', end_date: '2026-03-05' });
      expect(march).toMatchObject({ count: 2, amount: '6.50' });
      expect(await due()).toBe('13.00');
    });

    it('is done once for a key', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { start_date: '2026-03-01' };
      const first = await create(body, headers);
      expect(await create(body, headers)).toEqual(first);
      const other = await server.refused('createAllPayouts', 422, { token: tokens.owner, body: {}, headers });
      expect(other.code).toBe('idempotency_key_reused');
      expect(await due()).toBe('15.00');
    });

    it('is refused with a list of errors, and then pays no vendor', async () => {
      const refused = (status: number, body: unknown) =>
        server.refused('createAllPayouts', status, { token: tokens.owner, body });
      expect(await refused(409, { expected_amount: '34.51' })).toMatchObject({
        code: 'amount_changed',
        errors: [{ pointer: '/expected_amount' }],
      });
      expect((await refused(422, { expected_amount: '1.234' })).code).toBe('invalid_value');
      expect((await refused(400, { start_date: '2026-02-30' })).code).toBe('wrong_format');
      expect((await refused(400, { start_date: '' })).code).toBe('wrong_format');
      expect((await refused(400, { vendors: [1] })).code).toBe('unknown_key');
      expect(await due()).toBe('34.50');
      await create({});
      const problem = await refused(422, {});
      expect(problem).toMatchObject({
        code: 'nothing_to_pay',
        errors: [{ code: 'nothing_to_pay' }, { code: 'vendor_hidden' }],
      });
      expect(problem.errors[1]?.detail).toMatch(/^Zinc: /);
    });

    it('waits until commissions that a changed rule concerns are recalculated', async () => {
      const job = { shopId: alder.id, kind: 'recalculation', vendorId: zinc } as const;
      const { database } = server;
      await database.asSystem((tx) => makeDue(tx, job, { holdsPayouts: true, beginsAgain: true }));
      for (const operation of ['createAllPayouts', 'previewAllPayouts'] as const) {
        const body = operation === 'createAllPayouts' ? { body: {} } : {};
        const problem = await server.refused(operation, 409, { token: tokens.owner, ...body });
        expect(problem.code).toBe('recalculating');
      }
      await database.asSystem((tx) => finishJob(tx, job));
      expect(await create({})).toMatchObject({ count: 3 });
    });

    it('mails the vendors that have an address', async () => {
      const mails = () =>
        server.database.asSystem((tx) =>
          tx
            .selectFrom('mails')
            .select(['vendor_id', 'to_address', 'subject'])
            .where('kind', '=', 'payout')
            .orderBy('id', 'desc')
            .limit(2)
            .execute(),
        );
      await create({});
      expect((await mails()).toSorted((one, other) => (one.vendor_id ?? 0) - (other.vendor_id ?? 0))).toEqual(
        [
          {
            vendor_id: vendorOf(alder, 'Lantern Loom'),
            to_address: 'vendor@alder.example',
            subject: 'alder.example has paid you £28.00',
          },
          {
            vendor_id: vendorOf(alder, 'Moss & Fern'),
            to_address: 'vendor@alder.example',
            subject: 'alder.example has paid you £3.50',
          },
        ],
      );
    });

    it('is for the shop alone, and pays in no other', async () => {
      for (const token of [tokens.vendor, tokens.rep]) {
        await server.refused('createAllPayouts', 403, { token, body: {} });
        await server.refused('previewAllPayouts', 403, { token });
      }
      const foreign = await server.ok('previewAllPayouts', { token: tokens.stranger });
      await create({});
      expect(await server.ok('previewAllPayouts', { token: tokens.stranger })).toEqual(foreign);
    });
  });
});
