import type { SumsCause } from '@consignment/domain/orders/cross-foot';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** An order whose money is in doubt, with what waits of it for each vendor. Money in minor units. */
export type OrderDoubt = {
  readonly platformId: string;
  readonly why:
    | { readonly is: 'sums_differ'; readonly by: number; readonly cause: SumsCause }
    | { readonly is: 'customer_owes'; readonly balance: number; readonly isWhole: boolean };
  readonly shares: readonly DoubtfulShare[];
};

type DoubtfulShare = {
  /** '' for lines without a vendor. */
  readonly vendor: string;
  readonly waiting: number;
  /** The part that was paid out before the doubt was known. */
  readonly paid: number;
};

type ShareRow = DoubtfulShare & {
  readonly platformId: string;
  /** Null where the sums add up, or a person has accepted them. */
  readonly by: number | null;
  readonly cause: SumsCause;
  readonly balance: number;
  readonly isWhole: boolean;
  /** Of the lines that the customer still owes for; null where there are none. */
  readonly owed: Pick<DoubtfulShare, 'waiting' | 'paid'> | null;
};

const differs = sql<boolean>`(o.sums_off is not null and o.sums_accepted_at is null)`;

/** The doubts about these orders, as they are stored and priced; an order may have several. */
export async function storedDoubts(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<OrderDoubt[]> {
  if (platformIds.length === 0) return [];
  const amount = (which: RawBuilder<unknown>) =>
    sql`coalesce(sum(l.commission_amount) filter (where ${which}), 0)::int8`;
  const { rows } = await sql<ShareRow>`
    select o.platform_id as "platformId", case when ${differs} then o.sums_off end as "by", o.sums_state as cause,
      o.outstanding_balance as balance, coalesce(v.name, '') as vendor,
      ${amount(sql`l.payout_id is null`)} as waiting, ${amount(sql`l.payout_id is not null`)} as paid,
      case when bool_or(l.is_owed) then json_build_object('waiting', ${amount(sql`l.is_owed and l.payout_id is null`)},
        'paid', ${amount(sql`l.is_owed and l.payout_id is not null`)}) end as owed,
      not exists (select from line_items b where b.shop_id = o.shop_id and b.order_id = o.id
        and b.kind in ('product', 'gift_card', 'tip') and not b.is_owed) as "isWhole"
    from orders o
    join line_items l on l.shop_id = o.shop_id and l.order_id = o.id
    left join vendors v on v.shop_id = l.shop_id and v.id = l.vendor_id
    where o.shop_id = ${shopId} and o.platform_id = any (${[...platformIds]}::text[])
      -- Without a balance no line is owed; that spares reading the lines of most orders.
      and (${differs} or o.outstanding_balance > 0) and (${differs} or l.is_owed) and l.kind = 'product' and l.commission_state <> 'ineligible'
    group by o.shop_id, o.id, v.id, v.name order by o.id, v.id`.execute(tx);
  return [...Map.groupBy(rows, ({ platformId }) => platformId)].flatMap(
    ([platformId, shares]): OrderDoubt[] => {
      const [first] = shares;
      if (first === undefined) return [];
      const { by, cause, balance, isWhole } = first;
      const all = shares.map(({ vendor, waiting, paid }) => ({ vendor, waiting, paid }));
      const owed = shares.flatMap((share) =>
        share.owed === null ? [] : [{ vendor: share.vendor, ...share.owed }],
      );
      return [
        ...(by === null ? [] : [{ platformId, why: { is: 'sums_differ' as const, by, cause }, shares: all }]),
        ...(owed.length === 0
          ? []
          : [{ platformId, why: { is: 'customer_owes' as const, balance, isWhole }, shares: owed }]),
      ];
    },
  );
}

type KnownDoubt = {
  readonly id: number;
  /** The difference of its sums that a person has accepted. */
  readonly acceptedOff: number | null;
  /** The commission that was paid out for its lines, by their platform ids. */
  readonly paid: ReadonlyMap<string, number>;
};

/** The acceptance and the payments of these orders, by platform id. */
export async function knownDoubts(
  tx: Tx,
  shopId: number,
  platformIds: readonly string[],
): Promise<ReadonlyMap<string, KnownDoubt>> {
  const { rows } = await sql<{
    id: number;
    platformId: string;
    acceptedOff: number | null;
    paid: Record<string, number>;
  }>`
    select o.id, o.platform_id as "platformId", case when o.sums_accepted_at is not null then o.sums_off end as "acceptedOff",
      coalesce((select jsonb_object_agg(l.platform_id, l.commission_amount) from line_items l
        where l.shop_id = o.shop_id and l.order_id = o.id and l.payout_id is not null and l.kind = 'product'), '{}') as paid
    from orders o
    where o.shop_id = ${shopId} and o.platform_id = any (${[...platformIds]}::text[])`.execute(tx);
  return new Map(
    rows.map(({ id, platformId, acceptedOff, paid }) => [
      platformId,
      { id, acceptedOff, paid: new Map(Object.entries(paid)) },
    ]),
  );
}
