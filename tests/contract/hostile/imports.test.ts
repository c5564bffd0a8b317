import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { forDatabase } from '../../databases.ts';
import { anOrderRow, aProductRow, ordersCsv, productsCsv } from '../../unit/import/files.ts';
import { openShop } from '../import/shop.ts';

/*
 * Damaged and malicious files, up to the books: a bad row is reported and left out while the others are imported; a
 * bad file is refused with a reason and nothing of it is imported. Reading of files is tested in unit/import.
 */

type Cells = Parameters<typeof anOrderRow>[0];
const order = (nth: number, cells: Cells = {}) =>
  anOrderRow({ Name: `#${nth}`, Id: String(nth), 'Lineitem sku': 'MUG', ...cells });
const [before, after] = [order(1001), order(1003)];
const good = ordersCsv([before, after]);
const [header = '', first = '', last = ''] = good.split('\n');
const among = (cells: Cells) => ordersCsv([before, order(1002, cells), after]);
const nines = '9'.repeat(400);

const badRows: Record<string, string> = {
  'a price beyond all numbers': among({ 'Lineitem price': '1e308' }),
  'a price of 400 digits': among({ 'Lineitem price': nines }),
  'a price that is a formula': among({ 'Lineitem price': '=1+1' }),
  'a price that is no number': among({ 'Lineitem price': 'NaN' }),
  'a price below zero': among({ 'Lineitem price': '-5.00' }),
  'a price that overflows once it is multiplied': among({
    'Lineitem price': '90071992547409.91',
    'Lineitem quantity': '2147483647',
  }),
  'a quantity beyond all numbers': among({ 'Lineitem quantity': '1e308' }),
  'a quantity that is a formula': among({ 'Lineitem quantity': '=cmd|x' }),
  'a name of 1 MB': among({ Name: `#${'1002'.repeat(250_000)}`, 'Lineitem price': 'x' }),
  'a day that never was': among({ 'Created at': '2026-02-30 10:00:00 +0000' }),
  'a day beyond the calendar': among({ 'Created at': '294277-01-01 10:00:00 +0000' }),
  'NUL in a name': among({ 'Lineitem name': 'mug\0' }),
  'NUL in a number': among({ 'Lineitem price': '1\x000' }),
  'a currency of elsewhere': among({ Currency: 'XXX' }),
  'more cells than columns': [header, first, `${first.replaceAll('1001', '1002')},x,y,z`, last, ''].join(
    '\n',
  ),
};

const badFiles: Record<string, string | Buffer> = {
  'UTF-16 without its last byte': Buffer.from(`\ufeff${good}`, 'utf16le').subarray(0, -1),
  'half of a pair': Buffer.concat([Buffer.from(`${header}\n${first}\n`), Buffer.from([0xed, 0xa0, 0x80])]),
  'a picture': Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(500, 0xff)]),
  'nothing but NUL': Buffer.alloc(100_000),
  'nothing but quotation marks': '"'.repeat(100_001),
  'no column of names': good.replace('Name,', 'Title,'),
  'a needed column twice': good.replace('Email', 'Name'),
  'one cell of 10 MB': among({ 'Lineitem name': 'x'.repeat(10_000_000) }),
  'a quotation mark that is never closed': `${header}\n"${first}\n${`${last}\n`.repeat(40_000)}`,
  'a header of 10 MB': `${'x,'.repeat(5_000_000)}\n`,
  'no line at all': '',
};

forDatabase('pglite', (open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const saved = (shop: Awaited<ReturnType<typeof openShop>>) =>
    shop.rows(sql<{ name: string }>`select name from orders where shop_id = ${shop.shopId} order by name`);
  const products = productsCsv([aProductRow()]);

  describe('a row with', () => {
    it.each(Object.keys(badRows))('%s is reported and left out', async (damage) => {
      const shop = await openShop(database);
      const { end, problems } = await shop.import({ products, orders: badRows[damage] ?? '' });
      expect(end).toMatchObject({ is: 'done' });
      expect(problems).toMatchObject([{ file: 'orders.csv', row: 3 }]);
      expect(problems[0]?.reason).toMatch(/^\S.{8,999}$/);
      expect((problems[0]?.excerpt ?? '').length).toBeLessThan(300);
      expect(await saved(shop)).toEqual([{ name: '#1001' }, { name: '#1003' }]);
      await shop.expectClean();
    });
  });

  describe('a file with', () => {
    it.each(Object.keys(badFiles))('%s is refused in words, and nothing of it is kept', async (damage) => {
      const shop = await openShop(database);
      const { end } = await shop.import({ products, orders: badFiles[damage] ?? '' });
      expect(end).toMatchObject({ is: 'failed' });
      const problem = end.is === 'failed' ? end.problem : '';
      expect(problem).toMatch(/orders/);
      expect(problem.length).toBeLessThan(600);
      expect(await saved(shop)).toEqual([]);
      await shop.expectClean();
    });
  });

  it('a file of 20,000 unreadable rows ends, with a limited number of problems', async () => {
    const shop = await openShop(database);
    const rows = Array.from({ length: 20_000 }, (_, nth) => order(2000 + nth, { 'Lineitem price': '1e308' }));
    const { end, problems } = await shop.import({ orders: ordersCsv(rows) });
    expect(end).toMatchObject({ is: 'failed' });
    expect(problems.length).toBeGreaterThanOrEqual(100);
    expect(await saved(shop)).toEqual([]);
    await shop.expectClean();
  });
});
