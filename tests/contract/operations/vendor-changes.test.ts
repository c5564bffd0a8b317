import { beforeEach, describe, expect, it } from 'vitest';
import { runJob } from '../../../packages/server/src/jobs/run.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import type { TestServer } from '../server.ts';
import { password, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let birch: Shop;
  let tokens: Tokens;
  let loom: number;
  beforeEach(() => {
    ({ server, alder, birch, tokens } = world());
    loom = vendorOf(alder, 'Lantern Loom');
  });

  const put = (body: object, { token = tokens.owner, id = loom } = {}) =>
    server.ok('updateVendor', { token, params: { id }, body });
  const refused = (body: unknown, status: number, { token = tokens.owner, id = loom } = {}) =>
    server.refused('updateVendor', status, { token, params: { id }, body });
  const due = async (id = loom) =>
    (await server.ok('getVendorCommissionTotals', { token: tokens.owner, params: { id } })).commission_due;
  const jobs = () => server.database.asSystem((tx) => dueJobs(tx));
  const settle = async () => {
    const found = await jobs();
    for (const job of found) await runJob(server.database, job, { clock: () => server.now });
    return found;
  };

  describe('a vendor is changed', () => {
    it('a group at a time; what is not sent stays', async () => {
      await put({ note: 'Pays the rent in March.' });
      const contact = {
        contact_name: '陈 Ярослава',
        email: 'hello@lanternloom.example',
        phone: '+44 20 7946 0000',
        address_1: '1 Quay',
        address_2: '',
        city: 'Łódź',
        state: '',
        zip: '90-001',
      };
      await put(contact);
      const commission = {
        paypal_email: 'pay@lanternloom.example',
        discount_codes: 'LOOM10',
        currency: 'EUR',
        pay_type: 'bank',
      };
      expect(await put(commission)).toMatchObject({
        note: 'Pays the rent in March.',
        ...contact,
        ...commission,
      });
      const read = await server.ok('getVendor', { token: tokens.owner, params: { id: loom } });
      expect(await put({ currency: null })).toEqual({ ...read, currency: null });
      expect(await jobs()).toEqual([]);
    });

    it('and a rule prices its own lines again: null is the usual rate, "0" a rate of zero', async () => {
      const before = await due();
      const others = await due(vendorOf(alder, 'Ash'));
      expect(await put({ commission_rate: '0' })).toMatchObject({ commission_rate: '0' });
      expect(await settle()).toEqual([expect.objectContaining({ shopId: alder.id, vendorId: loom })]);
      expect(await due()).toBe('0.00');
      await put({ commission_rate: '12.5', flat_rate: false });
      await settle();
      expect(await due()).toBe('5.50');
      expect(await put({ commission_rate: null, flat_rate: null })).toMatchObject({
        commission_rate: null,
        flat_rate: null,
      });
      await settle();
      expect(await due()).toBe(before);
      expect(await due(vendorOf(alder, 'Ash'))).toBe(others);
    });

    it('and the same rule again makes no work', async () => {
      await put({ commission_rate: '40' });
      await settle();
      await put({ commission_rate: '40', by_profit: false });
      expect(await jobs()).toEqual([]);
      await put({ commission_rate: null });
      await settle();
    });

    it('hidden: out of every total, and back with all it had', async () => {
      const combined = () => server.ok('getCombinedCommissionTotals', { token: tokens.owner });
      const whole = await combined();
      const own = await due();
      await put({ hidden: true });
      expect(await combined()).not.toEqual(whole);
      const listed = await server.ok('listCommissionTotals', {
        token: tokens.owner,
        query: { hidden: true },
      });
      expect(listed.results.map(({ id }) => id)).toContain(loom);
      await put({ hidden: false });
      expect(await combined()).toEqual(whole);
      expect(await due()).toBe(own);
    });

    it('and its currency is in the lists', async () => {
      await put({ currency: 'JPY' });
      const { results } = await server.ok('listCommissionTotals', { token: tokens.owner });
      expect(results.map(({ name, currency }) => [name, currency])).toEqual(
        expect.arrayContaining([
          ['Lantern Loom', 'JPY'],
          ['Ash', null],
        ]),
      );
      await put({ currency: null });
    });
  });

  describe('a change is refused', () => {
    it('when it is invalid, and nothing of it is kept', async () => {
      const before = await server.ok('getVendor', { token: tokens.owner, params: { id: loom } });
      expect((await refused({}, 400)).code).toBe('required');
      expect((await refused({ note: 'x', name: 'Other' }, 400)).code).toBe('unknown_key');
      expect((await refused({ note: null }, 400)).code).toBe('wrong_type');
      expect((await refused({ commission_rate: 45 }, 400)).code).toBe('wrong_type');
      expect((await refused({ commission_rate: '' }, 400)).code).toBe('wrong_format');
      expect((await refused({ note: 'a\0b' }, 400)).code).toBe('malformed');
      for (const [body, pointer] of [
        [{ note: 'x', commission_rate: '100.1' }, '/commission_rate'],
        [{ note: 'x', currency: 'ABC' }, '/currency'],
        [{ note: 'x', email: 'nobody' }, '/email'],
        [{ note: 'x', paypal_email: 'a@b' }, '/paypal_email'],
      ] as const) {
        expect((await refused(body, 422)).errors).toMatchObject([{ code: 'invalid_value', pointer }]);
      }
      expect(await server.ok('getVendor', { token: tokens.owner, params: { id: loom } })).toEqual(before);
    });

    it('for a vendor of another shop as for a missing one', async () => {
      const missing = await refused({ note: 'x' }, 404, { id: 999_999 });
      const foreign = await refused({ note: 'x' }, 404, { id: vendorOf(birch, 'Twig') });
      const notTheirs = await refused({ paypal_email: '' }, 404, {
        token: tokens.vendor,
        id: vendorOf(alder, 'Ash'),
      });
      for (const problem of [foreign, notTheirs]) {
        expect({ ...problem, instance: '' }).toEqual({ ...missing, instance: '' });
      }
      await refused({ note: 'x' }, 403, { token: tokens.rep });
    });

    it('from a vendor, unless it is its PayPal email', async () => {
      const token = tokens.vendor;
      const own = await put({ paypal_email: 'new@lanternloom.example', password }, { token });
      expect(own).toMatchObject({ paypal_email: 'new@lanternloom.example' });
      expect(own).not.toHaveProperty('note');
      for (const body of [{ note: 'x' }, { commission_rate: '100' }, { paypal_email: '', hidden: false }]) {
        expect((await refused(body, 403, { token })).code).toBe('forbidden');
      }
      expect(await put({ paypal_email: '' })).toMatchObject({ paypal_email: '' });
    });

    it('from a vendor where the shop pays by other means', async () => {
      const token = tokens.vendor;
      const set = (switches: object, country_code: string | null) =>
        server.database.asSystem(async (tx) => {
          await tx
            .updateTable('shop_settings')
            .set({ switches: JSON.stringify(switches) })
            .where('shop_id', '=', alder.id)
            .execute();
          await tx.updateTable('shops').set({ country_code }).where('id', '=', alder.id).execute();
        });
      await set({ hidePortalPaypalEmail: true }, null);
      expect((await refused({ paypal_email: '' }, 403, { token })).detail).toContain(
        'does not pay by PayPal',
      );
      await set({}, 'CA');
      await refused({ paypal_email: '' }, 403, { token });
      await set({}, null);
      await put({ paypal_email: '', password }, { token });
    });
  });

  describe('metafields', () => {
    const list = (id = loom) => server.ok('listMetafields', { token: tokens.owner, params: { id } });
    const replace = (metafields: object[]) =>
      server.ok('replaceMetafields', { token: tokens.owner, params: { id: loom }, body: { metafields } });

    it('are written as a whole, in order, and keep their ids', async () => {
      const first = await replace([
        { key: ' Stall ', value: 'B12' },
        { key: 'Contract', value: '' },
      ]);
      expect(first.metafields.map(({ key, value }) => [key, value])).toEqual([
        ['Stall', 'B12'],
        ['Contract', ''],
      ]);
      const [stall, contract] = first.metafields;
      const { metafields } = await replace([
        { key: 'New', value: 'n' },
        { ...contract, key: 'Vertrag' },
      ]);
      expect(metafields).toEqual([
        { id: expect.any(Number) as number, key: 'New', value: 'n' },
        { id: contract?.id, key: 'Vertrag', value: '' },
      ]);
      expect(metafields[0]?.id).not.toBe(stall?.id);
      expect((await list()).results).toEqual(metafields);
      expect((await list(vendorOf(alder, 'Ash'))).results).toEqual([]);
      expect((await replace([])).metafields).toEqual([]);
    });

    it('refuse a foreign id', async () => {
      const theirs = await server.ok('replaceMetafields', {
        token: tokens.stranger,
        params: { id: vendorOf(birch, 'Twig') },
        body: { metafields: [{ key: 'K', value: 'theirs' }] },
      });
      const { metafields } = await replace([{ id: theirs.metafields[0]?.id, key: 'K', value: 'mine' }]);
      expect(metafields[0]?.id).not.toBe(theirs.metafields[0]?.id);
      const still = await server.ok('listMetafields', {
        token: tokens.stranger,
        params: { id: vendorOf(birch, 'Twig') },
      });
      expect(still.results).toEqual(theirs.metafields);
      await replace([]);
    });

    it('refuse a key twice or blank, and every vendor', async () => {
      const bad = (metafields: object[]) =>
        server.refused('replaceMetafields', 422, {
          token: tokens.owner,
          params: { id: loom },
          body: { metafields },
        });
      const twice = await bad([
        { key: 'A', value: '1' },
        { key: 'A ', value: '2' },
      ]);
      expect(twice.errors[0]?.pointer).toBe('/metafields/1/key');
      expect((await bad([{ key: ' ', value: '' }])).errors[0]?.pointer).toBe('/metafields/0/key');
      await server.refused('listMetafields', 403, { token: tokens.vendor, params: { id: loom } });
      await server.refused('listMetafields', 404, {
        token: tokens.owner,
        params: { id: vendorOf(birch, 'Twig') },
      });
      await server.refused('replaceMetafields', 404, {
        token: tokens.owner,
        params: { id: vendorOf(birch, 'Twig') },
        body: { metafields: [] },
      });
    });
  });

  describe('commission fields', () => {
    const replace = (fields: object[]) =>
      server.ok('replaceCommissionFields', { token: tokens.owner, body: { fields } });

    it('are the columns that the portal reads, in their order', async () => {
      const { fields } = await replace([
        { key: 'order_number', value: 'Order no.' },
        { key: 'commission', value: 'You get' },
      ]);
      for (const token of [tokens.owner, tokens.vendor]) {
        const settings = await server.ok('getAppSettings', { token });
        expect(settings.portal_commission_fields).toEqual(fields);
        expect(settings.commission_fields).toEqual([
          { key: 'order_number', label: 'Order no.' },
          { key: 'commission', label: 'You get' },
        ]);
      }
      const turned = await replace(fields.toReversed());
      expect(turned.fields).toEqual(fields.toReversed());
      const other = await server.ok('getAppSettings', { token: tokens.stranger });
      expect(other.commission_fields).toEqual([]);
      const saved = await server.ok('updateAppSettings', {
        token: tokens.owner,
        params: { id: alder.id },
        body: { ignore_order_tags: '' },
      });
      expect(saved.portal_commission_fields).toEqual(turned.fields);
      expect((await replace([])).fields).toEqual([]);
    });

    it('refuse a column that there is not, or twice', async () => {
      const bad = (fields: object[], status: number, token = tokens.owner) =>
        server.refused('replaceCommissionFields', status, { token, body: { fields } });
      expect((await bad([{ key: 'profit', value: '' }], 400)).code).toBe('not_allowed_value');
      const twice = [
        { key: 'sku', value: 'A' },
        { key: 'sku', value: 'B' },
      ];
      expect((await bad(twice, 422)).errors[0]?.pointer).toBe('/fields/1/key');
      await bad([], 403, tokens.vendor);
    });
  });
});
