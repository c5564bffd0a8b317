import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import { csvOf } from '../../unit/import/files.ts';
import { insertVendor } from '../rows.ts';
import { settled } from '../settled.ts';
import { openShop, type ImportedShop } from './shop.ts';
import { openImportWorld } from './world.ts';

const header = [
  'Name',
  'Financial Status',
  'Currency',
  'Subtotal',
  'Shipping',
  'Taxes',
  'Total',
  'Created at',
  'Lineitem quantity',
  'Lineitem name',
  'Lineitem price',
  'Lineitem sku',
  'Lineitem taxable',
  'Vendor',
  'Id',
  'Tax 1 Name',
  'Tax 1 Value',
];

function anOrder(cells: Readonly<Record<string, string>>): Record<string, string> {
  return {
    Name: '#2001',
    'Financial Status': 'paid',
    Currency: 'GBP',
    Shipping: '0.00',
    'Created at': '2026-03-05 10:00:00 +0000',
    'Lineitem quantity': '1',
    'Lineitem name': 'Ring',
    'Lineitem sku': 'R1',
    'Lineitem taxable': 'true',
    Vendor: 'Atelier Uno',
    Id: '7236244078921',
    ...cells,
  };
}

const ring = anOrder({
  Subtotal: '121.00',
  Taxes: '21.00',
  Total: '121.00',
  'Lineitem price': '121.00',
  'Tax 1 Name': 'IVA 21%',
  'Tax 1 Value': '21.00',
});
const vase = anOrder({
  Name: '#2002',
  Subtotal: '60.50',
  Shipping: '6.05',
  Taxes: '11.55',
  Total: '66.55',
  'Lineitem name': 'Vase',
  'Lineitem price': '60.50',
  'Lineitem sku': 'V1',
  Vendor: 'Atelier Dos',
  Id: '7236244078935',
  'Tax 1 Name': 'IVA 21%',
  'Tax 1 Value': '11.55',
});
const orders = csvOf(header, [ring, vase]);

/** An export without totals, which does not say what its prices include. */
const openHeader = header.filter((column) => column !== 'Total');
const openOrders = csvOf(openHeader, [ring]);

const findingsOf = (shop: Pick<ImportedShop, 'rows'>) =>
  shop.rows(
    sql<{ kind: string; row: number; detail: string }>`
      select kind, row_number as row, detail from import_findings
      where kind like 'tax%' and import_id = (select max(id) from imports) order by row_number`,
  );

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const collecting = (shop: ImportedShop, ...names: string[]) =>
    shop.write(async (tx) => {
      for (const name of names) {
        const slug = name.toLowerCase().replace(' ', '-');
        await insertVendor(tx, shop.shopId, { name, slug, collects_tax: true });
      }
    });

  describe('prices that include tax', () => {
    it('pay vendors of what is left without it', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders });
      expect(await shop.due('Atelier Uno')).toBe(5000);
      expect(await shop.due('Atelier Dos')).toBe(2500);
      expect(await findingsOf(shop)).toEqual([
        {
          kind: 'tax_included',
          row: 2,
          detail:
            '2 orders say that their prices include tax. The setting “Prices include tax” is off. Turn it on under Settings, Commissions: this setting applies to orders that don’t say whether prices include tax.',
        },
      ]);
      await shop.expectClean();
    });

    it('pay vendors who collect tax of all of it', async () => {
      const shop = await openShop(database);
      await collecting(shop, 'Atelier Uno', 'Atelier Dos');
      await shop.importWell({ orders });
      expect(await shop.due('Atelier Uno')).toBe(6050);
      expect(await shop.due('Atelier Dos')).toBe(3025);
    });

    it('are decided by each order, whatever the shop says', async () => {
      const shop = await openShop(database, { settings: { prices_include_tax: true } });
      const onTop = { ...ring, Id: '7236244078999', Name: '#2003', Total: '142.00' };
      await shop.importWell({ orders: csvOf(header, [ring, onTop]) });
      expect(await shop.due('Atelier Uno')).toBe(5000 + 6050);
      expect(await findingsOf(shop)).toMatchObject([
        { kind: 'tax_included', detail: '1 order says that its prices include tax.' },
        { kind: 'tax_on_top', detail: '1 order says that tax is added on top of its prices.' },
      ]);
    });

    it('are no longer in doubt after a file that does not say it', async () => {
      const shop = await openShop(database);
      await shop.importWell({ orders });
      await shop.importWell({ orders: openOrders });
      expect(await shop.due('Atelier Uno')).toBe(5000);
    });
  });

  describe('the tax of shipping', () => {
    const goods = { Subtotal: '100.00', Shipping: '10.00', 'Lineitem price': '100.00' };
    it.each([
      ['with it', { Taxes: '22.00', Total: '132.00' }],
      ['with it, without a rate', { Taxes: '22.00', Total: '132.00', 'Tax 1 Name': 'VAT' }],
      ['without it', { Taxes: '20.00', Total: '130.00' }],
      ['without it, without a rate', { Taxes: '20.00', Total: '130.00', 'Tax 1 Name': 'VAT' }],
    ])('is no part of the goods: %s', async (_what, cells) => {
      const shop = await openShop(database);
      await collecting(shop, 'Atelier Uno');
      const order = anOrder({ ...goods, 'Tax 1 Name': 'VAT 20%', 'Tax 1 Value': cells.Taxes, ...cells });
      await shop.importWell({ orders: csvOf(header, [order]) });
      expect(await shop.due('Atelier Uno')).toBe(6000);
    });
  });

  describe('the setting', () => {
    let world: Awaited<ReturnType<typeof openImportWorld>>;
    beforeAll(async () => {
      world = await openImportWorld(database);
    });
    afterAll(() => world.close());

    it('is proposed by the check of files, with how many orders say so', async () => {
      const { server, token } = world;
      const id = await world.sent({ orders });
      await server.ok('checkImport', { token, params: { id } });
      const { findings } = await world.end(id);
      expect(findings).toEqual([
        {
          kind: 'tax_included',
          orders: 2,
          detail:
            '2 orders say that their prices include tax. The setting “Prices include tax” is off. Turn it on under Settings, Commissions: this setting applies to orders that don’t say whether prices include tax.',
          proposed_prices_include_tax: true,
          amount: '0.00',
          vendor_count: 0,
          vendors: [],
        },
      ]);

      const set = (prices_include_tax: boolean) =>
        server.ok('saveSettings', { token, body: { values: { prices_include_tax } } });
      await set(true);
      const [now] = (await server.ok('getImport', { token, params: { id } })).findings;
      expect(now?.detail).toBe(
        '2 orders say that their prices include tax. The setting “Prices include tax” is on.',
      );
      expect(now).not.toHaveProperty('proposed_prices_include_tax');
      await set(false);
    });

    it('re-prices the unpaid lines of orders that do not say it, and of no other', async () => {
      const { server, alder, token } = world;
      const rows: ImportedShop['rows'] = async (query) =>
        (await database.asShop({ shopId: alder.id, vendorIds: null }, (tx) => query.execute(tx))).rows;
      const amounts = () =>
        rows(sql<{ name: string; amount: number; included: boolean }>`
          select v.name, l.commission_amount as amount, l.terms_taxes_included as included from line_items l
          join vendors v on v.id = l.vendor_id where v.name like 'Atelier %' order by v.name desc`);
      await server.ok('saveSettings', { token, body: { values: { global_commission: '50' } } });
      await settled(server);
      const run = async (text: string) => {
        const id = await world.sent({ orders: text });
        await server.ok('startImport', { token, params: { id } });
        expect(await world.end(id)).toMatchObject({ state: 'done' });
      };
      await run(openOrders);
      expect(await findingsOf({ rows })).toEqual([
        {
          kind: 'tax_unknown',
          row: 2,
          detail:
            '1 order does not say whether prices include tax. The setting “Prices include tax” applies instead, and is off.',
        },
      ]);
      await run(csvOf(header, [{ ...vase, Total: '78.10' }]));
      expect(await amounts()).toEqual([
        { name: 'Atelier Uno', amount: 6050, included: false },
        { name: 'Atelier Dos', amount: 3025, included: false },
      ]);

      const body = { prices_include_tax: true };
      const preview = await server.ok('previewCommissionSettings', { token, body });
      expect(preview).toMatchObject({ changed_lines: 1, vendors: [{ vendor_name: 'Atelier Uno' }] });
      const saved = await server.ok('saveSettings', {
        token,
        body: { values: body, expected: { prices_include_tax: false } },
      });
      expect(saved.app_settings.prices_include_tax).toBe(true);
      await settled(server);
      expect(await amounts()).toEqual([
        { name: 'Atelier Uno', amount: 5000, included: true },
        { name: 'Atelier Dos', amount: 3025, included: false },
      ]);
      const { results } = await server.ok('listHistory', {
        token,
        query: { object_type: 'rule', object_id: 'shop' },
      });
      expect(results[0]).toMatchObject({
        before: { prices_include_tax: false },
        after: { prices_include_tax: true },
      });
    });
  });
});
