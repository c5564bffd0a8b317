import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveOf } from './moves.ts';

/* Which payout of the files a row is of, and which line here. */

/** Links rows to the payouts that they name, of the same vendor. A number that is used twice leads to its first row. */
export async function linkRows(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  await sql`
    update move_rows r set move_payout_id = p.id
    from (
      select distinct on (p.number_key, coalesce(v.vendor_id, -v.id)) p.id, p.number_key, coalesce(v.vendor_id, -v.id) as vendor
      from move_payouts p join move_vendors v on v.shop_id = p.shop_id and v.id = p.move_vendor_id
      where p.shop_id = ${shopId} and p.move_id = ${moveId}
      order by p.number_key, coalesce(v.vendor_id, -v.id), p.row_number) p, move_vendors rv
    where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.payout_key = p.number_key and r.payout_key <> ''
      and rv.shop_id = r.shop_id and rv.id = r.move_vendor_id and coalesce(rv.vendor_id, -rv.id) = p.vendor`.execute(
    tx,
  );
  await sql`
    insert into move_problems (shop_id, move_id, file, row_number, column_name, reason, excerpt)
    select r.shop_id, r.move_id, 'commissions', r.row_number, null,
      case when exists (select from move_payouts p where p.move_id = r.move_id and p.number_key = r.payout_key)
        then 'The payout “' || left(r.payout_number, 100) || '” is of another vendor in the file of payouts. Its line is not booked; correct one of the two files.'
        else 'The payout “' || left(r.payout_number, 100) || '” is not in the file of payouts. Its line is not booked; add the payout to the file.' end,
      left(concat_ws(', ', r.order_name, nullif(r.sku, ''), nullif(r.title, '')), 160)
    from move_rows r
    where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.payout_key <> '' and r.move_payout_id is null
    order by r.row_number limit 10000`.execute(tx);
}

/** The text of a name as `moving-match.ts` compares names. */
function comparable(text: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`btrim(lower(regexp_replace(normalize(${text}, NFKC), '\\s+', ' ', 'g')))`;
}

type Pass = {
  /** The text that has to be equal besides order and vendor; '' for none. */
  readonly ofRow: RawBuilder<unknown>;
  readonly ofLine: RawBuilder<unknown>;
};

const exact: Pass = {
  ofRow: sql`case when r.sku_key <> '' and r.price is not null and r.quantity is not null
    then r.sku_key || ' ' || r.price || ' ' || r.quantity else '' end`,
  ofLine: sql`case when l.sku_key <> '' then l.sku_key || ' ' || l.price || ' ' || l.quantity else '' end`,
};
const bySku: Pass = { ofRow: sql`r.sku_key`, ofLine: sql`l.sku_key` };
/** Where one side has no SKU. */
const byTitle: Pass = {
  ofRow: sql`case when r.title_key <> '' then r.title_key else '' end`,
  ofLine: sql`l.title_key`,
};
const byName: Pass = { ofRow: sql`r.title_key`, ofLine: sql`l.name_key` };

/** Rows of the same order, vendor and product meet the lines there one by one. */
async function pass(
  tx: Tx,
  { shopId, moveId }: MoveOf,
  orders: readonly number[],
  { ofRow, ofLine }: Pass,
  isLast: boolean,
): Promise<void> {
  await sql`
    with ours as materialized (
      select o.id, regexp_replace(${comparable(sql`o.name`)}, '^#\\s*', '') as order_key
      from orders o where o.shop_id = ${shopId} and o.id = any (${[...orders]}::int8[])),
    lines as materialized (
      select l.id, l.order_id, o.order_key, l.vendor_id, l.price, l.quantity, ${comparable(sql`l.sku`)} as sku_key,
        ${comparable(sql`l.title`)} as title_key, ${comparable(sql`l.name`)} as name_key
      from ours o join line_items l on l.shop_id = ${shopId} and l.order_id = o.id
      where l.kind = 'product' and l.vendor_id is not null),
    rows as materialized (
      select r.row_number, r.order_key, v.vendor_id, r.takes_back, ${ofRow} as product
      from move_rows r join move_vendors v on v.shop_id = r.shop_id and v.id = r.move_vendor_id
      where r.shop_id = ${shopId} and r.move_id = ${moveId} and r.order_key in (select order_key from ours) and r.line_item_id is null
        and v.vendor_id is not null),
    row_nths as (
      select *, row_number() over (partition by order_key, vendor_id, takes_back, product order by row_number) as nth
      from rows where product <> '' and (takes_back or not ${isLast})),
    line_nths as (
      select id, order_key, vendor_id, takes_back, product,
        row_number() over (partition by order_key, vendor_id, takes_back, product order by order_id, id) as nth
      from (
        select l.id, l.order_id, l.order_key, l.vendor_id, kinds.takes_back, ${ofLine} as product
        from lines l cross join (values (false), (true)) kinds (takes_back)
        where not exists (select from move_rows taken where taken.move_id = ${moveId} and taken.line_item_id = l.id
          and taken.takes_back = kinds.takes_back) or ${isLast}) free
      where product <> '' and (takes_back or not ${isLast}))
    update move_rows r set line_item_id = l.id
    from row_nths n join line_nths l on l.order_key = n.order_key and l.vendor_id = n.vendor_id and l.takes_back = n.takes_back
      and l.product = n.product and l.nth = case when ${isLast} then 1 else n.nth end
    where r.move_id = ${moveId} and r.row_number = n.row_number`.execute(tx);
}

/** Matches the rows of these orders with the lines here; the last of them, null where none are left. */
export async function matchLines(
  tx: Tx,
  of: MoveOf,
  { after, size }: { readonly after: number; readonly size: number },
): Promise<number | null> {
  const rows = await tx
    .selectFrom('orders')
    .select('id')
    .where('shop_id', '=', of.shopId)
    .where('id', '>', after)
    .orderBy('id')
    .limit(size)
    .execute();
  const orders = rows.map(({ id }) => id);
  const last = orders.at(-1);
  if (last === undefined) return null;
  for (const one of [exact, bySku, byTitle, byName]) await pass(tx, of, orders, one, false);
  // A line can come back in several rows.
  for (const one of [bySku, byTitle, byName]) await pass(tx, of, orders, one, true);
  return last;
}

/** How many orders come after one, for the progress of the matching. */
export async function ordersAfter(tx: Tx, shopId: number, after: number): Promise<number> {
  const { count } = await tx
    .selectFrom('orders')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('shop_id', '=', shopId)
    .where('id', '>', after)
    .executeTakeFirstOrThrow();
  return count;
}
