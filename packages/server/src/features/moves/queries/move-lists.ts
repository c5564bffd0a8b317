import type { CauseDetail, MovingCause } from '@consignment/domain/moves/moving-lines';
import type { MovingAnswer } from '@consignment/domain/moves/moving-groups';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { MoveVerdict, RowOf } from '../../../database/rows.ts';
import type { MoveOf } from './moves.ts';
import { containing } from '../../../queries/search.ts';

type PageAsk = { readonly size: number; readonly offset: number };

export async function pageOfProblems(
  tx: Tx,
  of: MoveOf,
  { size, offset }: PageAsk,
): Promise<{ count: number; rows: RowOf<'move_problems'>[] }> {
  const all = tx
    .selectFrom('move_problems')
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId);
  const { count } = await all.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
  const rows = await all
    .selectAll()
    .orderBy('file')
    .orderBy('row_number')
    .orderBy('id')
    .limit(size)
    .offset(offset)
    .execute();
  return { count, rows };
}

export type ListedMovePayout = RowOf<'move_payouts'> & {
  readonly vendor_id: number | null;
  readonly vendor_name: string;
  readonly invoice_number: number | null;
};

/** The newest first. */
export async function pageOfMovePayouts(
  tx: Tx,
  of: MoveOf,
  ask: PageAsk & {
    readonly verdict: MoveVerdict | null;
    readonly vendorId: number | null;
    readonly search: string | null;
  },
): Promise<{ count: number; rows: ListedMovePayout[] }> {
  const { verdict, vendorId, search } = ask;
  const pattern = containing(search ?? '');
  const matching = tx
    .selectFrom('move_payouts as p')
    .innerJoin('move_vendors as m', (join) =>
      join.onRef('m.shop_id', '=', 'p.shop_id').onRef('m.id', '=', 'p.move_vendor_id'),
    )
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'm.shop_id').onRef('v.id', '=', 'm.vendor_id'),
    )
    .leftJoin('payouts as b', (join) =>
      join.onRef('b.shop_id', '=', 'p.shop_id').onRef('b.id', '=', 'p.payout_id'),
    )
    .where('p.shop_id', '=', of.shopId)
    .where('p.move_id', '=', of.moveId)
    .$if(verdict !== null, (query) => query.where('p.verdict', '=', verdict))
    .$if(vendorId !== null, (query) => query.where('m.vendor_id', '=', vendorId))
    .$if(search !== null, (query) =>
      query.where((eb) =>
        eb.or([
          eb('p.number', 'ilike', pattern),
          eb('m.name', 'ilike', pattern),
          eb('v.name', 'ilike', pattern),
        ]),
      ),
    );
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('p')
    .select(['m.vendor_id', 'b.invoice_number'])
    .select(sql<string>`coalesce(v.name, m.name)`.as('vendor_name'))
    .orderBy('p.day', 'desc')
    .orderBy('p.id', 'desc')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

export type ListedGroup = RowOf<'move_groups'> & { readonly vendor_name: string | null };

/** Those of the most money first, answered or not: a second press of a button never meets the next group. */
export async function pageOfGroups(
  tx: Tx,
  of: MoveOf,
  { cause, size, offset }: PageAsk & { readonly cause: MovingCause | null },
): Promise<{ count: number; rows: ListedGroup[] }> {
  const matching = tx
    .selectFrom('move_groups as g')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'g.shop_id').onRef('v.id', '=', 'g.vendor_id'),
    )
    .where('g.shop_id', '=', of.shopId)
    .where('g.move_id', '=', of.moveId)
    .where('g.difference_count', '>', 0)
    .$if(cause !== null, (query) => query.where('g.cause', '=', cause));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('g')
    .select('v.name as vendor_name')
    .orderBy('g.size', 'desc')
    .orderBy('g.id')
    .limit(size)
    .offset(offset)
    .execute();
  return { count, rows };
}

export type ListedDifference = {
  readonly id: number;
  readonly group_id: number;
  readonly move_payout_id: number;
  readonly payout_number: string;
  readonly vendor_name: string;
  readonly row_number: number | null;
  readonly order_name: string | null;
  readonly title: string | null;
  readonly sku: string | null;
  readonly line_item_id: number | null;
  readonly theirs: number;
  readonly ours: number;
  readonly their_rate_ppm: number | null;
  readonly our_rate_ppm: number | null;
  readonly their_working: string | null;
  readonly our_working: string | null;
  readonly detail: CauseDetail;
};

function differences(tx: Tx, of: MoveOf) {
  return tx
    .selectFrom('move_differences as d')
    .innerJoin('move_payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'd.shop_id').onRef('p.id', '=', 'd.move_payout_id'),
    )
    .innerJoin('move_vendors as m', (join) =>
      join.onRef('m.shop_id', '=', 'p.shop_id').onRef('m.id', '=', 'p.move_vendor_id'),
    )
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'm.shop_id').onRef('v.id', '=', 'm.vendor_id'),
    )
    .leftJoin('move_rows as r', (join) =>
      join.onRef('r.move_id', '=', 'd.move_id').onRef('r.row_number', '=', 'd.row_number'),
    )
    .where('d.shop_id', '=', of.shopId)
    .where('d.move_id', '=', of.moveId);
}

const differenceColumns = [
  'd.id',
  'd.group_id',
  'd.move_payout_id',
  'p.number as payout_number',
  'd.row_number',
  'r.order_name',
  'r.title',
  'r.sku',
  'r.line_item_id',
  'd.theirs',
  'd.ours',
  'd.their_rate_ppm',
  'd.our_rate_ppm',
  'd.their_working',
  'd.our_working',
  'd.detail',
] as const;
const vendorName = sql<string>`coalesce(v.name, m.name)`.as('vendor_name');
const bySize = sql`abs(d.theirs - d.ours)`;

/** The largest first. */
export async function pageOfMoveDifferences(
  tx: Tx,
  of: MoveOf,
  ask: PageAsk & { readonly groupId: number | null; readonly payoutId: number | null },
): Promise<{ count: number; rows: ListedDifference[] }> {
  const { groupId, payoutId } = ask;
  const matching = differences(tx, of)
    .$if(groupId !== null, (query) => query.where('d.group_id', '=', groupId))
    .$if(payoutId !== null, (query) => query.where('d.move_payout_id', '=', payoutId));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .select(differenceColumns)
    .select(vendorName)
    .orderBy(bySize, 'desc')
    .orderBy('d.id')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

/** The largest difference of each group. */
export async function examplesOf(
  tx: Tx,
  of: MoveOf,
  groupIds: readonly number[],
): Promise<Map<number, ListedDifference>> {
  if (groupIds.length === 0) return new Map();
  const rows = await differences(tx, of)
    .distinctOn('d.group_id')
    .select(differenceColumns)
    .select(vendorName)
    .where(sql<boolean>`d.group_id = any (${[...groupIds]}::int8[])`)
    .orderBy('d.group_id')
    .orderBy(bySize, 'desc')
    .orderBy('d.id')
    .execute();
  return new Map(rows.map((row) => [row.group_id, row]));
}

/** Answers groups; returns how many of them there are. */
export async function answerGroups(
  tx: Tx,
  of: MoveOf,
  answers: readonly { readonly group: number; readonly answer: MovingAnswer | null }[],
  { by, now }: { readonly by: number | null; readonly now: Date },
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    update move_groups g set answer = a.answer, answered_by = ${by}, answered_at = ${now}
    from jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) as a ("group" int8, answer text)
    where g.shop_id = ${of.shopId} and g.move_id = ${of.moveId} and g.id = a."group"
    returning g.id`.execute(tx);
  return new Set(rows.map(({ id }) => id)).size;
}
