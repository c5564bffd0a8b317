import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { forEachDatabase } from '../../databases.ts';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import { startServer, type TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import { fillShops, lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder, birch } = await fillShops(database));
    server = await startServer(database);
    tokens = await signInAll(server);
    loom = vendorOf(alder, 'Lantern Loom');
  });
  afterEach(() => server.close());

  const asOwner = <T extends object>(more: T) => ({ token: tokens.owner, ...more });
  const list = (query: Record<string, string | number> = {}) => server.ok('listHistory', asOwner({ query }));
  const eventsIn = async (query: Record<string, string | number> = {}) =>
    (await list(query)).results.map(({ event }) => event);
  const pay = () =>
    server.ok(
      'createPayout',
      asOwner({ body: { vendor: loom, all_line_items: true }, headers: { 'user-agent': firefox } }),
    );
  const hide = (hidden: boolean) =>
    server.ok('updateVendor', asOwner({ params: { id: loom }, body: { hidden, phone: '+44 20 7946 0000' } }));
  const override = (commission: string) =>
    server.ok('createOverride', asOwner({ body: { line_item: lineOf(alder, 'lamp'), commission } }));

  describe('the history', () => {
    it('says who did what, from where, and what was there before', async () => {
      await hide(true);
      const entry = (await list()).results[0];
      expect(entry).toMatchObject({
        seq: 1,
        at: server.now.toISOString(),
        by: { kind: 'person' },
        event: 'vendor.updated',
        group: 'vendors',
        object: { type: 'vendor', id: String(loom) },
        object_name: 'Lantern Loom',
        vendor_id: loom,
        vendor_name: 'Lantern Loom',
        before: { hidden: false },
        after: { hidden: true, withheld: ['phone'] },
        address: '127.0.0.1',
      });
      expect(entry?.by.name).not.toMatch(/^Former|^$/);
      await hide(false);
      const payout = await pay();
      const [last] = (await list()).results;
      expect(last).toMatchObject({
        seq: 3,
        event: 'payout.created',
        object_name: `#${payout.invoice_number}`,
        device: 'Firefox on Windows',
        after: { amount: payout.amount, status: 'recorded' },
      });
    });

    it('keeps the reason that a person gives', async () => {
      const { id } = await pay();
      const query = { reason: ' Paid twice by mistake. ' };
      await server.ok('deletePayout', asOwner({ params: { id }, query }));
      expect((await list()).results[0]).toMatchObject({
        event: 'payout.deleted',
        reason: 'Paid twice by mistake.',
      });
    });

    it('has an entry of a rate as a rule, and none of a save that changes nothing', async () => {
      const save = () =>
        server.ok('updateVendor', asOwner({ params: { id: loom }, body: { commission_rate: '42.5' } }));
      await save();
      await save();
      const { results } = await list();
      expect(results).toHaveLength(1);
      expect(results[0]).toMatchObject({
        event: 'rule.updated',
        object: { type: 'rule', id: `vendor-${loom}` },
        after: { commission_rate: '42.5' },
      });
    });

    it('has a rate and its undo, which is refused where another person has changed it since', async () => {
      const save = (commission_rate: string, seen: string) => ({
        params: { id: loom },
        body: { commission_rate, expected: { commission_rate: seen } },
      });
      await server.ok('updateVendor', asOwner({ params: { id: loom }, body: { commission_rate: '45' } }));
      await server.ok('updateVendor', asOwner(save('46', '45')));
      await server.ok('updateVendor', asOwner(save('45', '46')));
      const rates = async () =>
        (await list()).results.map(({ before, after }) => [before.commission_rate, after.commission_rate]);
      expect((await rates()).slice(0, 2)).toEqual([
        ['46', '45'],
        ['45', '46'],
      ]);
      await server.refused('updateVendor', 409, asOwner(save('44', '46')));
      expect(await rates()).toHaveLength(3);
      await settled(server);
    });

    it('keeps why a setting of the rules changed, with what it was and is', async () => {
      const reason = ' Agreed for the year. ';
      await server.ok(
        'updateVendor',
        asOwner({ params: { id: loom }, body: { commission_rate: '41', reason } }),
      );
      const rate = { product_type: 'Lighting', commission_rate: '35', commission_percentage: true, reason };
      const { id } = await server.ok('createProductTypeCommission', asOwner({ body: rate }));
      await server.ok(
        'updateProductTypeCommission',
        asOwner({ params: { id }, body: { ...rate, commission_rate: '36' } }),
      );
      const values = { global_commission: '31', commission_start_date: '2026-01-01' };
      await server.ok('saveSettings', asOwner({ body: { values, reason } }));
      const { results } = await list();
      expect(results.map((one) => one.reason)).toEqual(Array.from({ length: 4 }, () => reason.trim()));
      expect(results[0]).toMatchObject({
        event: 'rule.updated',
        object: { type: 'rule', id: 'shop' },
        before: { commission_start_date: null },
        after: { global_commission: '31', commission_start_date: '2026-01-01' },
      });
      expect(results[1]).toMatchObject({ before: { rate: '35' }, after: { rate: '36' } });
      await settled(server);
    });

    it('is narrowed by group, vendor, object, person, days and text', async () => {
      await override('5.00');
      await server.ok('updateSwitches', asOwner({ body: { showPayAllVendors: true } }));
      const { id } = await pay();
      await server.ok('deletePayout', asOwner({ params: { id } }));
      await settled(server);

      expect(await eventsIn({ group: 'payouts' })).toEqual(['payout.deleted', 'payout.created']);
      expect(await eventsIn({ vendor_id: loom })).toEqual([
        'payout.deleted',
        'payout.created',
        'line.overridden',
      ]);
      expect(await eventsIn({ object_type: 'payout', object_id: String(id) })).toEqual([
        'payout.deleted',
        'payout.created',
      ]);
      expect(await eventsIn({ object_type: 'setting' })).toEqual(['setting.changed']);
      const [owner] = (await list()).people;
      expect(await eventsIn({ person: owner?.id ?? 0 })).toHaveLength(4);
      expect(await eventsIn({ person: (owner?.id ?? 0) + 1000 })).toEqual([]);
      expect(await eventsIn({ date_end: '2026-03-14' })).toEqual([]);
      expect(await eventsIn({ date_start: '2026-03-15', date_end: '2026-03-15' })).toHaveLength(4);
      expect(await eventsIn({ search: 'deleted a payout' })).toEqual(['payout.deleted']);
      expect(await eventsIn({ search: 'lantern' })).toHaveLength(3);
      expect(await eventsIn({ search: 'showPayAll' })).toEqual(['setting.changed']);
      expect(await eventsIn({ search: '100%' })).toEqual([]);
      const page = await list({ page: 2, page_size: 3 });
      expect([page.count, page.results.map(({ seq }) => seq), page.next]).toEqual([4, [1], null]);
      await server.refused('listHistory', 400, asOwner({ query: { group: 'weather' } }));
      await server.refused('listHistory', 400, asOwner({ query: { date_start: '2026-02-30' } }));
    });

    it('has statements that are issued and withdrawn', async () => {
      server.now = new Date('2026-04-02T12:00:00Z');
      tokens = await signInAll(server);
      const body = { vendor: loom, first_day: '2026-03-01', last_day: '2026-03-31' };
      const { id, hash } = await server.ok('createStatement', asOwner({ body }));
      await server.ok('withdrawStatement', asOwner({ params: { id } }));
      const { results } = await list({ object_type: 'statement', object_id: String(id) });
      expect(results.map(({ event }) => event)).toEqual(['statement.withdrawn', 'statement.issued']);
      expect(results[1]).toMatchObject({ object_name: 'No. 1', vendor_id: loom, after: { hash } });
    });

    it('is a file with the same rows', async () => {
      await override('4.00');
      await hide(true);
      const records = recordsOf(await fetchFile(server, '/api/history/?format=csv', csvFor(tokens.owner)));
      expect(
        records.map((record) => [record['No.'], record['Action'], record['Vendor'], record['After']]),
      ).toEqual([
        ['2', 'changed a vendor', 'Lantern Loom', 'hidden: true; withheld: phone'],
        ['1', 'set a commission by hand', 'Lantern Loom', 'override: 4.00; commission: 4.00'],
      ]);
      const found = await fetchFile(server, '/api/history/?format=csv&search=by+hand', csvFor(tokens.owner));
      expect(recordsOf(found)).toHaveLength(1);
    });

    it('shows a person whose login was deleted by a token, and no longer from where they acted', async () => {
      const { id } = await server.ok('registerVendor', {
        body: {
          name: 'Robin Fell',
          email: 'robin@fell.example',
          password1: 'moss under old glass',
          password2: 'moss under old glass',
          myshopify_domain: alder.domain,
        },
      });
      const named = (await list()).results[0];
      expect(named).toMatchObject({
        event: 'account.registered',
        by: { name: 'Robin Fell' },
        object_name: 'Robin Fell',
      });
      expect((await list()).people.map(({ name }) => name)).toContain('Robin Fell');
      await server.ok('deleteSignup', asOwner({ params: { id } }));
      const { results, people } = await list({ object_type: 'account', object_id: String(id) });
      expect(results.map(({ event }) => event)).toEqual(['account.deleted', 'account.registered']);
      expect(results[1]?.by.name).toMatch(/^Former member [0-9a-f]{6}$/);
      expect(results[1]).toMatchObject({ address: '', device: '', object_name: '' });
      expect(people.map(({ name }) => name)).not.toContain('Robin Fell');
      expect(JSON.stringify(await list())).not.toMatch(/robin|fell/i);
    });

    it('is of the own shop alone, and for those who run it', async () => {
      await hide(true);
      const other = await server.ok('listHistory', { token: tokens.stranger });
      expect([other.count, other.people]).toEqual([0, []]);
      expect(birch.id).not.toBe(alder.id);
      await server.refused('listHistory', 403, { token: tokens.vendor });
      await server.refused('listEvents', 403, { token: tokens.vendor });
    });
  });

  describe('events', () => {
    it('are read from a number on, in their order and without a gap', async () => {
      for (const commission of ['1.00', '2.00', '3.00']) await override(commission);
      await hide(true);
      const first = await server.ok('listEvents', asOwner({ query: { page_size: 3 } }));
      expect(first.results.map(({ seq, event }) => [seq, event])).toEqual([
        [1, 'line.overridden'],
        [2, 'line.overridden'],
        [3, 'line.overridden'],
      ]);
      expect([first.next, first.has_more]).toEqual([3, true]);
      const rest = await server.ok('listEvents', asOwner({ query: { after: first.next } }));
      expect(rest).toMatchObject({ next: 4, has_more: false });
      expect(rest.results).toEqual([
        {
          seq: 4,
          at: server.now.toISOString(),
          event: 'vendor.updated',
          object: { type: 'vendor', id: String(loom) },
          vendor_id: loom,
        },
      ]);
      const none = await server.ok('listEvents', asOwner({ query: { after: rest.next } }));
      expect(none).toEqual({ results: [], next: 4, has_more: false });
    });
  });
});
