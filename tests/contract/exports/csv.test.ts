import { beforeAll, describe, expect, it } from 'vitest';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { insertLine, vendorOf, type Shop, type Tokens } from '../operations/shops.ts';
import { forEachWorld } from '../operations/world.ts';
import type { TestServer } from '../server.ts';
import { centsOf, csvFor, fetchFile, recordsOf } from './files.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  let lantern: number;
  beforeAll(async () => {
    ({ server, alder, tokens } = world());
    lantern = vendorOf(alder, 'Lantern Loom');
    await server.database.asSystem(async (tx) => {
      for (const [title, at] of [
        ['=HYPERLINK("http://evil.example","Łódź, ₹")', '2026-03-28T23:30:00Z'],
        ['-lamp\r\nwith "quotes"', '2026-03-29T12:00:00Z'],
      ] as const) {
        alder.lines[title] = await insertLine(tx, alder, {
          title,
          vendor: 'Lantern Loom',
          processedAt: at,
          price: 1000,
        });
      }
      await priceLines(tx, alder.id, allOrders);
    });
  });

  const commissions = async (token: string, query = '') =>
    recordsOf(await fetchFile(server, `/api/vendors/commissions/?format=csv&${query}`, csvFor(token)));
  /** Earned or pending; lines of a hidden vendor do not count in the file of the shop. */
  const filedAmount = ({ Earned, Pending }: Record<string, string>) => `${Earned}${Pending}`;
  const listedAmount = (line: { vendor: number | null; commission_amount?: string }) =>
    line.vendor === vendorOf(alder, 'Zinc') ? '' : line.commission_amount;
  const setMeta = (meta_key: string, meta_value: string) =>
    server.ok('createShopMeta', { token: tokens.owner, body: { meta_key, meta_value } });

  describe('commissions as CSV', () => {
    it('have every line, newest first, as the list has them, on the clock of the shop', async () => {
      const { results } = await server.ok('listCommissions', {
        token: tokens.owner,
        query: { page_size: 1000 },
      });
      const records = await commissions(tokens.owner, 'page_size=2&page=3');
      expect(records.map(filedAmount)).toEqual(results.map(listedAmount));
      expect(records[0]).toMatchObject({
        Date: '2026-03-29 13:00',
        Vendor: 'Lantern Loom',
        Status: 'Unpaid',
      });
      expect(records[1]).toMatchObject({ Date: '2026-03-28 23:30', Currency: 'GBP', Quantity: '1' });
      expect(records.find(({ Product }) => Product === 'unpaid order')).toMatchObject({ Status: 'Pending' });
    });

    it('are inert in a spreadsheet, and keep every character', async () => {
      const [second, first] = await commissions(tokens.owner);
      expect(first).toMatchObject({
        Product: `'=HYPERLINK("http://evil.example","Łódź, ₹")`,
        Order: '#=HYPERLINK("http://evil.example","Łódź, ₹")',
        Price: '10.00',
      });
      expect(second).toMatchObject({ Product: `'-lamp\r\nwith "quotes"` });
    });

    it('are narrowed and ordered as the list is', async () => {
      const query = `vendor_id=${lantern}&date_start=2026-03-01&date_end=2026-03-02&ordering=price&paid=false`;
      const records = await commissions(tokens.owner, query);
      expect(records.map(({ Product }) => Product)).toEqual(['lamp', 'shade']);
      const found = await commissions(tokens.owner, 'search=fern&omit=price,%20status');
      expect(found.map(({ Product }) => Product)).toEqual(['fern']);
      expect(found[0]).not.toHaveProperty('Price');
      expect(found[0]).not.toHaveProperty('Status');
      await server.refused('listCommissions', 400, {
        token: tokens.owner,
        query: { format: 'csv', date_start: '2026-02-30' },
      });
      await server.refused('listCommissions', 400, { token: tokens.owner, query: { format: 'xml' } });
    });

    it.each(['order__processed_at', '-order__name', 'title', '-price', 'commission_amount'])(
      'come in the same order as the list by %s',
      async (ordering) => {
        const token = tokens.owner;
        const { results } = await server.ok('listCommissions', {
          token,
          query: { ordering, page_size: 1000 },
        });
        const records = await commissions(token, `ordering=${ordering}`);
        expect(records.map((record) => [record['SKU'], record['Price'], filedAmount(record)])).toEqual(
          results.map((line) => [line.sku, line.price, listedAmount(line)]),
        );
      },
    );

    it('show a vendor its own lines, and nothing that the shop hides', async () => {
      const own = await commissions(tokens.vendor);
      expect(new Set(own.map(({ Vendor }) => Vendor))).toEqual(new Set(['Lantern Loom', 'Moss & Fern']));
      expect(own[0]).not.toHaveProperty('Customer');
      expect(own[0]).not.toHaveProperty('Item Cost');
      const keys = ['commissions', 'sell_price', 'order_num', 'order_date', 'discount'];
      for (const key of keys) await setMeta(`vendor_field_${key}`, 'false');
      const hidden = await fetchFile(server, '/api/vendors/commissions/?format=csv', csvFor(tokens.vendor));
      const [record] = recordsOf(hidden);
      expect(Object.keys(record ?? {})).toEqual([
        'Location',
        'Vendor',
        'Product',
        'Variant',
        'SKU',
        'Barcode',
        'Quantity',
        'Commission Type',
        'Currency',
        'Status',
      ]);
      await server.ok('listCommissions', { token: tokens.vendor });
      await server.refused('listCommissions', 400, {
        token: tokens.vendor,
        query: { format: 'csv', ordering: 'price' },
      });
      expect(Object.keys((await commissions(tokens.owner))[0] ?? {})).toContain('Earned');
      for (const key of keys) await setMeta(`vendor_field_${key}`, '');
      expect(await commissions(tokens.strangeVendor)).toHaveLength(1);
      expect(await commissions(tokens.strangeVendor, `vendor_id=${lantern}`)).toEqual([]);
    });
  });

  describe('other lists as CSV', () => {
    it('give vendors with their totals', async () => {
      const { results } = await server.ok('listCommissionTotals', { token: tokens.owner });
      for (const ordering of ['name', '-commission_due', 'earned']) {
        const path = `/api/vendors/commission-totals/?format=csv&page_size=1&ordering=${ordering}`;
        const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
        expect(records).toHaveLength(results.length);
        expect(centsOf(records, 'Due')).toBe(
          results.reduce((sum, { commission_due }) => sum + Math.round(Number(commission_due) * 100), 0),
        );
      }
      const forbidden = await server.refused('listCommissionTotals', 403, {
        token: tokens.vendor,
        query: { format: 'csv' },
      });
      expect(forbidden.code).toBe('forbidden');
    });

    it('give vendors with what a range of days has brought', async () => {
      const days = { start_date: '2026-03-02', end_date: '2026-03-20' };
      const { results } = await server.ok('listCalculatedCommissionTotals', {
        token: tokens.owner,
        query: { ...days, ordering: '-earned' },
      });
      const path = `/api/vendors/calculate-commission-totals/?format=csv&page_size=1&ordering=-earned&start_date=${days.start_date}&end_date=${days.end_date}`;
      const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
      expect(records.map(({ Earned }) => Earned)).toEqual(
        results.map(({ commission_earned }) => commission_earned),
      );
      const kept = await server.ok('listCommissionTotals', {
        token: tokens.owner,
        query: { ordering: '-earned' },
      });
      expect(results).not.toEqual(kept.results);
      const forbidden = await server.refused('listCalculatedCommissionTotals', 403, {
        token: tokens.vendor,
        query: { format: 'csv' },
      });
      expect(forbidden.code).toBe('forbidden');
    });

    it('give payouts, and one payout with its lines and its additional pay', async () => {
      const payout = await server.ok('createPayout', {
        token: tokens.owner,
        body: { vendor: lantern, all_line_items: true, additional_pay: '2.50', note: '@note, "quoted"' },
      });
      const path = '/api/vendors/payouts/?format=csv';
      for (const ordering of ['-created_date', 'amount', 'vendor_name', '-invoice_number']) {
        const file = await fetchFile(server, `${path}&ordering=${ordering}`, csvFor(tokens.vendor));
        expect(file.headers.get('content-disposition')).toBe(
          `attachment; filename="payouts.csv"; filename*=UTF-8''payouts.csv`,
        );
        expect(recordsOf(file)).toEqual([
          {
            'Invoice #': String(payout.invoice_number),
            Date: '2026-03-15 12:00',
            Vendor: 'Lantern Loom',
            Amount: payout.amount,
            'Additional Pay': '2.50',
            Currency: 'GBP',
            Note: `'@note, "quoted"`,
            Status: 'Paid by hand',
            Method: 'By hand',
            Fee: '',
            'Fee Borne By': '',
            Reference: `po-${payout.id}`,
            'Pay Run': '',
          },
        ]);
      }
      expect(recordsOf(await fetchFile(server, path, csvFor(tokens.strangeVendor)))).toEqual([]);

      // By its number, a file of commissions can be laid beside the file of payouts.
      const sold = await commissions(tokens.owner);
      const paid = sold.filter((record) => record['Invoice #'] === String(payout.invoice_number));
      expect(centsOf(paid, 'Earned')).toBe(Math.round(Number(payout.amount) * 100));
      expect(
        sold.filter(({ Status }) => Status === 'Unpaid').every((record) => record['Invoice #'] === ''),
      ).toBe(true);
      const one = await fetchFile(server, `/api/vendors/payouts/${payout.id}/csv/`, csvFor(tokens.vendor));
      const records = recordsOf(one);
      expect(centsOf(records, 'Commission')).toBe(Math.round(Number(payout.amount) * 100));
      expect(records.at(-1)).toMatchObject({ Product: 'Additional Pay', Commission: '2.50', Quantity: '' });
      for (const token of [tokens.stranger, tokens.strangeVendor]) {
        await server.refused('exportPayoutCsv', 404, { token, params: { id: payout.id } });
      }
      await server.ok('deletePayout', { token: tokens.owner, params: { id: payout.id } });
      await server.refused('exportPayoutCsv', 404, { token: tokens.owner, params: { id: payout.id } });
    });
  });
});
