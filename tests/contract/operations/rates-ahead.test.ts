import { ruleOfRate } from '@consignment/domain/rules/filled-in-rule';
import { nextOrderText } from '@consignment/domain/rules/rates-ahead-text';
import { rateSpellsFromWire, type WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Body } from '../../../packages/server/src/actions/operation.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { insertRule, percentStep, type NewRule } from '../rule-rows.ts';
import { startServer, type TestServer } from '../server.ts';
import { fillShops, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';

forEachDatabase((_name, open) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let loom: number;
  let ash: number;
  beforeEach(async () => {
    const database = await open();
    ({ alder } = await fillShops(database));
    server = await startServer(database);
    server.now = new Date('2026-12-10T12:00:00Z');
    tokens = await signInAll(server);
    [loom, ash] = [vendorOf(alder, 'Lantern Loom'), vendorOf(alder, 'Ash')];
    await asSystem((tx) =>
      sql`update products set product_type = 'Lighting' where shop_id = ${alder.id} and title = 'lamp'`.execute(
        tx,
      ),
    );
  });
  afterEach(() => server.close());

  const asSystem = <T>(work: (tx: Tx) => Promise<T>) => server.database.asSystem(work);
  const add = (rule: NewRule) => asSystem((tx) => insertRule(tx, alder.id, rule));
  const said = (rates: readonly WireRateSpell[] | undefined) =>
    nextOrderText(rateSpellsFromWire(rates ?? [], 'GBP'), { before: null, currency: 'GBP' });
  const vendor = async (token = tokens.owner) => server.ok('getVendor', { token, params: { id: loom } });
  const ownRate = (commission_rate: string | null) =>
    server.ok('updateVendor', { token: tokens.owner, params: { id: loom }, body: { commission_rate } });
  const december = { from: '2026-12-01', until: '2026-12-31', steps: [percentStep(70)] };

  describe('the rate of the next order', () => {
    it('is that of the rule that holds, and says what comes after it, on each page that sets a rate', async () => {
      await add({ place: 'vendor', vendorId: loom, ...december });
      await add({ place: 'vendor', vendorId: ash, steps: [percentStep(99)] });
      await ownRate('40');
      const rule = 'under the rule from Dec 1, 2026 (vendor) until Dec 31, 2026';
      expect(said((await vendor()).rates_ahead)).toBe(`The next order will earn 70% ${rule}; then 40%.`);

      const settings = async () =>
        said((await server.ok('getSettings', { token: tokens.owner })).rates_ahead);
      expect(await settings()).toBe('The next order will earn 50%.');
      await add({ place: 'global', ...december });
      expect(await settings()).toBe(
        'The next order will earn 70% under the rule from Dec 1, 2026 (whole shop) until Dec 31, 2026; then 50%.',
      );

      await add({
        place: 'shop_product_type',
        name: 'Lighting',
        from: '2026-12-05',
        steps: [percentStep(55)],
      });
      const params = { vendorId: loom };
      const { results: own } = await server.ok('listVendorProductTypes', { token: tokens.owner, params });
      const { results: all } = await server.ok('listProductTypes', { token: tokens.owner });
      for (const types of [own, all]) {
        const lighting = types.find(({ product_type: type }) => type === 'Lighting');
        expect(said(lighting?.rates_ahead)).toBe(
          'The next order will earn 55% under the rule from Dec 5, 2026 (product type).',
        );
      }
    });

    it('is said by a review before the change is saved', async () => {
      await add({ place: 'vendor', vendorId: loom, ...december });
      const token = tokens.owner;
      const preview = (body: Body<'previewCommissionSettings'>) =>
        server.ok('previewCommissionSettings', { token, body });
      const { next_orders: next } = await preview({ vendor: { id: loom, commission_rate: '35' } });
      expect(said(next?.before)).toMatch(/; then 50%\.$/);
      expect(said(next?.after)).toMatch(/^The next order will earn 70% under .*; then 35%\.$/);
      const type = { product_type: 'Lighting', commission_rate: '7.25', commission_percentage: false };
      const ofType = await preview({ product_type_rate: { ...type, vendor: loom } });
      expect(said(ofType.next_orders?.after)).toBe('The next order will earn £7.25 per unit.');
      const ofShop = await preview({ product_type_rate: type });
      expect(said(ofShop.next_orders?.after)).toBe('The next order will earn £7.25 per unit.');
      expect(said((await preview({ global_commission: '45' })).next_orders?.after)).toBe(
        'The next order will earn 45%.',
      );
      expect((await preview({ discount_share: 'store' })).next_orders).toBeNull();
      await ownRate('35');
      expect((await vendor()).rates_ahead).toEqual(next?.after);
    });

    it('is given for one draft for all goods, with an item of its first day as the rule prices it', async () => {
      await ownRate('52.5');
      const token = tokens.owner;
      const draft = ruleOfRate({
        ...{ vendor: loom, productType: null, rate: '25', isPercentage: true },
        fromDay: '2027-01-01',
      });
      const preview = (rules: Body<'previewRules'>['rules']) =>
        server.ok('previewRules', { token, body: { rules } });
      const { next_orders: next } = await preview([draft]);
      expect(next?.example).toEqual({ price: '20.00', before: '10.50', after: '5.00' });
      expect(said(next?.after)).toBe(
        'The next order will earn 52.5% until Dec 31, 2026; then 25% under the rule from Jan 1, 2027 (vendor).',
      );
      const none = await preview([{ ...draft, steps: [{ from: '0', kind: 'none', value: null }] }]);
      expect(none.next_orders?.example).toEqual({ price: '20.00', before: '10.50', after: '10.00' });
      const cost = await preview([{ ...draft, steps: [{ from: '0', kind: 'cost', value: null }] }]);
      expect(cost.next_orders?.example).toBeNull();
      expect((await preview([draft, { ...draft, from_day: '2027-02-01' }])).next_orders).toBeNull();
      const tag = { ...draft, place: 'tag' as const, vendor: null, name: 'Summer' };
      expect((await preview([tag])).next_orders).toBeNull();
    });

    it('is shown to a vendor for all its goods and for each type with a rate, also by settings', async () => {
      await add({ place: 'vendor', vendorId: loom, steps: [percentStep(65)] });
      await asSystem((tx) =>
        tx
          .insertInto('product_type_rates')
          .values([
            {
              shop_id: alder.id,
              vendor_id: null,
              product_type: 'Lighting',
              commission_percentage: true,
              rate_ppm: 550_000,
            },
            {
              shop_id: alder.id,
              vendor_id: ash,
              product_type: 'Smoke',
              commission_percentage: true,
              rate_ppm: 10_000,
            },
          ])
          .execute(),
      );
      const { rates } = await server.ok('listVendorRules', { token: tokens.vendor, params: { id: loom } });
      expect(rates.map(({ product_type: type, rates_ahead }) => [type, said(rates_ahead)])).toEqual([
        [null, 'The next order will earn 65% under the rule from Jan 1, 2026 (vendor).'],
        ['Lighting', 'The next order will earn 55%.'],
      ]);
    });

    it('has for vendors no rule that only waits behind the one that decides', async () => {
      await ownRate('40');
      const [of, own] = [await vendor(), await vendor(tokens.vendor)].map(({ rates_ahead: rates }) =>
        rates?.[0]?.rules.map(({ place }) => place),
      );
      expect([of, own]).toEqual([['vendor', 'global'], ['vendor']]);
      const { rates } = await server.ok('listVendorRules', { token: tokens.vendor, params: { id: loom } });
      expect(rates[0]?.rates_ahead[0]?.rules.map(({ place }) => place)).toEqual(['vendor']);
    });

    it('is not shown to vendors where the shop hides its rates, nor that of the shop to others', async () => {
      expect((await vendor(tokens.vendor)).rates_ahead).toBeDefined();
      await asSystem((tx) =>
        sql`update shop_settings set switches = '{"hidePortalStats": true}' where shop_id = ${alder.id}`.execute(
          tx,
        ),
      );
      expect((await vendor(tokens.vendor)).rates_ahead).toBeUndefined();
      expect((await vendor()).rates_ahead).toBeDefined();
      for (const token of [tokens.vendor, tokens.rep]) {
        expect((await server.ok('getSettings', { token })).rates_ahead).toBeUndefined();
      }
    });
  });
});
