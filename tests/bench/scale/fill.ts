/**
 * A shop of any size in bulk SQL, the same rows each time: 2,000 vendors of which the first sell most, orders over
 * three years, and lines that are priced by the server's own code and paid, the older two thirds of them.
 */
import { openShop } from '@consignment/server/actions/shops/new-shop';
import type { Database, Tx } from '@consignment/server/database/database';
import { allOrders, priceLines } from '@consignment/server/pricing/pricing';
import { sql, type RawBuilder } from 'kysely';

export type Size = { readonly vendors: number; readonly orders: number; readonly lines: number };

/** A shop of so many lines: 2,000 vendors and 300,000 orders to a million. */
export function sizeOf(lines: number): Size {
  return { vendors: Math.round(lines / 500), orders: Math.round(lines * 0.3), lines };
}

export const owner = { email: 'owner@scale.example', password: 'a-password-for-benches' };

const firstDay = '2023-01-02T09:00:00Z';
/** Lines before this day are paid, in a payout for each vendor and quarter. */
const paidUntil = '2025-01-01T00:00:00Z';
const days = 1095;

/** From 0 up to and without 1, by the row's number: what chance would give, and always the same. */
function chance(row: RawBuilder<unknown>, seed: number): RawBuilder<number> {
  return sql<number>`((hashint8extended((${row})::int8, ${sql.lit(seed)}) & 2147483647) / 2147483648.0::float8)`;
}

function pick(row: RawBuilder<unknown>, seed: number, words: readonly string[]): RawBuilder<string> {
  const list = sql.join(words.map((word) => sql.lit(word)));
  return sql<string>`(array[${list}])[1 + floor(${chance(row, seed)} * ${sql.lit(words.length)})::int4]`;
}

const n = sql.raw('n');
/** For statements over whole tables, which take longer than a person waits. */
export const unhurried = { statementTimeout: 0 };

/** Opens the shop and fills it. Answers its id and the milliseconds that the first pricing of all lines took. */
export async function fill(
  database: Database,
  size: Size,
): Promise<{ shopId: number; firstPricing: number }> {
  const draft = {
    domain: 'scale.example',
    name: 'Scale',
    email: owner.email,
    currency: 'USD',
    timeZone: 'America/New_York',
  };
  const opened = await openShop(database, draft, owner.password, new Date(firstDay));
  if (opened.is === 'refused') throw new Error(opened.faults.join(' '));
  const { shopId } = opened;
  await database.asSystem(async (tx) => {
    // Neither keys nor totals are worked out row by row: the rows fit together, and no line has an amount yet.
    await sql`set local session_replication_role = replica`.execute(tx);
    await fillVendors(tx, shopId, size);
    await fillProducts(tx, shopId, size);
    await fillOrders(tx, shopId, size);
    await fillCustomers(tx, shopId, size);
    await fillLines(tx, shopId, size);
  }, unhurried);
  await database.upkeep();
  const began = performance.now();
  await database.asShop({ shopId, vendorIds: null, ...unhurried }, (tx) => priceLines(tx, shopId, allOrders));
  const firstPricing = performance.now() - began;
  await database.asSystem((tx) => payOlder(tx, shopId), unhurried);
  await database.upkeep();
  return { shopId, firstPricing };
}

async function fillVendors(tx: Tx, shopId: number, { vendors }: Size): Promise<void> {
  await sql`update shop_settings set global_commission_ppm = 300000 where shop_id = ${shopId}::int8`.execute(
    tx,
  );
  await sql`
    insert into vendors (id, shop_id, name, slug, contact_name, email, commission_rate_ppm, flat_rate, by_profit,
      by_compare_at_price, collects_tax, hidden, created_at)
    select n, ${shopId}::int8, ${pick(n, 1, makers)} || ' ' || n, 'vendor-' || n, ${pick(n, 2, people)}, 'vendor' || n || '@scale.example',
      case when ${chance(n, 3)} < 0.7 then 100000 + 10000 * floor(${chance(n, 4)} * 50)::int4 end,
      case when ${chance(n, 5)} < 0.02 then true end, ${chance(n, 6)} < 0.05, ${chance(n, 7)} < 0.05,
      ${chance(n, 8)} < 0.2, ${chance(n, 9)} < 0.03, ${firstDay}::timestamptz
    from generate_series(1, ${vendors}::int4) n`.execute(tx);
  await sql`
    insert into product_type_rates (shop_id, vendor_id, product_type, rate_ppm)
    select ${shopId}::int8, null, type, 250000 from unnest(${types.slice(0, 3)}::text[]) type
    union all
    select ${shopId}::int8, n, ${pick(n, 10, types)}, 400000 from generate_series(1, ${vendors}::int4) n where n % 4 = 0`.execute(
    tx,
  );
}

/** Five products of each vendor, one variant each. */
async function fillProducts(tx: Tx, shopId: number, { vendors }: Size): Promise<void> {
  await sql`
    insert into products (id, shop_id, platform_id, title, handle, vendor_name, vendor_id, product_type, created_at)
    select n, ${shopId}::int8, 'p' || n, ${pick(n, 20, looks)} || ' ' || ${pick(n, 21, things)} || ' ' || ${pick(n, 22, makers)},
      'product-' || n, 'Vendor', 1 + (n - 1) / 5, ${pick(n, 23, types)}, ${firstDay}::timestamptz
    from generate_series(1, ${vendors * 5}::int4) n`.execute(tx);
  await sql`
    insert into variants (id, shop_id, product_id, platform_id, title, sku, price, cost_per_item)
    select n, ${shopId}::int8, n, 'v' || n, 'Default Title', 'SKU-' || lpad(n::text, 6, '0'),
      500 + floor(${chance(n, 24)} * 20000)::int8, case when ${chance(n, 25)} < 0.5 then 300 end
    from generate_series(1, ${vendors * 5}::int4) n`.execute(tx);
}

async function fillOrders(tx: Tx, shopId: number, { orders }: Size): Promise<void> {
  await sql`
    insert into orders (id, shop_id, platform_id, name, processed_at, cancelled_at, currency, financial_status,
      total_price, taxes_included, tags, customer_name, customer_company, customer_email)
    select n, ${shopId}::int8, (4000000000000 + n)::text, '#' || (1000 + n), ${orderedAt(orders)},
      case when ${chance(n, 30)} < 0.01 then ${orderedAt(orders)} end, 'USD',
      case when ${chance(n, 31)} < 0.92 then 'paid' else ${pick(n, 32, ['pending', 'partially_refunded', 'voided'])} end,
      2000 + floor(${chance(n, 33)} * 30000)::int8, ${chance(n, 34)} < 0.1,
      case when ${chance(n, 35)} < 0.1 then ${pick(n, 36, ['wholesale', 'gift, summer', 'market'])} else '' end,
      ${pick(n, 37, people)} || ' ' || ${pick(n, 38, makers)},
      case when ${chance(n, 39)} < 0.1 then ${pick(n, 40, makers)} || ' & Co' else '' end, 'customer' || n % 90000 || '@mail.example'
    from generate_series(1, ${orders}::int4) n`.execute(tx);
}

/** The customers of the orders, as the triggers of the orders would have it, each given to a vendor or two. */
async function fillCustomers(tx: Tx, shopId: number, { vendors }: Size): Promise<void> {
  await sql`
    insert into customers (shop_id, first_name, last_name, email, created_at)
    select distinct on (lower(customer_email)) shop_id, first_word(customer_name), other_words(customer_name),
      customer_email, processed_at
    from orders where shop_id = ${shopId}::int8
    order by lower(customer_email), processed_at`.execute(tx);
  await sql`
    insert into vendor_customers (shop_id, vendor_id, customer_id, created_at)
    select distinct shop_id, 1 + (id * times) % ${vendors}::int4, id, created_at
    from customers, unnest(array[1, 7]) times where shop_id = ${shopId}::int8`.execute(tx);
}

function orderedAt(orders: number): RawBuilder<unknown> {
  return sql`${firstDay}::timestamptz + (n::float8 / ${orders}::float8) * ${days}::float8 * interval '1 day'`;
}

async function fillLines(tx: Tx, shopId: number, { vendors, orders, lines }: Size): Promise<void> {
  const vendor = sql`1 + floor(${vendors}::int4 * power(${chance(n, 50)}, 3))::int4`;
  await sql`
    insert into line_items (id, shop_id, order_id, platform_id, kind, variant_id, processed_at, title, name, sku, price,
      quantity, allocated_discount, total_tax, cost_per_item, compare_at_price, product_type, returned_quantity,
      tracked_vendor_id, override_amount, override_ppm)
    select n, ${shopId}::int8, order_id, (9000000000000 + n)::text,
      case when ${chance(n, 51)} < 0.01 then 'shipping' else 'product' end, variant_id, o.processed_at, p.title,
      p.title, v.sku, v.price, 1 + floor(${chance(n, 52)} * 3)::int4,
      case when ${chance(n, 53)} < 0.15 then v.price / 10 else 0 end, v.price / 5, v.cost_per_item,
      case when ${chance(n, 54)} < 0.2 then v.price * 2 end, p.product_type,
      case when ${chance(n, 55)} < 0.02 then 1 else 0 end, chosen.vendor_id,
      case when ${chance(n, 56)} < 0.005 then 1000 end, case when ${chance(n, 56)} > 0.995 then 150000 end
    from (
      select n, 1 + ((n - 1)::int8 * ${orders}::int8 / ${lines}::int8) as order_id, vendor_id,
        (vendor_id - 1) * 5 + 1 + floor(${chance(n, 57)} * 5)::int4 as variant_id
      from (select n, ${vendor} as vendor_id from generate_series(1, ${lines}::int4) n offset 0) sold
    ) chosen
    join orders o on o.shop_id = ${shopId}::int8 and o.id = order_id
    join variants v on v.shop_id = ${shopId}::int8 and v.id = variant_id
    join products p on p.shop_id = ${shopId}::int8 and p.id = v.product_id
    order by n`.execute(tx);
  for (const table of ['vendors', 'products', 'variants', 'orders', 'customers', 'line_items']) {
    await sql`select setval(pg_get_serial_sequence(${table}::text, 'id'), (select max(id) from ${sql.table(table)}))`.execute(
      tx,
    );
  }
}

async function payOlder(tx: Tx, shopId: number): Promise<void> {
  const quarter = sql`date_trunc('quarter', processed_at)`;
  await sql`
    insert into payouts (shop_id, vendor_id, invoice_number, currency, lines_amount, created_date)
    select ${shopId}::int8, vendor_id, row_number() over (order by ${quarter}, vendor_id), 'USD', sum(commission_amount),
      ${quarter} + interval '3 months'
    from line_items
    where shop_id = ${shopId}::int8 and commission_state = 'accrued' and processed_at < ${paidUntil}::timestamptz
    group by vendor_id, ${quarter}`.execute(tx);
  await sql`
    update line_items l set payout_id = p.id from payouts p
    where l.shop_id = ${shopId}::int8 and l.commission_state = 'accrued' and l.processed_at < ${paidUntil}::timestamptz
      and p.shop_id = l.shop_id and p.vendor_id = l.vendor_id
      and p.created_date = date_trunc('quarter', l.processed_at) + interval '3 months'`.execute(tx);
  await sql`
    insert into payout_items (payout_id, shop_id, line_item_id, amount, commission_type)
    select payout_id, shop_id, id, commission_amount,
      case when override_amount is null and override_ppm is null then 'default' else 'override' end
    from line_items where shop_id = ${shopId}::int8 and payout_id is not null`.execute(tx);
  await sql`
    insert into invoice_counters (shop_id, last_invoice_number)
    select shop_id, max(invoice_number) from payouts where shop_id = ${shopId}::int8 group by shop_id`.execute(
    tx,
  );
  await settle(tx, shopId);
}

/** The payouts in the ledger: lines earned, then paid in cash. */
async function settle(tx: Tx, shopId: number): Promise<void> {
  await sql`
    insert into ledger_transactions (shop_id, vendor_id, kind, currency, payout_id, created_at)
    select shop_id, vendor_id, kind, currency, id, created_date
    from payouts, unnest(array['lines_settled', 'payout']) kind
    where shop_id = ${shopId}::int8 and lines_amount <> 0`.execute(tx);
  await sql`
    insert into ledger_entries (transaction_id, shop_id, vendor_id, account, amount)
    select t.id, t.shop_id, t.vendor_id, side.account, side.sign * p.lines_amount
    from ledger_transactions t join payouts p on p.shop_id = t.shop_id and p.id = t.payout_id,
    lateral (values (case t.kind when 'payout' then 'vendor_payable' else 'commission_expense' end, 1),
      (case t.kind when 'payout' then 'cash' else 'vendor_payable' end, -1)) side (account, sign)
    where t.shop_id = ${shopId}::int8`.execute(tx);
}

const makers = [
  'Alder',
  'Birch',
  'Cedar',
  'Dunmore',
  'Elm',
  'Foxglove',
  'Garland',
  'Hazel',
  'Ives',
  'Juniper',
  'Kestrel',
  'Linden',
  'Marlow',
  'Nettle',
  'Orchard',
  'Pemberton',
  'Quill',
  'Rowan',
  'Sorrel',
  'Thistle',
  'Umber',
  'Vetch',
  'Willow',
  'Yarrow',
  'Łódź',
  'Žitnik',
  'Ōtani',
  'Müller',
];
const people = [
  'Ada',
  'Bertil',
  'Carmen',
  'Deepa',
  'Emeka',
  'Farah',
  'Grace',
  'Hugo',
  'Ingrid',
  'Jun',
  'Kofi',
  'Lena',
  'Mateo',
  'Noor',
  'Olive',
  'Paolo',
  'Rosa',
  'Sven',
  'Tariq',
  'Uma',
  'Viola',
  'Wen',
  'Zoë',
];
const looks = [
  'Blue',
  'Carved',
  'Dyed',
  'Embroidered',
  'Fluted',
  'Glazed',
  'Hammered',
  'Inlaid',
  'Knotted',
  'Linen',
  'Mossy',
  'Oiled',
  'Painted',
  'Quilted',
  'Smoked',
  'Turned',
  'Woven',
];
const things = [
  'Apron',
  'Basket',
  'Bowl',
  'Candle',
  'Chair',
  'Cushion',
  'Dish',
  'Jug',
  'Kettle',
  'Lamp',
  'Mug',
  'Plate',
  'Quilt',
  'Rug',
  'Scarf',
  'Spoon',
  'Stool',
  'Table',
  'Tile',
  'Vase',
];
const types = ['Rugs', 'Lighting', 'Ceramics', 'Textiles', 'Furniture', 'Kitchen', 'Paper', 'Garden'];
