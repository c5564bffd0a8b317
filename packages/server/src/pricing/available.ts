import { nothingOnItsWay, type HoldFrom, type OnItsWay } from '@consignment/domain/orders/availability';
import { sumMoney } from '@consignment/domain/money/money';
import { daysAfter } from '@consignment/domain/time/periods';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { sql, type RawBuilder } from 'kysely';
import type { Tx } from '../database/database.ts';

/** A shop's holds and minimums as they are at a time. Minor units. */
export type Holds = {
  readonly shopId: number;
  /** The shop's own; a vendor may have others. */
  readonly days: number;
  readonly from: HoldFrom;
  readonly minimum: number;
  /** False where every line is available always: then nothing more is asked. */
  readonly isHolding: boolean;
  /** Does a vendor have its own days? */
  readonly hasOwnDays: boolean;
  /** The most days of the shop and its vendors. */
  readonly mostDays: number;
  readonly zone: string;
  /** 'YYYY-MM-DD' in the shop's zone. */
  readonly today: string;
};

/**
 * Reads the holds. A payout reads them while it holds the shop's settings (`payoutsHeld`), so that they do not change
 * before its commit.
 */
export async function readHolds(tx: Tx, shopId: number, now: Date): Promise<Holds> {
  const row = await tx
    .selectFrom('shop_settings as s')
    .innerJoin('shops', 'shops.id', 's.shop_id')
    .where('s.shop_id', '=', shopId)
    .select(['s.hold_days', 's.hold_from', 's.minimum_payout', 'shops.time_zone'])
    .select((eb) =>
      eb
        .selectFrom('vendors as v')
        .whereRef('v.shop_id', '=', 's.shop_id')
        .where('v.hold_days', 'is not', null)
        .select((of) => of.fn.max('v.hold_days').as('most'))
        .as('most_own_days'),
    )
    .executeTakeFirstOrThrow(() => new Error(`Shop ${shopId} has no settings.`));
  const mostDays = Math.max(row.hold_days, row.most_own_days ?? 0);
  return {
    shopId,
    days: row.hold_days,
    from: row.hold_from,
    minimum: row.minimum_payout,
    isHolding: mostDays > 0 || row.hold_from !== 'order',
    hasOwnDays: row.most_own_days !== null,
    mostDays,
    zone: row.time_zone,
    today: dayAt(now, row.time_zone),
  };
}

/** Is a line of `l` on its way? True also where the day is not known yet. `l` is an alias of unpaid lines. */
export function isOnItsWay(holds: Holds, l: string): RawBuilder<boolean> {
  return holds.isHolding ? sql<boolean>`coalesce(${daysAhead(holds, l)} > 0, true)` : sql<boolean>`false`;
}

/** In so many days it is available: 0 or less for a line that is, null where the day is not known yet. */
export type DaysAhead = { readonly days_ahead: number | null };

export function isHeld({ days_ahead: ahead }: DaysAhead): boolean {
  return ahead === null || ahead > 0;
}

/** The sum of lines that are held. */
export function onItsWayAmong(
  { today }: Holds,
  held: readonly (DaysAhead & { readonly commission_amount: number })[],
): OnItsWay {
  const sum = (lines: typeof held) => sumMoney(lines.map((line) => line.commission_amount));
  const ahead = held.reduce<number | null>(
    (first, { days_ahead: days }) => (days === null || (first !== null && first < days) ? first : days),
    null,
  );
  const next = held.filter((line) => line.days_ahead === ahead);
  return {
    amount: sum(held),
    next: ahead === null ? null : { on: daysAfter(today, ahead), amount: sum(next) },
  };
}

/**
 * In so many days a line of `l` is available: 0 or less for one that is, null where the moment that it counts from has
 * not come or is not known. Custom items and reversals are held back by nothing. The days are those of the domain's
 * calendar in the shop's zone, since the database may know another one.
 */
export function daysAhead(holds: Holds, l: string): RawBuilder<number | null> {
  if (!holds.isHolding) return sql<number | null>`0::int4`;
  const { days, hasOwnDays, mostDays } = holds;
  const column = (name: string) => sql.ref(`${l}.${name}`);
  const ownDays = sql`(select v.hold_days from vendors v
    where v.shop_id = ${column('shop_id')} and v.id = ${column('vendor_id')})`;
  const held = hasOwnDays ? sql`coalesce(${ownDays}, ${days}::int4)` : sql`${days}::int4`;
  const dayOfMoment = sql`width_bucket(${momentOf(holds, l)}, ${startsOfDays(holds)})`;
  const ahead = sql`${dayOfMoment} - ${mostDays}::int4 + ${held}`;
  // The days of a vendor without a hold are counted from the order, where they hold nothing back whatever its date.
  const isFree = holds.from === 'order' ? sql`${held} = 0` : sql`false`;
  return sql<
    number | null
  >`case when ${column('kind')} in ('custom', 'reversal') or ${isFree} then 0 else ${ahead} end`;
}

function momentOf({ from }: Holds, l: string): RawBuilder<unknown> {
  if (from === 'order') return sql.ref(`${l}.processed_at`);
  const moment = sql.ref(from === 'payment' ? 'o.paid_at' : 'o.fulfilled_at');
  return sql`(select ${moment} from orders o
    where o.shop_id = ${sql.ref(`${l}.shop_id`)} and o.id = ${sql.ref(`${l}.order_id`)})`;
}

/**
 * The first instants of the days from `mostDays` − 1 days ago to tomorrow: the nth of them is the day from which a line
 * with `mostDays` is available in n days.
 */
function startsOfDays({ today, mostDays, zone }: Holds): RawBuilder<unknown> {
  const starts = Array.from({ length: mostDays + 1 }, (_, nth) =>
    startOfDay(daysAfter(today, nth + 1 - mostDays), zone).toISOString(),
  );
  return sql`${starts}::text[]::timestamptz[]`;
}

/** By vendor the amounts on their way; a vendor with none is not in it. */
export async function onItsWayByVendor(
  tx: Tx,
  holds: Holds,
  which: {
    /** These vendors, or all that are visible. */
    readonly vendorIds?: readonly number[];
    /** Lines sold in this range alone, until exclusive; null is unbounded. */
    readonly period?: { readonly from: Date | null; readonly until: Date | null };
  } = {},
): Promise<Map<number, OnItsWay>> {
  if (!holds.isHolding || which.vendorIds?.length === 0) return new Map();
  const { rows } = await summed(tx, holds, { ...which, by: sql`vendor_id` });
  return new Map(rows.map((row) => [row.payee, onItsWayIn(holds, row)]));
}

/** The sum on its way over the visible vendors that are not hidden, or of one vendor. */
export async function onItsWayOf(tx: Tx, holds: Holds, vendorId: number | 'all'): Promise<OnItsWay> {
  if (!holds.isHolding) return nothingOnItsWay;
  const which = vendorId === 'all' ? { withoutHidden: true } : { vendorIds: [vendorId] };
  const { rows } = await summed(tx, holds, { ...which, by: sql`0` });
  const [row] = rows;
  return row === undefined ? nothingOnItsWay : onItsWayIn(holds, row);
}

type Summed = { payee: number; amount: number; ahead: number | null; next: number };

function onItsWayIn({ today }: Holds, { amount, ahead, next }: Summed): OnItsWay {
  return { amount, next: ahead === null ? null : { on: daysAfter(today, ahead), amount: next } };
}

async function summed(
  tx: Tx,
  holds: Holds,
  which: {
    readonly by: RawBuilder<unknown>;
    readonly vendorIds?: readonly number[];
    readonly withoutHidden?: boolean;
    readonly period?: { readonly from: Date | null; readonly until: Date | null };
  },
) {
  const { from = null, until = null } = which.period ?? {};
  // Earlier lines have been available for long: the index passes over them.
  const since =
    holds.from === 'order' ? startOfDay(daysAfter(holds.today, 1 - holds.mostDays), holds.zone) : null;
  return sql<Summed>`
    with held as (
      select l.vendor_id, l.commission_amount as amount, ${daysAhead(holds, 'l')} as ahead
      from line_items l
      where l.shop_id = ${holds.shopId} and l.payout_id is null and l.commission_state = 'accrued'
        and l.vendor_id is not null and l.commission_amount <> 0
        and (${since}::timestamptz is null or l.processed_at >= ${since}::timestamptz)
        and (${from}::timestamptz is null or l.processed_at >= ${from}::timestamptz)
        and (${until}::timestamptz is null or l.processed_at < ${until}::timestamptz)
        ${which.vendorIds === undefined ? sql`` : sql`and l.vendor_id = any (${[...which.vendorIds]}::int8[])`}
        ${
          which.withoutHidden === true
            ? sql`and exists (select from vendors v where v.shop_id = l.shop_id and v.id = l.vendor_id and not v.hidden)`
            : sql``
        }
    ), by_day as (
      select ${which.by} as payee, ahead, sum(amount) as amount,
        row_number() over (partition by ${which.by} order by ahead nulls last) as nth
      from held where coalesce(ahead > 0, true) group by 1, ahead
    )
    select payee::int8 as payee, sum(amount)::int8 as amount, min(ahead)::int4 as ahead,
      coalesce(sum(amount) filter (where nth = 1), 0)::int8 as next
    from by_day group by payee`.execute(tx);
}
