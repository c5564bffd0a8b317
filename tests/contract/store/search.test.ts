import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { pageOfCustomers } from '../../../packages/server/src/queries/vendors/customers.ts';
import { pageOfLines } from '../../../packages/server/src/queries/orders/line-items.ts';
import { pageOfOrders } from '../../../packages/server/src/queries/orders/orders.ts';
import { containing } from '../../../packages/server/src/queries/search.ts';
import type { Database, Tx } from '../../../packages/server/src/database/database.ts';
import { visibleTo } from '../../../packages/server/src/common/visibility.ts';
import { fill } from '../../bench/scale/fill.ts';
import { onBothDatabases } from '../../databases.ts';
import { insertOrder, insertShop } from '../rows.ts';
import { rowsReadBy } from '../rows-read.ts';

const anyTime = { from: null, until: null };
const everything = {};
const owner = {
  id: null,
  loginId: 1,
  shopId: 1,
  party: 'merchant',
  role: 'owner',
  vendorIds: null,
  repIds: null,
  key: null,
  isSandbox: false,
} as const;
const firstPage = { size: 50, offset: 0, isBrief: false };

onBothDatabases((_name, open) => {
  let database: Database;
  let shopId: number;
  beforeAll(async () => {
    database = await open();
    ({ shopId } = await fill(database, { vendors: 20, orders: 20_000, lines: 20_000 }));
    await database.asSystem(async (tx) => {
      await insertOrder(tx, shopId, { name: '100% _wool_', customer_name: 'Йосип Łukasz' });
      await sql`update line_items set title = ${`${'Ö wool. '.repeat(400)}The Last Word`}, sku = 'ŁÓDŹ-7'
        where shop_id = ${shopId} and id = (select min(id) from line_items where vendor_id = 1)`.execute(tx);
      await insertOrder(tx, await insertShop(tx), {
        name: 'Ingrid elsewhere',
        customer_name: 'Ingrid Marlow',
        customer_email: 'ingrid@elsewhere.example',
      });
    });
    await database.upkeep();
  }, 120_000);

  const asOwner = <T>(work: (tx: Tx) => Promise<T>) => database.asShop({ shopId, vendorIds: null }, work);
  const customersWith = (tx: Tx, search: string) =>
    pageOfCustomers(tx, shopId, { search, ordering: { by: 'email', direction: 'asc' }, ...firstPage });
  const ordersWith = (tx: Tx, search: string) =>
    pageOfOrders(tx, shopId, {
      search,
      period: anyTime,
      financial: null,
      fulfillment: null,
      ordering: { by: 'processed_at', direction: 'desc' },
      ...firstPage,
    });

  it.each(['Ingrid', '#12345', 'customer4711@', '4000000012', 'Willow & Co', 'ödź', 'no such words'])(
    'finds orders with %s without scanning the table',
    async (search) => {
      const read = await asOwner((tx) => rowsReadBy(tx, 'orders', () => ordersWith(tx, search)));
      expect(read).toBeLessThan(20_000 / 4);
    },
  );

  it('looks an order up by its number without the index of searches, in the middle of an import', async () => {
    const fresh = await open();
    const shop = await fresh.asSystem(async (tx) => {
      const id = await insertShop(tx);
      await sql`insert into orders (shop_id, platform_id, name, processed_at, currency, financial_status)
        select ${id}, number, '#' || number, now(), 'USD', 'paid' from generate_series(1, 4000) as number`.execute(
        tx,
      );
      // As autovacuum does at some time: the index of searches has not merged the new orders then.
      await sql`analyze orders`.execute(tx);
      return id;
    });
    const plan = await fresh.asShop({ shopId: shop, vendorIds: null }, async (tx) => {
      const asked = Array.from({ length: 1800 }, (_, at) => String(at + 4000));
      const { rows } = await sql<{ 'QUERY PLAN': string }>`explain select id from orders
        where shop_id = ${shop} and platform_id = any (${asked}::text[])`.execute(tx);
      return rows.map((row) => row['QUERY PLAN']).join('\n');
    });
    expect(plan).toContain('Scan');
    expect(plan).not.toContain('orders_search');
  });

  it('finds refunds without reading the lines of other orders', async () => {
    const { read, returned } = await asOwner(async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from line_items
        where shop_id = ${shopId} and (returned_quantity > 0 or refunded_amount > 0)`.execute(tx);
      const read = await rowsReadBy(tx, 'line_items', () => ordersWith(tx, 'refunded'));
      return { read, returned: rows[0]?.count ?? 0 };
    });
    expect(returned).toBeGreaterThan(100);
    // The sums and the page each read them once.
    expect(read).toBeLessThanOrEqual(2 * returned);
  });

  it('sees a search that scans the table', async () => {
    const read = await asOwner((tx) =>
      rowsReadBy(tx, 'orders', () =>
        sql`select count(*) from orders where name ilike '%#12345%'`.execute(tx),
      ),
    );
    expect(read).toBeGreaterThan(20_000);
  });

  it.each([
    'ingrid MARLOW',
    '#1',
    'an',
    'ö',
    '%',
    '0% _w',
    '_',
    'йосип',
    'Йосип',
    'łuk',
    String.raw`\\`,
    "o'",
  ])('finds what a comparison of every order finds: %s', async (search) => {
    const pattern = containing(search);
    const { found, there } = await asOwner(async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count from orders
          where shop_id = ${shopId} and (name ilike ${pattern} or platform_id ilike ${pattern}
            or customer_name ilike ${pattern} or customer_company ilike ${pattern} or customer_email ilike ${pattern})`.execute(
        tx,
      );
      return { found: await ordersWith(tx, search), there: rows[0]?.count };
    });
    expect(found.count).toBe(there);
  });

  it.each([
    { search: '#10', parts: everything },
    { search: 'Ingrid', parts: everything },
    { search: 'Ingrid', parts: { customer: false } },
    { search: '#10', parts: { orderName: false } },
    { search: 'lamp', parts: everything },
    { search: 'the last w', parts: everything },
    { search: 'łódź-7', parts: everything },
    { search: 'ö WOOL', parts: { customer: false, orderName: false } },
    { search: 'SKU-00', parts: { customer: false, orderName: false } },
  ])('finds the lines that a comparison finds: $search, seen $parts', async ({ search, parts }) => {
    const visible = { ...visibleTo(owner, new Map()), ...parts };
    const pattern = containing(search);
    const { found, there } = await asOwner(async (tx) => {
      const { rows } = await sql<{ count: number }>`select count(*) as count
        from line_items l left join orders o on o.id = l.order_id
        where l.shop_id = ${shopId} and l.vendor_id = 1 and (l.title ilike ${pattern} or l.name ilike ${pattern}
          or l.sku ilike ${pattern} or ${visible.orderName} and o.name ilike ${pattern}
          or ${visible.customer} and (o.customer_name ilike ${pattern} or o.customer_company ilike ${pattern}))`.execute(
        tx,
      );
      const ordering = { by: 'order__processed_at', direction: 'desc' } as const;
      const ask = { vendorId: 1, period: anyTime, search, visible, paid: null, ordering, ...firstPage };
      return { found: await pageOfLines(tx, shopId, ask), there: rows[0]?.count };
    });
    expect(found.count).toBe(there);
    expect(found.rows).toHaveLength(Math.min(50, found.count));
  });

  it.each(['lamp', 'Ingrid', 'no such words'])(
    "finds a vendor's lines with %s in the index, and reads only those of the page",
    async (search) => {
      const visible = visibleTo(owner, new Map());
      const ordering = { by: 'order__processed_at', direction: 'desc' } as const;
      const ask = { vendorId: 1, period: anyTime, search, visible, paid: null, ordering, ...firstPage };
      const { read, lines } = await asOwner(async (tx) => {
        const { rows } = await sql<{ lines: number }>`select count(*) as lines from line_items
          where vendor_id = 1`.execute(tx);
        // An index is read, but not the table: entries that the table is not needed for do not count.
        const read = await rowsReadBy(tx, 'line_items', () => pageOfLines(tx, shopId, ask));
        return { read, lines: rows[0]?.lines ?? 0 };
      });
      expect(lines).toBeGreaterThan(3000);
      expect(read).toBeLessThan(1000);
    },
  );

  it.each(['Ingrid Marlow', 'customer4711@', 'no such words'])(
    'finds customers with %s without scanning the table',
    async (search) => {
      const read = await asOwner((tx) => rowsReadBy(tx, 'customers', () => customersWith(tx, search)));
      expect(read).toBeLessThan(20_000 / 4);
    },
  );

  it.each(['id marl', 'ingrid MARLOW', 'customer471', 'MAIL.example', 'łód', '%', "o'", 'nobody'])(
    'finds what a comparison of every customer finds: %s',
    async (search) => {
      const pattern = containing(search);
      const { found, there } = await asOwner(async (tx) => {
        const { rows } = await sql<{ count: number }>`select count(*) as count from customers
          where shop_id = ${shopId}
            and (first_name || ' ' || last_name ilike ${pattern} or email ilike ${pattern})`.execute(tx);
        return { found: await customersWith(tx, search), there: rows[0]?.count };
      });
      expect(found.count).toBe(there);
      expect(found.rows).toHaveLength(Math.min(50, found.count));
    },
  );

  it('keeps the ids it finds to the shop of the session', async () => {
    const { rows } = await asOwner((tx) =>
      sql`select id from search_orders('%elsewhere%', array['name']) as id
        union all select id from search_customers('%elsewhere%') as id`.execute(tx),
    );
    expect(rows).toEqual([]);
  });

  it('shows a vendor no order but their own', async () => {
    const { seen, own } = await database.asShop({ shopId, vendorIds: [20] }, async (tx) => {
      const { rows } = await sql<{ own: number }>`select count(distinct l.order_id) as own from line_items l
        join orders o on o.id = l.order_id where o.customer_name ilike '%ingrid%'`.execute(tx);
      return { seen: await ordersWith(tx, 'Ingrid '), own: rows[0]?.own };
    });
    expect(seen.count).toBe(own);
    expect(seen.count).toBeLessThan(200);
  });
});
