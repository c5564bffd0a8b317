import { parseMoney } from '@consignment/domain/money/money';
import { beforeEach, describe, expect, it } from 'vitest';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import type { TestServer } from '../server.ts';
import { lineOf, signInAll, vendorOf, type Shop, type Tokens } from './shops.ts';
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

  const history = async (query: Record<string, string> = {}, token = tokens.owner) =>
    (await server.ok('getCommissionTotalsHistory', { token, query })).results;
  const pay = (vendor: string, lines: string[], additional: string) =>
    server.ok('createPayout', {
      token: tokens.owner,
      body: {
        vendor: vendorOf(alder, vendor),
        line_item_ids: lines.map((title) => lineOf(alder, title)),
        additional_pay: additional,
      },
    });

  describe('earnings and payouts over time', () => {
    it('is that of the twelve months up to now, without gaps', async () => {
      await pay('Lantern Loom', ['lamp'], '2.50');
      const months = await history();
      expect(months.map(({ start }) => start)).toEqual([
        ...['2025-04-01', '2025-05-01', '2025-06-01', '2025-07-01', '2025-08-01', '2025-09-01'],
        ...['2025-10-01', '2025-11-01', '2025-12-01', '2026-01-01', '2026-02-01', '2026-03-01'],
      ]);
      const moved = months.filter(({ earned, paid }) => earned !== '0.00' || paid !== '0.00');
      expect(moved).toEqual([
        { start: '2025-07-01', earned: '15.00', paid: '0.00', due: '15.00' },
        { start: '2026-03-01', earned: '22.00', paid: '7.50', due: '29.50' },
      ]);
    });

    it('sums to the totals, for any payments and in any unit', async () => {
      await pay('Lantern Loom', ['lamp', 'wick'], '2.50');
      await pay('Moss & Fern', ['fern'], '0');
      const totals = await server.ok('getCombinedCommissionTotals', { token: tokens.owner });
      const range = { start_date: '2025-06-30', end_date: '2026-03-31' };
      for (const unit of ['day', 'month']) {
        const periods = await history({ ...range, unit });
        expect(sumOf(periods.map(({ earned }) => earned))).toBe(minor(totals.commission_earned));
        expect(sumOf(periods.map(({ paid }) => paid))).toBe(minor(totals.commission_paid));
      }
    });

    it('counts a day by the shop’s own midnight', async () => {
      const days = await history({ start_date: '2025-07-01', end_date: '2025-07-02', unit: 'day' });
      // Sold at 23:30 UTC, half past midnight of the next day in London in summer.
      expect(days).toEqual([
        { start: '2025-07-01', earned: '0.00', paid: '0.00', due: '0.00' },
        { start: '2025-07-02', earned: '15.00', paid: '0.00', due: '15.00' },
      ]);
    });

    it('is that of the last twelve months with anything in them when nothing moved since', async () => {
      const { now } = server;
      server.now = new Date('2031-01-01T12:00:00Z');
      try {
        const { owner } = await signInAll(server);
        const months = await history({}, owner);
        expect(months[0]).toEqual({ start: '2025-04-01', earned: '0.00', paid: '0.00', due: '0.00' });
        expect(months.at(-1)).toEqual({ start: '2026-03-01', earned: '19.50', paid: '0.00', due: '34.50' });
        // Requested days are kept, and what was due before them is still due.
        const days = await history({ start_date: '2030-12-31', unit: 'day' }, owner);
        expect(days).toEqual([
          { start: '2030-12-31', earned: '0.00', paid: '0.00', due: '34.50' },
          { start: '2031-01-01', earned: '0.00', paid: '0.00', due: '34.50' },
        ]);
      } finally {
        server.now = now;
      }
    });

    it('ends at what is due now, whatever is paid, taken back, refunded, priced again or hidden', async () => {
      const { owner: token } = tokens;
      const moss = vendorOf(alder, 'Moss & Fern');
      const fern = lineOf(alder, 'fern');
      const hide = (hidden: boolean) =>
        server.ok('updateVendor', { token, params: { id: moss }, body: { hidden } });
      const price = (commission: string | null) =>
        server.ok('createOverride', {
          token,
          body: { line_item: lineOf(alder, 'ash tray'), commission },
        });
      const takeBack = (units: number) =>
        server.database.asShop({ shopId: alder.id, vendorIds: null }, async (tx) => {
          await tx
            .updateTable('line_items')
            .set({ returned_quantity: units })
            .where('id', '=', fern)
            .execute();
          await refundAfterPayout(tx, { shopId: alder.id, lines: [fern], now: server.now });
        });
      const dues: string[] = [];
      const look = async () => {
        const months = await history({ start_date: '2025-01-01', end_date: '2026-03-31' });
        const { commission_due: due, dues: apart } = await server.ok('getCombinedCommissionTotals', {
          token,
        });
        expect(months.at(-1)?.due).toBe(apart.due);
        expect(minor(apart.due) - minor(apart.owed_back)).toBe(minor(due));
        // Each period ends with what was due before, and what it earned, less what it paid.
        months.reduce((before, { earned, paid, due: after }, at) => {
          const owed = at === months.length - 1 ? minor(apart.owed_back) : 0;
          expect(minor(after) - owed).toBe(before + minor(earned) - minor(paid));
          return minor(after);
        }, 0);
        // A range that ended earlier shows the same months alike.
        expect(await history({ start_date: '2025-06-01', end_date: '2026-02-28' })).toEqual(
          months.slice(5, -1),
        );
        dues.push(due);
      };

      await look();
      await price('1.25');
      await look();
      const payout = await pay('Moss & Fern', ['fern'], '4.00');
      await look();
      await takeBack(1);
      await look();
      await hide(true);
      await look();
      await hide(false);
      await price(null);
      await server.ok('deletePayout', { token, params: { id: payout.id } });
      await look();
      expect(dues).toEqual(['34.50', '32.75', '29.25', '25.75', '29.25', '31.00']);
      await takeBack(0);
    });

    it('nets no vendor’s debt with what is due to another', async () => {
      const token = tokens.owner;
      const fee = { title: 'Fee', commission: '-40.00', vendor_id: vendorOf(alder, 'Ash') };
      const { id } = await server.ok('createCustomItem', { token, body: fee });
      const { results } = await server.ok('listCommissionTotals', { token });
      const each = results.map(({ commission_due: due }) => minor(due));
      const owed = each.filter((due) => due > 0);
      const combined = await server.ok('getCombinedCommissionTotals', { token });
      expect(minor(combined.commission_due)).toBe(each.reduce((sum, due) => sum + due, 0));
      expect(combined.dues).toEqual({
        due: (owed.reduce((sum, due) => sum + due, 0) / 100).toFixed(2),
        due_count: owed.length,
        owed_back: (each.reduce((sum, due) => sum + Math.max(-due, 0), 0) / 100).toFixed(2),
        owed_back_count: 1,
        owed_back_by: 'Ash',
      });
      expect(owed.length).toBeGreaterThan(0);
      expect((await history()).at(-1)?.due).toBe(combined.dues.due);
      await server.ok('deleteCustomItem', { token, params: { id } });
    });

    it('leaves out the hidden and the other shops', async () => {
      const foreign = await history({}, tokens.stranger);
      expect(foreign.filter(({ earned }) => earned !== '0.00').map(({ earned }) => earned)).toEqual([
        '25.00',
      ]);
      for (const token of [tokens.vendor, tokens.rep])
        await server.refused('getCommissionTotalsHistory', 403, { token });
    });

    it('goes to the last day that there is', async () => {
      const months = await history({ start_date: '9999-12-01', end_date: '9999-12-31' });
      expect(months).toEqual([
        { start: '9999-12-01', earned: '0.00', paid: '0.00', due: expect.any(String) as string },
      ]);
    });

    it('refuses invalid and too long ranges', async () => {
      const refused = async (query: Record<string, string>) =>
        (await server.refused('getCommissionTotalsHistory', 400, { token: tokens.owner, query })).code;
      expect(await refused({ start_date: '2026-02-30' })).toBe('wrong_format');
      expect(await refused({ start_date: '2026-03-02', end_date: '2026-03-01' })).toBe('out_of_range');
      expect(await refused({ start_date: '0001-01-01', end_date: '9998-01-01', unit: 'day' })).toBe(
        'out_of_range',
      );
      expect(await refused({ unit: 'week' })).toBe('not_allowed_value');
    });
  });

  describe('earnings and payouts of one vendor over time', () => {
    const of = async (vendor: string, token = tokens.vendor) =>
      (await server.ok('getVendorTotalsHistory', { token, params: { id: vendorOf(alder, vendor) } })).results;

    it('are its own, to itself and to the shop, which sees a hidden one too', async () => {
      await pay('Lantern Loom', ['lamp'], '2.50');
      await pay('Moss & Fern', ['fern'], '0');
      const loom = await of('Lantern Loom');
      expect(loom).toHaveLength(12);
      expect(loom.filter(({ earned, paid }) => earned !== '0.00' || paid !== '0.00')).toEqual([
        { start: '2025-07-01', earned: '15.00', paid: '0.00', due: '15.00' },
        { start: '2026-03-01', earned: '15.50', paid: '7.50', due: '23.00' },
      ]);
      expect(await of('Lantern Loom', tokens.owner)).toEqual(loom);
      expect((await of('Moss & Fern')).at(-1)).toEqual({
        start: '2026-03-01',
        earned: '3.50',
        paid: '3.50',
        due: '0.00',
      });
      expect((await of('Zinc', tokens.owner)).at(-1)).toEqual({
        start: '2026-03-01',
        earned: '4.00',
        paid: '0.00',
        due: '4.00',
      });
      const { commission_totals } = await server.ok('getVendor', {
        token: tokens.owner,
        params: { id: vendorOf(alder, 'Lantern Loom') },
      });
      expect(loom.at(-1)?.due).toBe(commission_totals.due);
    });

    it('end with the last month in which anything moved for this vendor', async () => {
      const { now } = server;
      server.now = new Date('2031-01-01T12:00:00Z');
      try {
        const { vendor } = await signInAll(server);
        expect((await of('Moss & Fern', vendor)).at(-1)).toEqual({
          start: '2026-03-01',
          earned: '3.50',
          paid: '0.00',
          due: '3.50',
        });
      } finally {
        server.now = now;
      }
    });

    it('are not found by another vendor, another shop, or under a number that is no vendor’s', async () => {
      const asked = async (token: string, id: number) =>
        (await server.refused('getVendorTotalsHistory', 404, { token, params: { id } })).code;
      expect(await asked(tokens.vendor, vendorOf(alder, 'Ash'))).toBe('not_found');
      expect(await asked(tokens.strangeVendor, vendorOf(alder, 'Lantern Loom'))).toBe('not_found');
      expect(await asked(tokens.stranger, vendorOf(alder, 'Lantern Loom'))).toBe('not_found');
      expect(await asked(tokens.owner, 999_999)).toBe('not_found');
    });

    it('are kept from a vendor by each setting that hides a part of them, and not from the shop', async () => {
      const token = tokens.owner;
      const params = { id: vendorOf(alder, 'Lantern Loom') };
      const refusedWhile = async (hide: () => Promise<unknown>, show: () => Promise<unknown>) => {
        await hide();
        await server.refused('getVendorTotalsHistory', 403, { token: tokens.vendor, params });
        expect(await of('Lantern Loom', token)).toHaveLength(12);
        await show();
        expect(await of('Lantern Loom')).toHaveLength(12);
      };
      const meta = (meta_key: 'vendor_field_commissions' | 'vendor_field_order_date', meta_value: string) =>
        server.ok('createShopMeta', {
          token,
          params: { platform: 'shopify' },
          body: { meta_key, meta_value },
        });
      for (const key of ['vendor_field_commissions', 'vendor_field_order_date'] as const) {
        await refusedWhile(
          () => meta(key, 'false'),
          () => meta(key, 'true'),
        );
      }
      const stats = (hidePortalStats: boolean) =>
        server.ok('updateSwitches', { token, body: { hidePortalStats } });
      await refusedWhile(
        () => stats(true),
        () => stats(false),
      );
    });
  });
});

function minor(text: string): number {
  const parsed = parseMoney(text, 'GBP');
  if (parsed.is !== 'ok') throw new Error(parsed.why);
  return parsed.minor;
}

function sumOf(amounts: readonly string[]): number {
  return amounts.reduce((sum, amount) => sum + minor(amount), 0);
}
