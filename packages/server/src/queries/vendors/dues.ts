import { noDues, type Dues } from '@consignment/domain/payouts/dues';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The sum due to the vendors that the session sees, and the sum that others of them owe back; without hidden vendors. */
export async function combinedDues(tx: Tx, shopId: number): Promise<Dues> {
  const { rows } = await sql<Dues>`
    select ${duesIn(sql`t.due`, sql`v.name`)}
    from vendor_totals t join vendors v on v.shop_id = t.shop_id and v.id = t.vendor_id
    where t.shop_id = ${shopId} and not v.hidden`.execute(tx);
  return rows[0] ?? noDues;
}

/** By account, over the vendors of its login; an account without vendors is not in it. */
export async function duesOfAccounts(
  tx: Tx,
  shopId: number,
  accountIds: readonly number[],
): Promise<Map<number, Dues>> {
  const { rows } = await sql<Dues & { accountId: number }>`
    select l.signup_id as "accountId", ${duesIn(sql`t.due`, sql`v.name`)}
    from vendor_signup_vendors l
    join vendor_totals t on t.shop_id = l.shop_id and t.vendor_id = l.vendor_id
    join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where l.shop_id = ${shopId} and l.signup_id = any (${[...accountIds]}::int8[])
    group by l.signup_id`.execute(tx);
  return new Map(rows.map(({ accountId, ...dues }) => [accountId, dues]));
}

/** The columns of a Dues over rows with an amount due and a name. */
function duesIn(due: RawBuilder<unknown>, name: RawBuilder<unknown>): RawBuilder<unknown> {
  const owes = sql`filter (where ${due} < 0)`;
  return sql`coalesce(sum(greatest(${due}, 0)), 0)::int8 as due,
    count(*) filter (where ${due} > 0) as "dueCount",
    coalesce(sum(greatest(0 - ${due}, 0)), 0)::int8 as "owedBack", count(*) ${owes} as "owedBackCount",
    case when count(*) ${owes} = 1 then max(${name}) ${owes} end as "owedBackBy"`;
}
