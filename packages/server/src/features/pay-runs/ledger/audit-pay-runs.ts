import { voidStatuses } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Difference } from '../../../ledger/difference.ts';

/**
 * Of each approved run that was not canceled: the payouts sum to the approved amount, each vendor's is the amount that was
 * reviewed, and at most one payout of a vendor counts, however often it was paid again.
 */
export async function auditPayRuns(tx: Tx, shopId: number): Promise<Difference[]> {
  const { rows } = await sql<Difference>`
    select figure.what, r.id, figure.expected, figure.found
    from pay_runs r
    cross join lateral (
      select coalesce(sum(p.amount), 0)::int8 as amount, count(*) filter (where p.amount <> v.amount) as differing,
        count(*) filter (where p.method <> v.method) as otherwise
      from pay_run_vendors v join payouts p on p.shop_id = v.shop_id and p.id = v.payout_id
      where v.shop_id = r.shop_id and v.run_id = r.id) paid
    cross join lateral (
      select count(*) as twice from (
        select from pay_run_payouts m join payouts p on p.shop_id = m.shop_id and p.id = m.payout_id
        where m.shop_id = r.shop_id and m.run_id = r.id and p.status <> all (${voidStatuses}::text[])
        group by m.vendor_id having count(*) > 1) more) attempts
    cross join lateral (
      select coalesce(sum(f.amount), 0)::int8 as files, coalesce((
        select sum(p.amount) from pay_run_payouts m join payouts p on p.shop_id = m.shop_id and p.id = m.payout_id
        where m.shop_id = r.shop_id and m.run_id = r.id and m.file_nth is not null), 0)::int8 as in_files
      from pay_run_files f where f.shop_id = r.shop_id and f.run_id = r.id) banks
    cross join lateral (values
      ('pay run amount', r.amount, paid.amount),
      ('pay run vendors with another amount', 0::int8, paid.differing),
      ('pay run vendors paid by another method', 0::int8, paid.otherwise),
      ('pay run vendors paid twice', 0::int8, attempts.twice),
      ('pay run bank files', banks.in_files, banks.files)) figure (what, expected, found)
    where r.shop_id = ${shopId} and r.approved_at is not null and r.canceled_at is null
      and figure.expected is distinct from figure.found
    order by figure.what, r.id`.execute(tx);
  return rows;
}
