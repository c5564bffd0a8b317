import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A vendor in a drafted run that would pay it. */
export type InDraft = {
  readonly vendorId: number;
  /** Minor units. */
  readonly amount: number;
  /** 'YYYY-MM-DD'; null for a run that a person has drafted, at `draftedAt`. */
  readonly scheduledFor: string | null;
  readonly draftedAt: Date;
  readonly isToBeApproved: boolean;
};

/** Those of these vendors whom the shop's newest draft pays, which is neither approved nor canceled; a later run has not paid them. */
export async function inOpenDraft(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, InDraft>> {
  const { rows } = await sql<InDraft>`
    select v.vendor_id as "vendorId", v.amount, r.scheduled_for::text as "scheduledFor", r.created_at as "draftedAt",
      r.is_to_be_approved as "isToBeApproved"
    from pay_runs r join pay_run_vendors v on v.shop_id = r.shop_id and v.run_id = r.id
    where r.shop_id = ${shopId} and r.id = (
        select max(id) from pay_runs where shop_id = ${shopId} and approved_at is null and canceled_at is null)
      and not exists (select from pay_run_vendors later where later.shop_id = v.shop_id and later.vendor_id = v.vendor_id
        and later.run_id > v.run_id and later.payout_id is not null)
      and v.exception is null and not v.is_left_out and v.vendor_id = any (${[...vendorIds]}::int8[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.vendorId, row]));
}
