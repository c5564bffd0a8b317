import { parseMoney } from '@consignment/domain/money/money';
import { beforeEach, describe, expect, it } from 'vitest';
import type { TestServer } from '../server.ts';
import { lineOf, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeEach(async () => {
    ({ server, alder, tokens } = world());
    const { results } = await server.ok('listPayouts', { token: tokens.owner, query: { page_size: 1000 } });
    for (const { id } of results) await server.ok('deletePayout', { token: tokens.owner, params: { id } });
  });

  const pay = (vendor: string, lines: string[], additional: string) =>
    server.ok('createPayout', {
      token: tokens.owner,
      body: {
        vendor: vendorOf(alder, vendor),
        line_item_ids: lines.map((title) => lineOf(alder, title)),
        additional_pay: additional,
      },
    });

  describe('a vendor with its own currency', () => {
    it('has it in every list that names its amounts', async () => {
      const token = tokens.owner;
      const id = vendorOf(alder, 'Moss & Fern');
      const choose = (currency: string | null) =>
        server.ok('updateVendor', { token, params: { id }, body: { currency } });
      const payout = await pay('Moss & Fern', ['fern'], '40');
      const answered = async () => {
        const own = (rows: readonly { id: number; currency: string | null }[]) =>
          rows.find((row) => row.id === id)?.currency;
        const payouts = (await server.ok('listPayouts', { token })).results;
        return {
          vendors: own((await server.ok('listCommissionTotals', { token })).results),
          period: own(
            (
              await server.ok('listCalculatedCommissionTotals', {
                token,
                query: { start_date: '2020-01-01' },
              })
            ).results,
          ),
          earners: own((await server.ok('listTopEarners', { token })).results),
          payouts: payouts.find((row) => row.id === payout.id)?.vendor_currency,
          payout: (await server.ok('getPayout', { token, params: { id: payout.id } })).vendor_currency,
        };
      };
      const all = (currency: string | null) => ({
        vendors: currency,
        period: currency,
        earners: currency,
        payouts: currency,
        payout: currency,
      });
      await choose('EUR');
      expect(await answered()).toEqual(all('EUR'));
      const others = (await server.ok('listDueVendors', { token })).results;
      expect(new Set(others.map((row) => row.currency))).toEqual(new Set([null]));
      await server.ok('deletePayout', { token, params: { id: payout.id } });
      const due = (await server.ok('listDueVendors', { token })).results;
      expect(due.find((row) => row.id === id)?.currency).toBe('EUR');
      await choose(null);
    });
  });

  describe('the dashboard’s lists', () => {
    it('name those to whom most is due, and none to whom nothing is', async () => {
      const list = async (query: Record<string, string | number> = {}) =>
        (await server.ok('listDueVendors', { token: tokens.owner, query })).results.map(
          ({ name, commission_due }) => [name, commission_due],
        );
      const all = [
        ['Lantern Loom', '28.00'],
        ['Moss & Fern', '3.50'],
        ['Ash', '3.00'],
      ];
      expect(await list({ sort: '-due', limit: 5 })).toEqual(all);
      expect(await list({ sort: 'due' })).toEqual(all.toReversed());
      expect(await list({ limit: 1, page: 2 })).toEqual([all[1]]);
      await pay('Moss & Fern', ['fern'], '0');
      expect(await list()).toEqual([all[0], all[2]]);
    });

    it('list the vendors with the highest earnings, paid or not', async () => {
      await pay('Moss & Fern', ['fern'], '40');
      const page = await server.ok('listTopEarners', {
        token: tokens.owner,
        query: { ordering: '-earned', page_size: 2 },
      });
      expect(page).toMatchObject({
        count: 3,
        next: expect.stringContaining('page=2') as string,
        results: [
          { name: 'Moss & Fern', commission_earned: '43.50', commission_due: '0.00', product_count: 1 },
          { name: 'Lantern Loom', commission_earned: '28.00' },
        ],
      });
    });

    it('are for the shop alone', async () => {
      for (const operation of [
        'listDueVendors',
        'listTopEarners',
        'listCalculatedCommissionTotals',
      ] as const) {
        await server.refused(operation, 403, { token: tokens.vendor });
        const foreign = await server.ok(operation, { token: tokens.stranger });
        expect(foreign.results.map(({ name }) => name)).toEqual(['Twig']);
      }
      const wrong = { token: tokens.owner, query: { sort: 'name' } };
      expect((await server.refused('listDueVendors', 400, wrong)).code).toBe('not_allowed_value');
      await server.refused('listDueVendors', 400, { token: tokens.owner, query: { limit: 1001 } });
    });
  });

  describe('totals of a range of days', () => {
    const list = async (query: Record<string, string | number | boolean> = {}) =>
      (await server.ok('listCalculatedCommissionTotals', { token: tokens.owner, query })).results;

    it('are the totals themselves for all days, whatever the order, page or search', async () => {
      await pay('Lantern Loom', ['lamp'], '2.50');
      for (const query of [
        {},
        { ordering: '-commission_paid' },
        { ordering: 'due' },
        { ordering: '-earned', page_size: 2, page: 2 },
        { search: 'FERN' },
        { search: '%' },
        { hidden: true },
      ]) {
        const known = await server.ok('listCommissionTotals', { token: tokens.owner, query });
        const calculated = await server.ok('listCalculatedCommissionTotals', { token: tokens.owner, query });
        expect(calculated.results).toEqual(known.results);
        expect(calculated.count).toBe(known.count);
      }
    });

    it('count what was sold in the range, and what of it is paid', async () => {
      await pay('Lantern Loom', ['lamp'], '2.50');
      const rows = await list({ start_date: '2026-03-01', end_date: '2026-03-04', ordering: '-earned' });
      expect(
        rows.map((row) => [row.name, row.commission_due, row.commission_paid, row.commission_earned]),
      ).toEqual([
        ['Lantern Loom', '8.00', '5.00', '13.00'],
        ['Moss & Fern', '3.50', '0.00', '3.50'],
        ['Ash', '0.00', '0.00', '0.00'],
      ]);
      // The additional pay falls on the day of the payout.
      const [day] = await list({ start_date: '2026-03-15', end_date: '2026-03-15', search: 'lantern' });
      expect(day).toMatchObject({
        commission_due: '0.00',
        commission_paid: '2.50',
        commission_earned: '2.50',
      });
      for (const row of rows) {
        expect(minor(row.commission_due) + minor(row.commission_paid)).toBe(minor(row.commission_earned));
      }
    });

    it('refuse days that no calendar has, and orders there are not', async () => {
      const refused = async (query: Record<string, string>) =>
        (await server.refused('listCalculatedCommissionTotals', 400, { token: tokens.owner, query })).code;
      expect(await refused({ start_date: '2026-02-30' })).toBe('wrong_format');
      expect(await refused({ ordering: 'note' })).toBe('not_allowed_value');
      expect(await refused({ search: 'x'.repeat(201) })).toBe('out_of_range');
    });
  });
});

function minor(text: string): number {
  const parsed = parseMoney(text, 'GBP');
  if (parsed.is !== 'ok') throw new Error(parsed.why);
  return parsed.minor;
}
