import { beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import { lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  let shade: number;
  let paid: number;
  beforeEach(async () => {
    ({ server, alder, birch, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
    shade = lineOf(alder, 'shade');
    paid = lineOf(alder, 'lamp');
    const { vendor_paid: isPaid } = await line('lamp');
    if (isPaid) return;
    const body = { vendor: loom, line_item_ids: [paid] };
    await server.ok('createPayout', { token: tokens.owner, body });
  });

  const line = async (search: string) => {
    const { results } = await server.ok('listCommissions', { token: tokens.owner, query: { search } });
    const [found] = results;
    if (found === undefined) throw new Error(`There is no line '${search}'.`);
    return found;
  };
  const override = (line_item: number, commission: string | null, token = tokens.owner) =>
    server.ok('createOverride', { token, body: { line_item, commission } });
  const due = async (id: number) =>
    (await server.ok('getVendorCommissionTotals', { token: tokens.owner, params: { id } })).commission_due;

  describe('an override', () => {
    it('is an amount for the whole line or a percentage, acts at once, and is cleared by null', async () => {
      const usual = await line('shade');
      const before = Number(await due(loom));
      expect(await override(shade, '£12.50')).toEqual({ id: shade, line_item: shade, commission: '12.50' });
      expect(await line('shade')).toMatchObject({
        commission_amount: '12.50',
        commission_type: 'override',
        override_commission_line_item: [{ id: shade }],
      });
      expect(Number(await due(loom))).toBe(before - Number(usual.commission_amount) + 12.5);

      const change = (commission: string | null, token = tokens.owner) =>
        server.ok('updateOverride', { token, params: { id: shade }, body: { line_item: shade, commission } });
      expect((await change('20 %')).commission).toBe('20%');
      // 20 % of 20.00 less all of the discount of 2.00, which the vendor bears.
      expect(await line('shade')).toMatchObject({ commission_amount: '2.00', commission_rate: '20' });
      expect((await change('0', tokens.rep)).commission).toBe('0.00');
      expect((await line('shade')).commission_amount).toBe('0.00');
      expect((await change(null)).commission).toBeNull();
      expect(await line('shade')).toEqual(usual);
      expect((await override(shade, '', tokens.rep)).commission).toBeNull();
      expect(Number(await due(loom))).toBe(before);
    });

    it('is previewed, to the cent and without writing anything', async () => {
      const preview = (commission: string | null, token = tokens.owner) =>
        server.ok('previewOverride', { token, body: { line_item: shade, commission } });
      const usual = await line('shade');
      for (const typed of ['£12.50', '20 %', '12.5%', '0', '5%', '100%', null, '']) {
        const said = await preview(typed, typed === '0' ? tokens.rep : tokens.owner);
        expect(await line('shade')).toEqual(usual);
        await override(shade, typed);
        expect(await line('shade')).toMatchObject({
          commission_amount: said.commission_amount,
          commission_state: said.commission_state,
        });
        await override(shade, null);
      }
      expect(await preview('5%')).toEqual({
        line_item: shade,
        commission_amount: '0.00',
        commission_state: 'accrued',
        commission_reason: null,
      });
      const unpaid = { line_item: lineOf(alder, 'unpaid order'), commission: '20%' };
      expect(await server.ok('previewOverride', { token: tokens.owner, body: unpaid })).toMatchObject({
        commission_amount: '1.80',
        commission_state: 'pending',
        commission_reason: 'awaiting_payment',
      });
    });

    it('of a line that was returned in part is previewed less what came back', async () => {
      const fern = lineOf(alder, 'fern');
      const change = (returned: object) =>
        server.database.asSystem((tx) =>
          tx.updateTable('line_items').set(returned).where('id', '=', fern).execute(),
        );
      await change({ refunded_amount: 350 });
      const body = { line_item: fern, commission: '5.00' };
      const said = await server.ok('previewOverride', { token: tokens.owner, body });
      expect(said.commission_amount).toBe('2.50');
      await change({ refunded_amount: 0 });
    });

    it('is refused beforehand as it would be', async () => {
      const refused = (body: object, status: number, token = tokens.owner) =>
        server.refused('previewOverride', status, { token, body });
      expect((await refused({ line_item: paid, commission: '1' }, 409)).code).toBe('already_paid');
      expect((await refused({ line_item: shade, commission: 'much' }, 422)).errors).toMatchObject([
        { pointer: '/commission' },
      ]);
      const custom = await server.ok('createCustomItem', {
        token: tokens.owner,
        body: { title: 'Display', commission: '1.00', vendor_id: loom },
      });
      for (const commission of ['2', '20%', null]) {
        expect((await refused({ line_item: custom.id, commission }, 422)).detail).toContain(
          'A custom item cannot be changed',
        );
      }
      await server.ok('createCustomItem', {
        token: tokens.owner,
        body: { title: 'Display', commission: '-1.00', vendor_id: loom },
      });
      const missing = await refused({ line_item: 999_999, commission: '1' }, 404);
      const foreign = await refused({ line_item: lineOf(birch, 'twig'), commission: '1' }, 404);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await refused({ line_item: shade, commission: '1' }, 403, tokens.vendor);
    });

    it('is previewed in a currency without decimals', async () => {
      const currency = (code: string) =>
        server.database.asSystem((tx) =>
          tx.updateTable('shops').set({ currency: code }).where('id', '=', birch.id).execute(),
        );
      await currency('JPY');
      const preview = (commission: string) =>
        server.ok('previewOverride', {
          token: tokens.stranger,
          body: { line_item: lineOf(birch, 'twig'), commission },
        });
      expect((await preview('12.5%')).commission_amount).toBe('625');
      expect((await preview('¥1250')).commission_amount).toBe('1250');
      const body = { line_item: lineOf(birch, 'twig'), commission: '12.50' };
      await server.refused('previewOverride', 422, { token: tokens.stranger, body });
      await currency('USD');
    });

    it('of a paid line is refused and changes nothing', async () => {
      const before = await line('lamp');
      for (const [id, params] of [
        ['createOverride', {}],
        ['updateOverride', { id: paid }],
      ] as const) {
        const problem = await server.refused(id, 409, {
          token: tokens.owner,
          params,
          body: { line_item: paid, commission: '1' },
        });
        expect(problem).toMatchObject({ code: 'already_paid', errors: [{ pointer: '/line_item' }] });
      }
      expect(await line('lamp')).toEqual(before);
    });

    it('and a payout at the same time come one after the other', async () => {
      const fern = lineOf(alder, 'fern');
      const moss = vendorOf(alder, 'Moss & Fern');
      const [set, pay] = await Promise.all([
        server.ask('createOverride', { token: tokens.owner, body: { line_item: fern, commission: '1.00' } }),
        server.ask('createPayout', { token: tokens.owner, body: { vendor: moss, line_item_ids: [fern] } }),
      ]);
      expect(pay.status).toBe(201);
      const amount = set.status === 201 ? '1.00' : '3.50';
      expect([201, 409]).toContain(set.status);
      expect(pay.body).toMatchObject({ amount });
    });

    it('that cannot be read, or is of a line without a vendor, is refused', async () => {
      const refused = (body: object, status: number) =>
        server.refused('createOverride', status, {
          token: tokens.owner,
          body: { line_item: shade, ...body },
        });
      for (const commission of ['-1', 'much', '1.005', '€5', '101%', '%', '99999999999999']) {
        expect((await refused({ commission }, 422)).errors).toMatchObject([
          { code: 'invalid_value', pointer: '/commission' },
        ]);
      }
      expect((await refused({ commission: 5 }, 400)).code).toBe('wrong_type');
      expect((await refused({}, 400)).code).toBe('required');
      const missing = await refused({ line_item: 999_999, commission: '1' }, 404);
      const foreign = await refused({ line_item: lineOf(birch, 'twig'), commission: '1' }, 404);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await server.refused('updateOverride', 404, {
        token: tokens.owner,
        params: { id: shade },
        body: { line_item: lineOf(alder, 'wick'), commission: '1' },
      });
      await server.refused('createOverride', 403, {
        token: tokens.vendor,
        body: { line_item: shade, commission: '100' },
      });
    });
  });

  describe('the vendor of a line', () => {
    const give = (id: number, override_vendor: number | null) =>
      server.ok('updateLineItem', { token: tokens.owner, params: { id }, body: { override_vendor } });

    it('is set by hand, prices the line by the rules of that vendor, and goes back', async () => {
      const ash = vendorOf(alder, 'Ash');
      const usual = await line('shade');
      const [ofLoom, ofAsh] = [Number(await due(loom)), Number(await due(ash))];
      await override(shade, '5.00');
      expect(await give(shade, ash)).toMatchObject({
        vendor: ash,
        override_vendor: ash,
        commission_amount: '5.00',
      });
      expect(Number(await due(ash))).toBe(ofAsh + 5);
      expect(Number(await due(loom))).toBe(ofLoom - Number(usual.commission_amount));
      await override(shade, null);
      expect(await give(shade, null)).toEqual(usual);
      expect(Number(await due(loom))).toBe(ofLoom);
    });

    it('is refused for a paid line, a foreign vendor and a foreign line', async () => {
      const refused = (id: number, override_vendor: unknown, status: number, token = tokens.owner) =>
        server.refused('updateLineItem', status, { token, params: { id }, body: { override_vendor } });
      expect((await refused(paid, vendorOf(alder, 'Ash'), 409)).code).toBe('already_paid');
      const missing = await refused(shade, 999_999, 404);
      const foreign = await refused(shade, vendorOf(birch, 'Twig'), 404);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await refused(lineOf(birch, 'twig'), loom, 404);
      await refused(shade, 'Ash', 400);
      await refused(shade, loom, 403, tokens.rep);
      await refused(shade, loom, 403, tokens.vendor);
    });
  });

  describe('a custom item', () => {
    const add = (body: object, headers: Record<string, string> = {}) =>
      server.ok('createCustomItem', {
        token: tokens.owner,
        body: { title: 'Window display', commission: '25.00', vendor_id: loom, ...body },
        headers,
      });

    it('is owed at once, and below 0 it is taken back', async () => {
      const before = Number(await due(loom));
      const made = await add({ title: '  Window display  ' });
      expect(made).toMatchObject({
        title: 'Window display',
        order: null,
        vendor: loom,
        commission_amount: '25.00',
        commission_type: 'custom',
        commission_state: 'accrued',
        vendor_paid: false,
      });
      expect(await add({ commission: '-25.5' })).toMatchObject({ commission_amount: '-25.50' });
      expect(Number(await due(loom))).toBe(before - 0.5);
      await add({ commission: '0.50' });
    });

    it('is made once for an Idempotency-Key', async () => {
      const before = Number(await due(loom));
      const headers = { 'idempotency-key': 'a-custom-item-1' };
      const first = await add({ commission: '3.00' }, headers);
      expect(await add({ commission: '3.00' }, headers)).toEqual(first);
      const other = await server.refused('createCustomItem', 422, {
        token: tokens.owner,
        body: { title: 'Window display', commission: '4.00', vendor_id: loom },
        headers,
      });
      expect(other.code).toBe('idempotency_key_reused');
      expect(Number(await due(loom))).toBe(before + 3);
      await add({ commission: '-3.00' });
    });

    it('is final: no override, no other vendor', async () => {
      const { id } = await add({ commission: '1.00' });
      const body = { line_item: id, commission: '2' };
      expect((await server.refused('createOverride', 422, { token: tokens.owner, body })).detail).toContain(
        'cannot be changed',
      );
      await server.refused('updateLineItem', 422, {
        token: tokens.owner,
        params: { id },
        body: { override_vendor: vendorOf(alder, 'Ash') },
      });
      await add({ commission: '-1.00' });
    });

    it('that means nothing is refused', async () => {
      const refused = (body: object, status: number, token = tokens.owner) =>
        server.refused('createCustomItem', status, {
          token,
          body: { title: 'T', commission: '1.00', vendor_id: loom, ...body },
        });
      for (const commission of ['0', '1.005', '10000000000.01']) {
        expect((await refused({ commission }, 422)).errors[0]?.pointer).toBe('/commission');
      }
      expect((await refused({ title: ' ' }, 422)).errors[0]?.pointer).toBe('/title');
      expect((await refused({ commission: 1 }, 400)).code).toBe('wrong_type');
      const missing = await refused({ vendor_id: 999_999 }, 404);
      const foreign = await refused({ vendor_id: vendorOf(birch, 'Twig') }, 404);
      expect({ ...foreign, instance: '' }).toEqual({ ...missing, instance: '' });
      await refused({}, 403, tokens.rep);
      await refused({}, 403, tokens.vendor);
    });
  });
});
