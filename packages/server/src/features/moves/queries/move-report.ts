import type { MovingSums } from '@consignment/domain/moves/moving-groups';
import type { CauseDetail } from '@consignment/domain/moves/moving-lines';
import type { ReportPayout } from '../domain/moving-report.ts';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { shopRulesInWords, vendorRulesInWords } from '../domain/moving-rules-text.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Batch, BatchAsk } from '../../../queries/batch.ts';
import type { MoveOf } from './moves.ts';
import { ruleBook } from '../../../queries/vendors/rules.ts';

/* The figures and payouts of a move's report. */

/** Each payout with its state by its answers, whether or not it has been booked since. */
const stands = ({ shopId, moveId }: MoveOf) => sql`
  select p.id, p.amount, p.ours,
    case when p.verdict = 'blocked' then 'blocked' when count(d.id) = 0 and p.amount = p.ours then 'equal'
      when bool_or(g.answer = 'leave') then 'left' when count(d.id) > count(g.answer) then 'open' else 'accepted' end as standing,
    (count(d.id) > 0 or p.verdict = 'blocked') and bool_or(g.cause = 'other') is not true as is_explained
  from move_payouts p
  left join move_differences d on d.shop_id = p.shop_id and d.move_payout_id = p.id
  left join move_groups g on g.shop_id = d.shop_id and g.id = d.group_id
  where p.shop_id = ${shopId} and p.move_id = ${moveId}
  group by p.shop_id, p.id`;

export async function reportSums(tx: Tx, of: MoveOf): Promise<MovingSums> {
  const standings = ['equal', 'accepted', 'open', 'left', 'blocked'] as const;
  const { rows } = await sql<MovingSums>`
    select count(*) as payouts, count(*) filter (where is_explained) as explained,
      ${sql.join(standings.map((one) => sql`count(*) filter (where standing = ${sql.lit(one)}) as ${sql.ref(one)}`))},
      coalesce(sum(amount), 0)::int8 as "oldAmount", coalesce(sum(ours), 0)::int8 as "ourAmount",
      coalesce(sum(amount - ours), 0)::int8 as difference
    from (${stands(of)}) stood`.execute(tx);
  const [sums] = rows;
  if (sums === undefined) throw new Error('A move has no sums.');
  return sums;
}

type StoredDifference = {
  readonly order: string | null;
  readonly title: string | null;
  readonly theirs: number;
  readonly ours: number;
  readonly detail: CauseDetail;
  readonly answer: 'theirs' | 'leave' | null;
};

/** The payouts with their differences, in the order of the file. */
export async function batchOfReportPayouts(
  tx: Tx,
  { shopId, moveId }: MoveOf,
  { after, size }: BatchAsk,
): Promise<Batch<ReportPayout>> {
  const { rows } = await sql<
    Omit<ReportPayout, 'differences'> & {
      readonly id: number;
      readonly differences: readonly StoredDifference[];
    }
  >`
    select p.id, p.number, coalesce(v.name, m.name) as vendor, p.day, p.amount as "oldAmount", p.ours as "ourAmount",
      b.invoice_number as "invoiceNumber", p.blocked_because as blocked, coalesce(found.differences, '[]') as differences
    from move_payouts p
    join move_vendors m on m.shop_id = p.shop_id and m.id = p.move_vendor_id
    left join vendors v on v.shop_id = m.shop_id and v.id = m.vendor_id
    left join payouts b on b.shop_id = p.shop_id and b.id = p.payout_id
    left join lateral (
      select jsonb_agg(jsonb_build_object('order', r.order_name, 'title', coalesce(nullif(r.title, ''), r.sku), 'theirs', d.theirs,
        'ours', d.ours, 'detail', d.detail, 'answer', g.answer) order by d.row_number nulls last) as differences
      from move_differences d
      join move_groups g on g.shop_id = d.shop_id and g.id = d.group_id
      left join move_rows r on r.shop_id = d.shop_id and r.move_id = d.move_id and r.row_number = d.row_number
      where d.shop_id = p.shop_id and d.move_payout_id = p.id) found on true
    where p.shop_id = ${shopId} and p.move_id = ${moveId} and p.id > ${after?.id ?? 0}
    order by p.id limit ${size + 1}`.execute(tx);
  const within = rows.slice(0, size);
  const last = within.at(-1);
  return {
    rows: within.map(
      ({ number, vendor, day, oldAmount, ourAmount, invoiceNumber, blocked, differences }) => ({
        number,
        vendor,
        day,
        oldAmount,
        ourAmount,
        invoiceNumber,
        blocked,
        differences: differences.map(({ order, title, theirs, ours, detail, answer }) => ({
          order: order ?? '',
          title: title ?? '',
          oldAmount: theirs,
          ourAmount: ours,
          detail,
          answer,
        })),
      }),
    ),
    end: rows.length > size && last !== undefined ? { value: '', id: last.id } : null,
  };
}

/** The opening balances that are in the books. */
export async function bookedOpenings(
  tx: Tx,
  { shopId, moveId }: MoveOf,
): Promise<{ readonly vendors: number; readonly amount: number }> {
  const { rows } = await sql<{ vendors: number; amount: number }>`
    select count(*) as vendors, coalesce(sum(l.commission_amount), 0)::int8 as amount
    from move_vendors m join line_items l on l.shop_id = m.shop_id and l.id = m.opening_line_id
    where m.shop_id = ${shopId} and m.move_id = ${moveId}`.execute(tx);
  return rows[0] ?? { vendors: 0, amount: 0 };
}

/** The rows of each file that were refused. */
export async function refusedRows(
  tx: Tx,
  { shopId, moveId }: MoveOf,
): Promise<ReadonlyMap<MovingFile, number>> {
  const rows = await tx
    .selectFrom('move_problems')
    .select(['file', (eb) => eb.fn.count<number>('row_number').distinct().as('count')])
    .where('shop_id', '=', shopId)
    .where('move_id', '=', moveId)
    .where('row_number', '>', 0)
    .groupBy('file')
    .execute();
  return new Map(rows.map(({ file, count }) => [file, count]));
}

/** The rules for the vendors of a move, in words. */
export async function rulesOfMove(tx: Tx, of: MoveOf, now: Date): Promise<string[]> {
  const vendors = await vendorsOfMove(tx, of);
  const ids = vendors.map(({ id }) => id);
  const book = await ruleBook(tx, of.shopId, ids, now);
  const typeRates = [book.shop, ...book.vendors.values()].reduce(
    (sum, rules) => sum + rules.typeRates.size,
    0,
  );
  const withDays = [...book.dated.values()].reduce((sum, versions) => sum + versions.length, 0);
  return [
    ...shopRulesInWords(book.shop, { typeRates, withDays }),
    ...vendors.flatMap(({ id, name }) => {
      const rules = book.vendors.get(id);
      return (rules === undefined ? null : vendorRulesInWords(name, rules)) ?? [];
    }),
  ];
}

/** The vendors of a move who are here, by name. */
async function vendorsOfMove(
  tx: Tx,
  { shopId, moveId }: MoveOf,
): Promise<readonly { readonly id: number; readonly name: string }[]> {
  return tx
    .selectFrom('vendors')
    .select(['id', 'name'])
    .where('shop_id', '=', shopId)
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('move_vendors as m')
          .select('m.id')
          .whereRef('m.vendor_id', '=', 'vendors.id')
          .where('m.shop_id', '=', shopId)
          .where('m.move_id', '=', moveId),
      ),
    )
    .orderBy('name')
    .orderBy('id')
    .execute();
}
