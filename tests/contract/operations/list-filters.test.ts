import { beforeAll, describe, expect, it } from 'vitest';
import { csvFor, fetchFile, recordsOf } from '../exports/files.ts';
import type { TestServer } from '../server.ts';
import { repsOf } from './reps.ts';
import { insertLine, vendorOf, type Shop, type Tokens } from './shops.ts';
import { forEachWorld } from './world.ts';

type Listed<Row> = { results: readonly Row[] };
const namesOf = ({ results }: Listed<{ name: string }>) => results.map(({ name }) => name);

forEachWorld((world) => {
  let server: TestServer;
  let alder: Shop;
  let tokens: Tokens;
  beforeAll(() => {
    ({ server, alder, tokens } = world());
  });

  describe('orders', () => {
    const orders = (query: Record<string, string | number> = {}) =>
      server.ok('listOrders', { token: tokens.owner, query });
    const setOrders = (names: readonly string[], changes: Record<string, string | null>) =>
      server.database.asSystem((tx) =>
        tx
          .updateTable('orders')
          .set(changes)
          .where('shop_id', '=', alder.id)
          .where('name', 'in', [...names])
          .execute(),
      );

    beforeAll(async () => {
      await server.database.asSystem(async (tx) => {
        // In London it is the 29th already, after the change to summer time.
        const late = { title: '=late', vendor: 'Ash', processedAt: '2026-03-29T23:30:00Z', price: 111 };
        alder.lines['=late'] = await insertLine(tx, alder, late);
      });
      await setOrders(['#fern'], { financial_status: 'Refunded', fulfillment_status: 'fulfilled' });
      await setOrders(['#lamp'], { fulfillment_status: 'partial' });
      await setOrders(['#shade'], { fulfillment_status: 'restocked' });
      await setOrders(['#wick'], { financial_status: null });
      await setOrders(['#bucket'], { currency: 'EUR' });
    });

    it('are narrowed by what is paid and what was sent', async () => {
      expect(namesOf(await orders({ financial_status: 'pending' }))).toEqual(['#unpaid order']);
      expect(namesOf(await orders({ financial_status: 'refunded' }))).toEqual(['#fern']);
      expect(namesOf(await orders({ financial_status: 'unknown' }))).toEqual(['#wick']);
      expect(namesOf(await orders({ fulfillment_status: 'partial' }))).toEqual(['#lamp']);
      expect(namesOf(await orders({ fulfillment_status: 'fulfilled' }))).toEqual(['#fern']);
      const unfulfilled = namesOf(await orders({ fulfillment_status: 'unfulfilled' }));
      expect(unfulfilled).toContain('#shade');
      expect(unfulfilled).toContain('#wick');
      expect(unfulfilled).not.toContain('#lamp');
      expect(namesOf(await orders({ financial_status: 'paid', fulfillment_status: 'fulfilled' }))).toEqual(
        [],
      );
      await server.refused('listOrders', 400, {
        token: tokens.owner,
        query: { financial_status: 'settled' },
      });
    });

    it('come with the total of all that matches, for each currency, whatever the page', async () => {
      const all = await orders({ page_size: 1000 });
      const cents = (currency: string) =>
        all.results
          .filter(({ name }) => (currency === 'EUR') === (name === '#bucket'))
          .reduce((sum, { total_price }) => sum + Math.round(Number(total_price) * 100), 0);
      const expected = ['EUR', 'GBP'].map((currency) => ({
        currency,
        amount: (cents(currency) / 100).toFixed(2),
      }));
      expect(all.totals).toEqual(expected);
      const second = await orders({ page_size: 2, page: 2 });
      expect(second.totals).toEqual(expected);
      expect(second.count).toBe(all.count);
      const narrowed = await orders({ date_range: '2026-03-01,2026-03-02', page_size: 1 });
      expect(narrowed).toMatchObject({ count: 2, totals: [{ currency: 'GBP', amount: '30.00' }] });
      expect((await orders({ search: 'no such order' })).totals).toEqual([]);
    });

    it('are exported as a file: complete, inert, filtered and ordered like the list', async () => {
      const file = (query: string) =>
        fetchFile(server, `/api/orders/?format=csv&${query}`, csvFor(tokens.owner)).then(recordsOf);
      for (const ordering of ['-processed_at', 'name', '-customer_name', 'total_price']) {
        const listed = await orders({ ordering, page_size: 1000 });
        const records = await file(`ordering=${ordering}&page_size=1&page=2`);
        expect(records.map(({ Order }) => Order)).toEqual(namesOf(listed));
        expect(records.map(({ Total }) => Total)).toEqual(
          listed.results.map(({ total_price }) => total_price),
        );
      }
      await setOrders(['#=late'], { name: '=late', customer_name: '@Łódź, "quoted"' });
      expect(await file('date_range=2026-03-30,')).toEqual([
        {
          Order: "'=late",
          Date: '2026-03-30 00:30',
          Customer: `'@Łódź, "quoted"`,
          Company: '',
          Payment: 'Paid',
          Fulfillment: 'Unfulfilled',
          Total: '1.11',
          Currency: 'GBP',
        },
      ]);
      expect((await file('financial_status=unknown')).map(({ Payment }) => Payment)).toEqual(['N/A']);
    });

    it('have a link to that file that works once, for the sales rep too and for no vendor', async () => {
      for (const token of [tokens.owner, tokens.rep]) {
        const { body } = await server.ask('listOrders', { token, query: { format: 'csv' } });
        const { url } = body as { url: string };
        expect(recordsOf(await fetchFile(server, url)).length).toBeGreaterThan(5);
        expect((await fetchFile(server, url)).status).toBe(404);
      }
      await server.refused('listOrders', 403, { token: tokens.vendor, query: { format: 'csv' } });
      const path = '/api/orders/?format=csv';
      const foreign = recordsOf(await fetchFile(server, path, csvFor(tokens.stranger)));
      expect(foreign.map(({ Order }) => Order)).toEqual(['#twig']);
    });
  });

  describe('payouts', () => {
    const payouts = (query: Record<string, string | number> = {}, token = tokens.owner) =>
      server.ok('listPayouts', { token, query });
    const idsOf = ({ results }: Listed<{ id: number }>) => results.map(({ id }) => id);
    const made: Record<string, number> = {};

    beforeAll(async () => {
      const token = tokens.owner;
      for (const vendor of ['Lantern Loom', 'Moss & Fern', 'Ash']) {
        const body = { vendor: vendorOf(alder, vendor), all_line_items: true, additional_pay: '1.00' };
        made[vendor] = (await server.ok('createPayout', { token, body })).id;
      }
      const change = (vendor: string, changes: object) =>
        server.database.asSystem((tx) =>
          tx
            .updateTable('payouts')
            .set(changes)
            .where('id', '=', made[vendor] ?? 0)
            .execute(),
        );
      await change('Lantern Loom', { created_date: new Date('2026-03-29T23:30:00Z') });
      await change('Ash', { status: 'returned' });
      await server.database.asSystem((tx) =>
        tx
          .updateTable('vendors')
          .set({ currency: 'EUR' })
          .where('id', '=', vendorOf(alder, 'Moss & Fern'))
          .execute(),
      );
    });
    const amountOf = async (vendor: string) =>
      (await payouts()).results.find(({ id }) => id === made[vendor])?.amount;

    it('are narrowed by days on the clock of the shop, and by status', async () => {
      expect(idsOf(await payouts({ date_start: '2026-03-30' }))).toEqual([made['Lantern Loom']]);
      expect(idsOf(await payouts({ date_end: '2026-03-29' })).toSorted()).toEqual(
        [made['Moss & Fern'], made['Ash']].toSorted(),
      );
      expect(idsOf(await payouts({ status: 'returned' }))).toEqual([made['Ash']]);
      expect(idsOf(await payouts({ status: 'test' }))).toEqual([]);
      const [lantern, moss] = [made['Lantern Loom'], made['Moss & Fern']];
      // The same holds for a vendor's list, without other vendors' payouts.
      expect(idsOf(await payouts({ status: 'recorded' }, tokens.vendor))).toEqual([lantern, moss]);
      expect(idsOf(await payouts({ status: 'returned' }, tokens.vendor))).toEqual([]);
      expect(idsOf(await payouts({ status: 'recorded', date_end: '2026-03-29' }))).toEqual([
        made['Moss & Fern'],
      ]);
      await server.refused('listPayouts', 400, { token: tokens.owner, query: { status: 'deleted' } });
    });

    it('come with the total of all that matches; what came back is not in it', async () => {
      const expected = [
        {
          vendor_currency: 'EUR',
          amount: await amountOf('Moss & Fern'),
          unpaid_amount: '0.00',
          amount_on_its_way: '0.00',
          amount_to_send: '0.00',
        },
        {
          vendor_currency: null,
          amount: await amountOf('Lantern Loom'),
          unpaid_amount: await amountOf('Ash'),
          amount_on_its_way: '0.00',
          amount_to_send: '0.00',
        },
      ];
      expect((await payouts()).totals).toEqual(expected);
      expect((await payouts({ page_size: 1, page: 3 })).totals).toEqual(expected);
      expect((await payouts({ search: 'Lantern' })).totals).toEqual([
        {
          vendor_currency: null,
          amount: await amountOf('Lantern Loom'),
          unpaid_amount: '0.00',
          amount_on_its_way: '0.00',
          amount_to_send: '0.00',
        },
      ]);
      const own = await payouts({}, tokens.vendor);
      expect(own.totals.map(({ unpaid_amount }) => unpaid_amount)).toEqual(['0.00', '0.00']);
      expect((await payouts({}, tokens.strangeVendor)).totals).toEqual([]);
    });

    it('are narrowed in their file as in the list', async () => {
      const path = '/api/vendors/payouts/?format=csv&status=returned&date_end=2026-03-29';
      const records = recordsOf(await fetchFile(server, path, csvFor(tokens.owner)));
      expect(records.map(({ Status }) => Status)).toEqual(['Returned']);
    });
  });

  describe('payouts of sales reps', () => {
    const { addRep, sell, pay } = repsOf(world);

    it('are narrowed by days and come with their total', async () => {
      const rep = await addRep('Ada');
      const amounts: number[] = [];
      for (const units of [3, 2]) {
        await sell(rep, units);
        const { id, amount } = await pay(rep);
        amounts.push(Number(amount));
        if (units === 3) {
          const early = { created_date: new Date('2026-01-01T12:00:00Z') };
          await server.database.asSystem((tx) =>
            tx.updateTable('sales_rep_payouts').set(early).where('id', '=', id).execute(),
          );
        }
      }
      const list = (query: object) =>
        server.ok('listSalesRepPayouts', { token: tokens.owner, query: { sales_rep: rep, ...query } });
      const [first = 0, second = 0] = amounts;
      expect(await list({ page_size: 1 })).toMatchObject({ count: 2, total: (first + second).toFixed(2) });
      expect(await list({ date_start: '2026-03-01' })).toMatchObject({ count: 1, total: second.toFixed(2) });
      expect(await list({ date_end: '2026-01-01' })).toMatchObject({ count: 1, total: first.toFixed(2) });
      expect(await list({ date_end: '2025-12-31' })).toMatchObject({ count: 0, total: '0.00' });
    });
  });
});
