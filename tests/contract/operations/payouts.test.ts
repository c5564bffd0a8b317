import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import { insertLine, lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { settled } from '../settled.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let lantern: number;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    lantern = vendorOf(alder, 'Lantern Loom');
    const { results } = await server.ok('listPayouts', { token: tokens.owner });
    for (const { id } of results) await remove(id);
  });

  const create = (body: object, headers = {}) =>
    server.ok('createPayout', { token: tokens.owner, body, headers });
  const refused = (status: number, body: object, headers = {}) =>
    server.refused('createPayout', status, { token: tokens.owner, body, headers });
  const remove = (id: number) => server.ok('deletePayout', { token: tokens.owner, params: { id } });
  const totals = (id: number) =>
    server.ok('getVendorCommissionTotals', { token: tokens.owner, params: { id } });
  const lines = (...titles: string[]) => titles.map((title) => lineOf(alder, title));
  const open = async () =>
    (await server.ok('getVendorUnpaidCommissions', { token: tokens.owner, params: { vendorId: lantern } }))
      .amount;

  describe('a payout', () => {
    it('pays the lines that were chosen: due falls by them, they read as paid', async () => {
      const payout = await create({
        vendor: lantern,
        line_item_ids: lines('lamp', 'shade'),
        additional_pay: '2.50',
        note: 'March',
      });
      expect(payout).toMatchObject({
        amount: '15.50',
        additional_pay: '2.50',
        note: 'March',
        vendor: lantern,
        vendor_name: 'Lantern Loom',
        status: 'recorded',
        created_date: server.now.toISOString(),
      });
      expect(await totals(lantern)).toMatchObject({
        commission_due: '15.00',
        commission_paid: '15.50',
        commission_earned: '30.50',
      });
      const params = { id: lantern };
      const { last_payout_date } = await server.ok('getVendor', { token: tokens.owner, params });
      expect(last_payout_date).toBe(payout.created_date);
      const paid = await server.ok('listCommissions', { token: tokens.owner, query: { paid: true } });
      expect(paid.results.map(({ title, vendor_paid, payout: of }) => [title, vendor_paid, of])).toEqual([
        ['shade', true, payout.id],
        ['lamp', true, payout.id],
      ]);
    });

    it('has additional pay up to the limit, and no more', async () => {
      const body = { vendor: lantern, line_item_ids: lines('lamp') };
      for (const additional_pay of ['10000000000.01', '90071992547000.00', '90071992547409.91']) {
        const problem = await refused(422, { ...body, additional_pay });
        expect(problem).toMatchObject({
          code: 'invalid_value',
          detail: 'Additional pay cannot be more than £10,000,000,000.00.',
          errors: [{ pointer: '/additional_pay' }],
        });
      }
      for (const [additional_pay, amount] of [
        ['9999999999.99', '10000000004.99'],
        ['10000000000.00', '10000000005.00'],
      ] as const) {
        const payout = await create({ ...body, additional_pay });
        expect(payout).toMatchObject({ amount, additional_pay });
        expect(await totals(lantern)).toMatchObject({ commission_paid: amount });
        await remove(payout.id);
      }
    });

    it('is refused when its total is not the one that was reviewed', async () => {
      const body = { vendor: lantern, line_item_ids: lines('lamp'), additional_pay: '1' };
      const problem = await refused(409, { ...body, expected_amount: '5.00' });
      expect(problem).toMatchObject({ code: 'amount_changed', errors: [{ pointer: '/expected_amount' }] });
      expect(await create({ ...body, expected_amount: '6.00' })).toMatchObject({ amount: '6.00' });
    });

    it('pays all that is payable, under a new number each time', async () => {
      const first = await create({ vendor: lantern, all_line_items: true });
      expect(first.amount).toBe('28.00');
      expect(await open()).toBe('0.00');
      await remove(first.id);
      const second = await create({ vendor: lantern, all_line_items: true, pay_w_paypal: false });
      expect(second.invoice_number).toBe(first.invoice_number + 1);
    });

    it('is read with its lines by the shop and by its vendor only', async () => {
      const { id } = await create({ vendor: lantern, line_item_ids: lines('lamp') });
      const plain = await server.ok('getPayout', { token: tokens.vendor, params: { id } });
      expect(plain).not.toHaveProperty('line_items');
      const query = { expand: 'line_items_w_order' };
      for (const token of [tokens.owner, tokens.vendor]) {
        expect(await server.ok('getPayout', { token, params: { id }, query })).toMatchObject({
          line_items: [
            {
              amount: '5.00',
              commission_type: 'default',
              line_item: { title: 'lamp', vendor_paid: true, order: { name: '#lamp' } },
            },
          ],
        });
      }
      const missing = await server.refused('getPayout', 404, {
        token: tokens.owner,
        params: { id: 999_999 },
      });
      for (const token of [tokens.stranger, tokens.strangeVendor]) {
        const problem = await server.refused('getPayout', 404, { token, params: { id } });
        expect({ ...problem, instance: '' }).toEqual({ ...missing, instance: '' });
      }
      await server.refused('getPayout', 400, {
        token: tokens.owner,
        params: { id },
        query: { expand: 'all' },
      });
      const ash = await create({ vendor: vendorOf(alder, 'Ash'), all_line_items: true });
      await server.refused('getPayout', 404, { token: tokens.vendor, params: { id: ash.id } });
      expect((await server.ok('listPayouts', { token: tokens.vendor })).count).toBe(1);
    });

    it('hides from its vendor what the shop hides', async () => {
      const { id } = await create({ vendor: lantern, line_item_ids: lines('lamp') });
      const hide = (meta_value: string) =>
        server.ok('createShopMeta', {
          token: tokens.owner,
          body: { meta_key: 'vendor_field_commissions', meta_value },
        });
      await hide('false');
      const query = { expand: 'line_items_w_order' };
      const seen = await server.ok('getPayout', { token: tokens.vendor, params: { id }, query });
      expect(seen.line_items?.[0]).not.toHaveProperty('amount');
      expect(seen.line_items?.[0]).not.toHaveProperty('line_item.commission_amount');
      await hide('');
    });

    it('has a note that can change, and nothing else', async () => {
      const { id, ...made } = await create({ vendor: lantern, all_line_items: true, note: 'one' });
      const params = { id };
      const changed = await server.ok('updatePayout', { token: tokens.owner, params, body: { note: 'two' } });
      expect(changed).toEqual({ id, ...made, note: 'two' });
      await server.refused('updatePayout', 400, {
        token: tokens.owner,
        params,
        body: { note: 'x', amount: '9' },
      });
      await server.refused('updatePayout', 404, { token: tokens.stranger, params, body: { note: 'mine' } });
      expect((await server.ok('getPayout', { token: tokens.owner, params })).note).toBe('two');
    });

    it('that is deleted restores everything, once', async () => {
      const before = await totals(lantern);
      const { id } = await create({ vendor: lantern, all_line_items: true, additional_pay: '3' });
      expect(await totals(lantern)).not.toEqual(before);
      await server.refused('deletePayout', 404, { token: tokens.stranger, params: { id } });
      await remove(id);
      expect(await totals(lantern)).toEqual(before);
      expect(await open()).toBe('28.00');
      const again = await server.refused('deletePayout', 409, { token: tokens.owner, params: { id } });
      expect(again.code).toBe('already_deleted');
      await server.refused('getPayout', 404, { token: tokens.owner, params: { id } });
      expect((await server.ok('listPayouts', { token: tokens.owner })).count).toBe(0);
    });

    it('keeps its lines as they were paid when a rule changes', async () => {
      await create({ vendor: lantern, line_item_ids: lines('lamp') });
      const rate = async (global_commission: string) => {
        await server.ok('updateSettings', {
          token: tokens.owner,
          params: { id: alder.id },
          body: { global_commission },
        });
        await settled(server);
      };
      await rate('10');
      const { results } = await server.ok('listCommissions', {
        token: tokens.owner,
        query: { vendor_id: lantern, ordering: 'title' },
      });
      expect(results.map(({ title, commission_amount }) => [title, commission_amount])).toEqual([
        ['lamp', '5.00'],
        ['shade', '0.00'],
        ['unpaid order', '0.90'],
        ['wick', '3.00'],
      ]);
      await rate('50');
    });
  });

  describe('payouts', () => {
    it('are listed, sorted and searched', async () => {
      const one = await create({ vendor: lantern, line_item_ids: lines('lamp'), note: 'spring 100%' });
      const two = await create({ vendor: vendorOf(alder, 'Ash'), all_line_items: true });
      const ids = async (query: object, token = tokens.owner) =>
        (await server.ok('listPayouts', { token, query: { ...query } })).results.map(({ id }) => id);
      expect(await ids({})).toEqual([two.id, one.id]);
      expect(await ids({ ordering: 'amount' })).toEqual([two.id, one.id]);
      expect(await ids({ ordering: '-invoice_number' })).toEqual([two.id, one.id]);
      expect(await ids({ ordering: '-vendor_name' })).toEqual([one.id, two.id]);
      expect(await ids({ search: '100%' })).toEqual([one.id]);
      expect(await ids({ search: `#${two.invoice_number}` })).toEqual([two.id]);
      expect(await ids({ search: 'ash' })).toEqual([two.id]);
      expect(await ids({ vendor_id: lantern })).toEqual([one.id]);
      expect(await ids({ vendor_id: vendorOf(birch, 'Twig') })).toEqual([]);
      expect(await ids({ vendor_id: vendorOf(alder, 'Ash') }, tokens.vendor)).toEqual([]);
      expect(await ids({}, tokens.stranger)).toEqual([]);
      await server.refused('listPayouts', 400, { token: tokens.owner, query: { ordering: 'note' } });
    });
  });

  describe('a payout that cannot be', () => {
    it('says why, names the lines and changes nothing', async () => {
      const before = await totals(lantern);
      const vendor = lantern;
      const cases: [number, string, object][] = [
        [422, 'payout_selection', { vendor }],
        [422, 'payout_selection', { vendor, all_line_items: false }],
        [422, 'payout_selection', { vendor, all_line_items: true, line_item_ids: lines('lamp') }],
        [422, 'payout_selection', { vendor, line_item_ids: [999_999] }],
        [422, 'payout_selection', { vendor, line_item_ids: [lineOf(birch, 'twig')] }],
        [422, 'wrong_vendor', { vendor, line_item_ids: lines('lamp', 'fern') }],
        [422, 'not_payable', { vendor, line_item_ids: lines('lamp', 'unpaid order') }],
        [422, 'vendor_hidden', { vendor: vendorOf(alder, 'Zinc'), all_line_items: true }],
        [422, 'additional_pay_negative', { vendor, all_line_items: true, additional_pay: '-1.00' }],
        [422, 'invalid_value', { vendor, all_line_items: true, additional_pay: '1.005' }],
        [422, 'provider_not_connected', { vendor, all_line_items: true, pay_w_paypal: true }],
        [404, 'not_found', { vendor: vendorOf(birch, 'Twig'), all_line_items: true }],
        [404, 'not_found', { vendor: 999_999, all_line_items: true }],
        [400, 'wrong_type', { vendor: String(vendor), all_line_items: true }],
        [400, 'wrong_type', { vendor, all_line_items: 1 }],
        [400, 'wrong_type', { vendor, all_line_items: true, additional_pay: 5 }],
        [400, 'wrong_type', { vendor, all_line_items: true, additional_pay: null }],
        [400, 'unknown_key', { vendor, all_line_items: true, amount: '999.00' }],
        [400, 'unknown_key', { vendor, all_line_items: true, shop_id: birch.id }],
        [400, 'out_of_range', { vendor, line_item_ids: [] }],
        [400, 'not_allowed_value', { vendor, line_item_ids: [1, 1] }],
        [400, 'required', { all_line_items: true }],
      ];
      for (const [status, code, body] of cases) {
        expect([body, (await refused(status, body)).code]).toEqual([body, code]);
      }
      expect(await totals(lantern)).toEqual(before);
      expect((await server.ok('listPayouts', { token: tokens.owner })).count).toBe(0);
    });

    it('is one for lines that are paid, or for a vendor to whom nothing is due', async () => {
      await create({ vendor: lantern, line_item_ids: lines('lamp') });
      const twice = await refused(409, { vendor: lantern, line_item_ids: lines('lamp', 'shade') });
      expect(twice.code).toBe('already_paid');
      expect(twice.detail).toContain(String(lineOf(alder, 'lamp')));
      await create({ vendor: lantern, all_line_items: true });
      expect((await refused(422, { vendor: lantern, all_line_items: true })).code).toBe('nothing_to_pay');
    });
  });

  describe('the same request', () => {
    it('is done once and answered alike with its key', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { vendor: lantern, line_item_ids: lines('lamp'), note: 'once' };
      const first = await create(body, headers);
      const reordered = { note: 'once', line_item_ids: lines('lamp'), vendor: lantern };
      expect(await create(reordered, headers)).toEqual(first);
      expect((await server.ok('listPayouts', { token: tokens.owner })).count).toBe(1);
      const other = await refused(422, { ...body, note: 'twice' }, headers);
      expect(other.code).toBe('idempotency_key_reused');
    });

    it('that came at the same time is done once', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { vendor: lantern, all_line_items: true };
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => server.ask('createPayout', { token: tokens.owner, body, headers })),
      );
      expect(new Set(replies.map(({ status }) => status))).toEqual(
        replies.some(({ status }) => status === 409) ? new Set([201, 409]) : new Set([201]),
      );
      const { count, results } = await server.ok('listPayouts', { token: tokens.owner });
      expect([count, results[0]?.amount]).toEqual([1, '28.00']);
      expect(await create(body, headers)).toEqual(results[0]);
    });

    it('without a key pays once as well', async () => {
      const body = { vendor: lantern, all_line_items: true };
      const replies = await Promise.all(
        Array.from({ length: 20 }, () => server.ask('createPayout', { token: tokens.owner, body })),
      );
      expect(replies.filter(({ status }) => status === 201)).toHaveLength(1);
      expect(replies.filter(({ status }) => status === 422)).toHaveLength(19);
      expect(await totals(lantern)).toMatchObject({ commission_due: '0.00', commission_paid: '28.00' });
    });

    it('may be tried again with its key after it was refused', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      const body = { vendor: vendorOf(alder, 'Moss & Fern'), all_line_items: true };
      const paid = await create(body);
      expect((await refused(422, body, headers)).code).toBe('nothing_to_pay');
      await remove(paid.id);
      expect((await create(body, headers)).amount).toBe('3.50');
    });

    it('belongs to its shop: the key of another shop is another key', async () => {
      const headers = { 'idempotency-key': randomUUID() };
      await create({ vendor: lantern, all_line_items: true }, headers);
      const body = { vendor: vendorOf(birch, 'Twig'), all_line_items: true };
      const theirs = await server.ok('createPayout', { token: tokens.stranger, body, headers });
      expect(theirs).toMatchObject({ amount: '25.00', invoice_number: 1 });
    });

    it('needs a key of a sensible length', async () => {
      const body = { vendor: lantern, all_line_items: true };
      await refused(400, body, { 'idempotency-key': 'short' });
      await refused(400, body, { 'idempotency-key': 'x'.repeat(201) });
    });
  });

  it('pays a line that arrives later in a separate payout', async () => {
    await create({ vendor: lantern, all_line_items: true });
    await server.database.asSystem(async (tx) => {
      await insertLine(tx, alder, {
        title: 'late lamp',
        vendor: 'Lantern Loom',
        processedAt: '2026-03-14T10:00:00Z',
        price: 1300,
      });
      await priceLines(tx, alder.id, allOrders);
    });
    expect(await open()).toBe('6.50');
    expect((await create({ vendor: lantern, all_line_items: true })).amount).toBe('6.50');
    await server.database.asSystem((tx) =>
      tx.updateTable('line_items').set({ payout_id: null }).where('title', '=', 'late lamp').execute(),
    );
    expect(server.failures).toEqual([]);
  });
});
