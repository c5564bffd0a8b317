import { beforeAll, describe, expect, it } from 'vitest';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { takePayoutBack } from '../../../packages/server/src/ledger/delete-payout.ts';
import { refundAfterPayout } from '../../../packages/server/src/ledger/refund-after-payout.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import { saveRefunds } from '../../../packages/server/src/queries/imports/returns.ts';
import type { TestServer } from '../server.ts';
import { insertLine, lineOf, vendorOf, type NewLine, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

type Back = { day: string; units?: number; amount?: number };

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(() => {
    ({ server, alder, tokens } = world());
  });

  const inShop = <T>(work: (tx: Tx) => Promise<T>) =>
    server.database.asShop({ shopId: alder.id, vendorIds: null }, work);

  /** An order of eight units at 10.00, of which the vendor gets half. */
  async function sell(title: string, more: Partial<NewLine> = {}): Promise<number> {
    const line = { title, vendor: 'Ash', processedAt: '2026-03-01T10:00:00Z', price: 1000, ...more };
    return inShop(async (tx) => {
      const id = await insertLine(tx, alder, line);
      await tx.updateTable('line_items').set({ quantity: 8 }).where('id', '=', id).execute();
      await priceLines(tx, alder.id, { lines: [id] });
      return id;
    });
  }

  /** All that has come back of the line so far, as an import writes it. */
  async function returned(line: number, all: readonly Back[]): Promise<void> {
    const parts = all.map(({ day, units = 0, amount = 0 }) => ({
      line_item_id: line,
      platform_id: `${line}:${day}:${units}:${amount}`,
      refunded_at: `${day}T12:00:00.000Z`,
      units,
      amount,
    }));
    await inShop(async (tx) => {
      await saveRefunds(tx, alder.id, [line], parts);
      await refundAfterPayout(tx, { shopId: alder.id, lines: [line], now: server.now });
    });
    await inShop((tx) => priceLines(tx, alder.id, { lines: [line] }));
  }

  const pay = (line: number, vendor = 'Ash') =>
    server.ok('createPayout', {
      token: tokens.owner,
      body: { vendor: vendorOf(alder, vendor), line_item_ids: [line] },
    });

  async function orderNamed(title: string, token = tokens.owner) {
    const { results } = await server.ok('listOrders', {
      token: tokens.owner,
      query: { search: `#${title}` },
    });
    return server.ok('getOrder', { token, params: { id: results[0]?.id ?? 0 } });
  }

  describe('the refunds of an order', () => {
    it('are none where nothing came back', async () => {
      await sell('tray');
      const order = await orderNamed('tray');
      expect(order).toMatchObject({ refunds: [], payouts: [], cancelled_at: null });
      expect(order.line_items).toMatchObject([{ quantity: 8, returned_quantity: 0 }]);
    });

    it('lower the commission of a line that is not paid', async () => {
      const line = await sell('bowl');
      await returned(line, [{ day: '2026-03-04', units: 1 }]);
      const order = await orderNamed('bowl');
      expect(order.line_items).toMatchObject([{ returned_quantity: 1, commission_amount: '35.00' }]);
      expect(order.refunds).toEqual([
        {
          date: '2026-03-04T12:00:00.000Z',
          line_item: line,
          units: 1,
          amount: null,
          commission: '5.00',
          taken_back: [{ by: 'line', payout: null, amount: '5.00' }],
        },
      ]);
    });

    it('are taken back by the payout after the one that paid, and by none before it', async () => {
      const line = await sell('vase');
      const paid = await pay(line);
      await returned(line, [{ day: '2026-03-05', units: 3 }]);
      const waiting = await orderNamed('vase');
      expect(waiting.refunds).toMatchObject([
        { commission: '15.00', taken_back: [{ by: 'next_payout', payout: null, amount: '15.00' }] },
      ]);
      expect(waiting.payouts).toEqual([
        {
          id: paid.id,
          invoice_number: paid.invoice_number,
          created_date: paid.created_date,
          status: 'recorded',
          vendor: vendorOf(alder, 'Ash'),
          vendor_name: 'Ash',
          paid: '40.00',
          taken_back: '0.00',
        },
      ]);

      const next = await pay(await sell('lid'));
      const taken = await orderNamed('vase');
      expect(taken.refunds).toMatchObject([
        { commission: '15.00', taken_back: [{ by: 'payout', payout: next.id, amount: '15.00' }] },
      ]);
      expect(taken.payouts).toMatchObject([
        { id: paid.id, paid: '40.00', taken_back: '0.00' },
        { id: next.id, paid: '0.00', taken_back: '15.00' },
      ]);

      await inShop((tx) => takePayoutBack(tx, { shopId: alder.id, payoutId: next.id, now: server.now }));
      const again = await orderNamed('vase');
      expect(again.refunds).toMatchObject([
        { commission: '15.00', taken_back: [{ by: 'next_payout', payout: null, amount: '15.00' }] },
      ]);
      expect(again.payouts).toMatchObject([{ id: paid.id }]);
    });

    it('of one line each have what took them back', async () => {
      const line = await sell('plate');
      const first: Back = { day: '2026-03-04', units: 1 };
      const second: Back = { day: '2026-03-07', units: 2 };
      // It became known last, though it happened first.
      const late: Back = { day: '2026-03-02', units: 1 };
      await returned(line, [first]);
      await pay(line);
      await returned(line, [first, second]);
      const next = await pay(await sell('saucer'));
      await returned(line, [first, second, late]);
      const order = await orderNamed('plate');
      expect(order.line_items[0]).toMatchObject({ returned_quantity: 4 });
      expect(order.refunds).toMatchObject([
        { date: '2026-03-02T12:00:00.000Z', units: 1, taken_back: [{ by: 'next_payout', amount: '5.00' }] },
        { date: '2026-03-04T12:00:00.000Z', units: 1, taken_back: [{ by: 'line', amount: '5.00' }] },
        {
          date: '2026-03-07T12:00:00.000Z',
          units: 2,
          taken_back: [{ by: 'payout', payout: next.id, amount: '10.00' }],
        },
      ]);
    });

    it('that grew since a payout were taken back in two parts', async () => {
      const line = await sell('mug');
      await returned(line, [{ day: '2026-03-04', amount: 800 }]);
      await pay(line);
      await returned(line, [{ day: '2026-03-06', amount: 2000 }]);
      expect((await orderNamed('mug')).refunds).toMatchObject([
        {
          units: 0,
          amount: '20.00',
          commission: '10.00',
          taken_back: [
            { by: 'line', payout: null, amount: '4.00' },
            { by: 'next_payout', payout: null, amount: '6.00' },
          ],
        },
      ]);
    });

    it('take nothing back where no commission is earned yet', async () => {
      const line = await sell('jar', { status: 'pending' });
      await returned(line, [{ day: '2026-03-04', units: 8 }]);
      expect((await orderNamed('jar')).refunds).toMatchObject([
        { units: 8, commission: null, taken_back: [] },
      ]);
    });

    it('come up to the commission, whatever it is', async () => {
      const line = await sell('pot', { price: 333 });
      const days = ['2026-03-04', '2026-03-05', '2026-03-06'].map((day) => ({ day, units: 1 }));
      for (const count of [1, 2, 3]) {
        if (count === 2) await pay(line);
        await returned(line, days.slice(0, count));
      }
      const { refunds, line_items: lines } = await orderNamed('pot');
      const cents = (amounts: readonly (string | null | undefined)[]) =>
        amounts.reduce((sum, amount) => sum + Math.round(Number(amount) * 100), 0);
      // 13.32 in all; 13.32 × 3 / 8 ends in half a penny, which is taken back.
      expect(cents(lines.map(({ commission_amount: amount }) => amount))).toBe(832);
      expect(cents(refunds.map(({ commission }) => commission))).toBe(500);
    });

    it('are shown to the sales rep, and to no vendor or other shop', async () => {
      const order = await orderNamed('plate');
      expect(order.refunds).toHaveLength(3);
      expect(await orderNamed('plate', tokens.rep)).toEqual(order);
      await server.refused('getOrder', 403, { token: tokens.vendor, params: { id: order.id } });
      await server.refused('getOrder', 404, { token: tokens.stranger, params: { id: order.id } });
    });

    it('are counted on the lines that a vendor may see, and on no others', async () => {
      await returned(lineOf(alder, 'lamp'), [{ day: '2026-03-04', units: 1 }]);
      const { results } = await server.ok('listCommissions', { token: tokens.vendor });
      const back = results.filter(({ returned_quantity: units }) => units > 0);
      expect(back.map(({ title }) => title)).toEqual(['lamp']);
    });
  });

  describe('a list of orders', () => {
    const found = async (query: Record<string, string>) => {
      const asked = { ...query, page_size: 1000, ordering: 'name' } as const;
      const { count, results } = await server.ok('listOrders', { token: tokens.owner, query: asked });
      expect(count).toBe(results.length);
      return results.map(({ name }) => name);
    };
    const setOrder = (name: string, changes: object) =>
      inShop((tx) => tx.updateTable('orders').set(changes).where('name', '=', name).execute());

    it('finds refunds by their status, and those that only a file of refunds knows of', async () => {
      await setOrder('#fern', { financial_status: 'refunded' });
      await setOrder('#bowl', { financial_status: 'partially_refunded' });
      const any = await found({ financial_status: 'any_refund' });
      expect(any).toEqual(expect.arrayContaining(['#fern', '#bowl', '#vase', '#mug']));
      expect(any).not.toContain('#tray');
      expect(await found({ financial_status: 'partially_refunded' })).toEqual(['#bowl']);
      for (const search of ['refund', 'Refunded', ' returned ']) expect(await found({ search })).toEqual(any);
      expect(await found({ search: 'partially refunded' })).toEqual(['#bowl']);
    });

    it('finds the state that a search names, besides the words', async () => {
      await setOrder('#shade', { cancelled_at: new Date('2026-03-03T10:00:00Z') });
      await setOrder('#wick', { fulfillment_status: 'fulfilled' });
      await setOrder('#lid', { fulfillment_status: 'pending', customer_name: 'Unfulfilled & Sons' });
      for (const search of ['cancelled', 'canceled', 'cancel']) {
        expect(await found({ search })).toEqual(['#shade']);
      }
      // By its name too.
      expect(await found({ search: 'unpaid' })).toEqual(['#jar', '#unpaid order']);
      expect(await found({ search: 'fulfilled' })).toEqual(expect.arrayContaining(['#wick', '#lid']));
      const unfulfilled = await found({ search: 'unfulfilled' });
      expect(unfulfilled).toContain('#lid');
      expect(unfulfilled).not.toContain('#wick');
      expect(await found({ fulfillment_status: 'unfulfilled' })).toEqual(unfulfilled);
      expect(await found({ search: 'ref' })).toEqual([]);
    });
  });
});
