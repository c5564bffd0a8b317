import {
  payRunExceptions,
  type PayRunExceptionCode,
  type PayRunVendorState,
} from '@consignment/domain/pay-runs/pay-run';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { statusesOf, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { WaitingLines } from '@consignment/domain/payouts/waiting-lines';
import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { Schema } from '../../../database/schema.ts';
import { containing } from '../../../queries/search.ts';

type Row = Selectable<Schema['pay_run_vendors']>;

export type PayRunVendorRow = Row & {
  readonly vendor_name: string;
  readonly state: PayRunVendorState;
  readonly payout_status: PayoutStatus | null;
  /** The address that PayPal refuses for good; null for other exceptions and for none. */
  readonly refused_address: string | null;
};

/** A person's choice about a vendor in a run. */
export type Choice = {
  readonly vendorId: number;
  readonly method: PayoutMethod | null;
  readonly isLeftOut: boolean;
};

/** A vendor of a run as it was worked out. Minor units. */
export type RunVendor = {
  readonly vendorId: number;
  readonly method: PayoutMethod;
  readonly isMethodSet: boolean;
  readonly isLeftOut: boolean;
  readonly amount: number;
  readonly lineCount: number;
  /** Lines that wait for an answer, which are not in the amount. */
  readonly waiting: WaitingLines;
  readonly exception: {
    readonly code: PayRunExceptionCode;
    readonly reason: string;
    /** 'YYYY-MM-DD'. */
    readonly availableOn: string | null;
  } | null;
};

const state = sql<PayRunVendorState>`case
  when v.exception is not null then 'exception'
  when v.is_left_out then 'left_out'
  when p.id is null then 'included'
  when p.status = 'to_send' then 'to_send'
  when p.status = any (${statusesOf('paid')}::text[]) then 'paid'
  when p.status = any (${statusesOf('not_paid')}::text[]) then 'failed'
  else 'paying' end`;

const refusedAddress = sql<string | null>`case when v.exception = 'paypal_refused' then (
  select t.receiver from payout_transfers t join payouts r on r.shop_id = t.shop_id and r.id = t.payout_id
  where t.shop_id = v.shop_id and r.vendor_id = v.vendor_id and t.is_final_no and not r.is_test
  order by r.id desc limit 1) end`;

const shown = [
  'n.name as vendor_name',
  'p.status as payout_status',
  state.as('state'),
  refusedAddress.as('refused_address'),
] as const;

function vendorsOfRun(tx: Tx, shopId: number, runId: number) {
  return tx
    .selectFrom('pay_run_vendors as v')
    .innerJoin('vendors as n', (join) =>
      join.onRef('n.shop_id', '=', 'v.shop_id').onRef('n.id', '=', 'v.vendor_id'),
    )
    .leftJoin('payouts as p', (join) =>
      join.onRef('p.shop_id', '=', 'v.shop_id').onRef('p.id', '=', 'v.payout_id'),
    )
    .where('v.shop_id', '=', shopId)
    .where('v.run_id', '=', runId);
}

/** A page of a run's vendors: exceptions first, those that a person has to mend before the others, then those that failed, then by name. */
export async function pageOfRunVendors(
  tx: Tx,
  shopId: number,
  ask: {
    readonly runId: number;
    readonly state: PayRunVendorState | null;
    readonly search: string | null;
    readonly size: number;
    readonly offset: number;
  },
): Promise<{ count: number; rows: PayRunVendorRow[] }> {
  const matching = vendorsOfRun(tx, shopId, ask.runId)
    .$if(ask.state !== null, (query) => query.where(sql<boolean>`${state} = ${ask.state}`))
    .$if(ask.search !== null, (query) => query.where('n.name', 'ilike', containing(ask.search ?? '')));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('v')
    .select(shown)
    .orderBy(sql`case ${state} when 'exception' then 0 when 'failed' then 1 else 2 end`)
    .orderBy(
      sql`case when ${state} = 'exception' then array_position(${payRunExceptions}::text[], v.exception) end`,
    )
    .orderBy(sql`lower(n.name)`)
    .orderBy('v.vendor_id')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

export async function runVendorById(
  tx: Tx,
  shopId: number,
  runId: number,
  vendorId: number,
): Promise<PayRunVendorRow | null> {
  const row = await vendorsOfRun(tx, shopId, runId)
    .selectAll('v')
    .select(shown)
    .where('v.vendor_id', '=', vendorId)
    .executeTakeFirst();
  return row ?? null;
}

/** The vendors of a run as they were worked out last, by vendor. */
export async function runVendorsOf(tx: Tx, shopId: number, runId: number): Promise<Row[]> {
  return tx
    .selectFrom('pay_run_vendors')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .orderBy('vendor_id')
    .execute();
}

/** Replaces vendors of a draft, all or these. One statement for any number. */
export async function saveRunVendors(
  tx: Tx,
  of: { readonly shopId: number; readonly runId: number },
  vendors: readonly RunVendor[],
  which: 'all' | 'these',
): Promise<void> {
  const { shopId, runId } = of;
  await tx
    .deleteFrom('pay_run_vendors')
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .$if(which === 'these', (query) =>
      query.where(sql<boolean>`vendor_id = any (${vendors.map(({ vendorId }) => vendorId)}::int8[])`),
    )
    .execute();
  if (vendors.length === 0) return;
  const rows = vendors.map(({ exception, ...vendor }) => ({
    vendor_id: vendor.vendorId,
    method: vendor.method,
    is_method_set: vendor.isMethodSet,
    is_left_out: vendor.isLeftOut,
    amount: vendor.amount,
    line_count: vendor.lineCount,
    waiting_count: vendor.waiting.count,
    waiting_amount: vendor.waiting.amount,
    exception: exception?.code ?? null,
    reason: exception?.reason ?? '',
    available_on: exception?.availableOn ?? null,
  }));
  await sql`
    insert into pay_run_vendors (run_id, shop_id, vendor_id, method, is_method_set, is_left_out, amount, line_count,
      waiting_count, waiting_amount, exception, reason, available_on)
    select ${runId}::int8, ${shopId}::int8, given.*
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (vendor_id int8, method text, is_method_set boolean,
      is_left_out boolean, amount int8, line_count int4, waiting_count int4, waiting_amount int8, exception text, reason text,
      available_on date)`.execute(tx);
}

/** Links payouts to the vendors of their run, as their next attempts. */
export async function linkPayouts(
  tx: Tx,
  of: { readonly shopId: number; readonly runId: number },
  payouts: readonly { readonly id: number; readonly vendorId: number }[],
): Promise<void> {
  const { shopId, runId } = of;
  await sql`
    with given as (
      select * from unnest(
        ${payouts.map(({ id }) => id)}::int8[], ${payouts.map(({ vendorId }) => vendorId)}::int8[]) as one (id, vendor_id)
    ), made as (
      insert into pay_run_payouts (shop_id, payout_id, run_id, vendor_id, attempt)
      select ${shopId}::int8, g.id, ${runId}::int8, g.vendor_id, 1 + (
        select count(*) from pay_run_payouts b
        where b.shop_id = ${shopId} and b.run_id = ${runId} and b.vendor_id = g.vendor_id)
      from given g
    )
    update pay_run_vendors v set payout_id = g.id from given g
    where v.shop_id = ${shopId} and v.run_id = ${runId} and v.vendor_id = g.vendor_id`.execute(tx);
  await sql`
    update payouts p set pay_run_number = r.number from pay_runs r
    where r.shop_id = ${shopId} and r.id = ${runId} and p.shop_id = r.shop_id
      and p.id = any (${payouts.map(({ id }) => id)}::int8[])`.execute(tx);
}

/** Says which file of the run has these payouts. */
export async function linkFile(
  tx: Tx,
  of: { readonly shopId: number; readonly nth: number },
  payoutIds: readonly number[],
): Promise<void> {
  await tx
    .updateTable('pay_run_payouts')
    .set({ file_nth: of.nth })
    .where('shop_id', '=', of.shopId)
    .where(sql<boolean>`payout_id = any (${[...payoutIds]}::int8[])`)
    .execute();
}

/** A canceled run has no payouts any more. */
export async function unlinkPayouts(tx: Tx, shopId: number, runId: number): Promise<void> {
  await tx
    .updateTable('pay_run_vendors')
    .set({ payout_id: null })
    .where('shop_id', '=', shopId)
    .where('run_id', '=', runId)
    .where('payout_id', 'is not', null)
    .execute();
}
