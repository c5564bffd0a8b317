import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { plainName } from '@consignment/domain/text/plain-name';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forEachDatabase } from '../../databases.ts';
import {
  aLineRow,
  anOrderRow,
  aProductRow,
  csvOf,
  ordersCsv,
  productHeader,
  productsCsv,
} from '../../unit/import/files.ts';
import { insertRule, percentStep } from '../rule-rows.ts';
import { openShop, type ImportedShop } from './shop.ts';

const vendorsOf = (shop: ImportedShop) =>
  shop.rows(sql<{ name: string }>`select name from vendors where shop_id = ${shop.shopId} order by name`);
const amountsOf = (shop: ImportedShop) =>
  shop.rows(sql<{ kind: string; amount: number }>`
    select kind, commission_amount as amount from line_items where shop_id = ${shop.shopId} order by id`);

forEachDatabase((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  it('a name is the same in SQL and in TypeScript', async () => {
    const odd = fc.constantFrom(
      ...Array.from(
        ' \t\n\u0085\u00a0\u2003\u3000\u200b\u200d\u200e\u202e\u2069\u00ad\ufeff\u061c\u0301\u0308eAÄ-,ギ礼\u1100\u1161\u11a8',
      ),
    );
    const name = fc.oneof(
      fc.string(),
      fc.string({ unit: 'grapheme' }),
      fc.array(fc.oneof(odd, fc.constantFrom('a', 'B', ' '))).map((parts) => parts.join('')),
    );
    const shop = await openShop(database);
    await fc.assert(
      fc.asyncProperty(fc.array(name, { minLength: 100, maxLength: 200 }), async (names) => {
        const texts = names.map((text) => text.replaceAll('\0', ''));
        const rows = await shop.rows(sql<{ plain: string }>`
          select trimmed(words) as plain from unnest(${texts}::text[]) with ordinality as g (words, nth) order by nth`);
        expect(rows.map(({ plain }) => plain)).toEqual(texts.map(plainName));
      }),
      { numRuns: 5 },
    );
  });

  describe('a vendor', () => {
    it('is one however its name is spaced and whatever is not seen of it', async () => {
      const shop = await openShop(database);
      const names = ['Ada Mugs', 'Ada\u200b Mugs', ' ada\u00a0 mugs\u200f', 'ADA MUGS\ufeff'];
      await shop.importWell({
        orders: ordersCsv(
          names.map((Vendor, index) =>
            anOrderRow({ Name: `#${index + 1}`, Id: String(index + 1), Vendor, 'Lineitem sku': '' }),
          ),
        ),
      });
      expect(await vendorsOf(shop)).toEqual([{ name: 'Ada Mugs' }]);
    });

    it('that was kept under such a name before is found by it, and stays as it is', async () => {
      const shop = await openShop(database);
      await shop.write((tx) =>
        sql`insert into vendors (shop_id, name, slug, created_at) values (${shop.shopId}, ${'Ada\u200b'}, 'ada', now())`.execute(
          tx,
        ),
      );
      await shop.importWell({ orders: ordersCsv([anOrderRow({ Vendor: 'Ada' })]) });
      expect(await vendorsOf(shop)).toEqual([{ name: 'Ada\u200b' }]);
    });
  });

  it('a gift card is one in the shop’s own language, where no product says so', async () => {
    const shop = await openShop(database);
    const free = { 'Lineitem requires shipping': 'false', 'Lineitem taxable': 'false', 'Lineitem sku': '' };
    await shop.importWell({
      orders: ordersCsv([
        anOrderRow({ ...free, 'Lineitem name': 'Geschenkgutschein - 50 €' }),
        aLineRow({ ...free, 'Lineitem name': 'Carte-cadeau' }),
        aLineRow({ ...free, 'Lineitem name': 'Trinkgeld', Vendor: '' }),
        // Shipped, so it is a thing.
        aLineRow({
          'Lineitem name': 'Geschenkkarte aus Holz',
          'Lineitem requires shipping': 'true',
          'Lineitem sku': '',
        }),
      ]),
    });
    expect(await amountsOf(shop)).toEqual([
      { kind: 'gift_card', amount: 0 },
      { kind: 'gift_card', amount: 0 },
      { kind: 'tip', amount: 0 },
      { kind: 'product', amount: 500 },
    ]);
  });

  it('several collections in a cell are several, and a rule for one of them counts', async () => {
    const shop = await openShop(database, { settings: { global_commission_ppm: 300_000 } });
    await shop.write((tx) =>
      insertRule(tx, shop.shopId, { place: 'collection', name: 'best sellers', steps: [percentStep(60)] }),
    );
    await shop.importWell({
      products: csvOf(
        [...productHeader, 'Collection'],
        [
          {
            ...aProductRow({ 'Variant SKU': 'APR', Vendor: 'Ada' }),
            Collection: 'Aprons, best\u00a0sellers',
          },
        ],
      ),
      orders: ordersCsv([anOrderRow({ 'Lineitem sku': 'APR', 'Lineitem price': '80.00', Vendor: 'Ada' })]),
    });
    expect(await amountsOf(shop)).toEqual([{ kind: 'product', amount: 4800 }]);
    await shop.importWell({ products: productsCsv([aProductRow({ 'Variant SKU': 'APR', Vendor: 'Ada' })]) });
    expect(await amountsOf(shop)).toEqual([{ kind: 'product', amount: 4800 }]);
  });
});
