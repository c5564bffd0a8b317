import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { vendorOf } from './shops.ts';
import { forEachWorld } from './world.ts';

const added = 2300;
/** One in so many is of the common word, and one of all of the rare one. */
const common = 20;

type Query = Record<string, string | number>;
type Answer = { count: number; count_is_least?: true; next: string | null; previous: string | null };
type List = Answer & { results: { id: number }[]; totals?: unknown[] };

forEachWorld((world) => {
  const listed = {
    listOrders: (query: Query): Promise<List> =>
      world().server.ok('listOrders', { token: world().tokens.owner, query }),
    listCommissions: (query: Query): Promise<List> =>
      world().server.ok('listCommissions', { token: world().tokens.owner, query }),
    listPayouts: (query: Query): Promise<List> =>
      world().server.ok('listPayouts', { token: world().tokens.owner, query }),
    searchCustomers: (query: Query): Promise<List> =>
      world().server.ok('searchCustomers', { token: world().tokens.owner, query }),
    listVendorCustomers: (query: Query): Promise<List> => {
      const params = { id: vendorOf(world().alder, 'Moss & Fern') };
      return world().server.ok('listVendorCustomers', { token: world().tokens.owner, params, query });
    },
    listProducts: (query: Query): Promise<List> =>
      world().server.ok('listProducts', { token: world().tokens.owner, query }),
  };
  const lists = Object.entries(listed);
  const ids = ({ results }: List) => results.map(({ id }) => id);

  beforeAll(async () => {
    const { server, alder } = world();
    const vendor = vendorOf(alder, 'Moss & Fern');
    await server.database.asSystem(async (tx) => {
      const word = sql`case when n = 7 then 'quagga' when n % ${common} = 0 then 'zebra' else 'plain' end`;
      const day = sql`timestamptz '2025-01-01' + n * interval '1 hour'`;
      await sql`
        insert into orders (shop_id, platform_id, name, processed_at, currency, financial_status, total_price,
          customer_name, customer_email)
        select ${alder.id}, 'brief-' || n, '#' || ${word} || n, ${day}, 'GBP', 'paid', n, 'Ada ' || ${word},
          'brief' || n || '@mail.example' from generate_series(1, ${added}::int4) n`.execute(tx);
      await sql`
        insert into line_items (shop_id, order_id, platform_id, kind, processed_at, title, name, price,
          tracked_vendor_id)
        select shop_id, id, platform_id, 'product', processed_at, 'Thing', 'Thing', 1000, ${vendor}
        from orders where shop_id = ${alder.id} and platform_id like 'brief-%'`.execute(tx);
      await sql`
        insert into customers (shop_id, first_name, last_name, email, created_at)
        select ${alder.id}, 'Ada', ${word}, 'brief' || n || '@mail.example', ${day}
        from generate_series(1, ${added}::int4) n on conflict do nothing`.execute(tx);
      await sql`
        insert into vendor_customers (shop_id, vendor_id, customer_id, created_at)
        select shop_id, ${vendor}, id, created_at from customers
        where shop_id = ${alder.id} and email like 'brief%' on conflict do nothing`.execute(tx);
      await sql`
        insert into products (shop_id, platform_id, title, handle, created_at)
        select ${alder.id}, 'brief-' || n, ${word}, 'brief-' || n, ${day}
        from generate_series(1, ${added}::int4) n`.execute(tx);
      await sql`
        insert into payouts (shop_id, vendor_id, invoice_number, currency, lines_amount, note, created_date)
        select ${alder.id}, ${vendor}, 100000 + n, 'GBP', n, ${word}, ${day}
        from generate_series(1, ${added}::int4) n`.execute(tx);
    });
  });

  describe('a brief count', () => {
    it.each(lists)('of %s stops at 1,000, and the rows are those of the whole list', async (_name, list) => {
      const whole = await list({});
      expect(whole.count).toBeGreaterThanOrEqual(added);
      expect(whole).not.toHaveProperty('count_is_least');
      const brief = await list({ count: 'brief' });
      expect(brief).toMatchObject({ count: 1000, count_is_least: true, previous: null });
      expect(brief.next).toContain('page=2');
      expect(ids(brief)).toEqual(ids(whole));
      if (brief.totals !== undefined) expect(brief.totals).toEqual([]);
    });

    it.each(lists)('of %s goes on to the end of its page, and ends with the list', async (_name, list) => {
      const { count } = await list({});
      const page = Math.ceil(count / 50);
      const [before, last, after] = await Promise.all(
        [page - 1, page, page + 1].map((at) => list({ count: 'brief', page: at })),
      );
      expect(before).toMatchObject({ count: (page - 1) * 50, count_is_least: true });
      expect(before?.next).not.toBeNull();
      const whole = await list({ page });
      expect(last).toEqual({ ...whole, previous: last?.previous });
      expect(last).not.toHaveProperty('count_is_least');
      expect(after).toMatchObject({ count, next: null, results: [] });
    });

    it.each(lists)('of a search of %s has the same first page', async (_name, list) => {
      for (const page of [1, 2]) {
        const whole = await list({ search: 'zebra', page });
        const brief = await list({ search: 'zebra', page, count: 'brief' });
        expect(ids(brief)).toEqual(ids(whole));
        expect(brief.next).not.toBeNull();
        expect(brief.count).toBeGreaterThanOrEqual(page * 50);
        expect(brief.count).toBeLessThanOrEqual(whole.count);
        expect(whole.count).toBe(added / common);
      }
      const last = await list({ search: 'zebra', page: 3, count: 'brief' });
      expect(last).toMatchObject({ count: added / common, next: null });
      expect(ids(last)).toEqual(ids(await list({ search: 'zebra', page: 3 })));
    });

    it.each(lists)('of a search of %s that finds a few is the exact one', async (_name, list) => {
      for (const search of ['quagga', 'no such word']) {
        const whole = await list({ search });
        expect(whole.count).toBe(search === 'quagga' ? 1 : 0);
        expect(await list({ search, count: 'brief' })).toEqual(whole);
      }
    });

    it.each(lists)('of %s in another order has the same first page', async (name, list) => {
      const ordering = {
        listOrders: '-total_price',
        listCommissions: 'title',
        listPayouts: '-amount',
        listProducts: 'title',
        listVendorCustomers: 'customer__email',
      }[name];
      const query: Query = { search: 'zebra', ordering: ordering ?? 'email' };
      expect(ids(await list({ ...query, count: 'brief' }))).toEqual(ids(await list(query)));
    });

    it('shows a vendor no line of another', async () => {
      const { server, tokens } = world();
      const query = { search: 'zebra', count: 'brief' } as const;
      const own = await server.ok('listCommissions', { token: tokens.vendor, query });
      expect(own.results).toHaveLength(50);
      expect(await server.ok('listCommissions', { token: tokens.strangeVendor, query })).toMatchObject({
        count: 0,
        results: [],
      });
    });
  });
});
