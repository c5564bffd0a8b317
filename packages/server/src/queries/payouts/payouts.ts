import {
  statusesOf,
  unsentStatuses,
  type PayoutFilter as PayoutStatusFilter,
} from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import type { Counted, Ordering } from '../../common/page.ts';
import type { Tx } from '../../database/database.ts';
import { batchOf, comesAfter, cursorOf, type Batch, type BatchAsk, type OrderKey } from '../batch.ts';
import type { Period } from '../../common/period.ts';
import { countedOf, countShown, mostCounted, type PagePart } from '../brief.ts';
import { containing } from '../search.ts';

export const payoutOrderings = ['created_date', 'invoice_number', 'amount', 'vendor_name'] as const;
export type PayoutOrdering = (typeof payoutOrderings)[number];

function payoutsWithVendors(tx: Tx) {
  return tx
    .selectFrom('payouts as p')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    );
}

/** The provider's last message; for the shop only, vendors see no row of it. */
const providerProblem = sql<string | null>`(
  select t.problem from payout_transfers t where t.shop_id = p.shop_id and t.payout_id = p.id)`.as(
  'provider_problem',
);

/** Vendors do not see a fee that the shop bears. */
const shownFee = sql<number | null>`case
  when p.fee_borne_by = 'vendor' or (select app_vendor_ids()) is null then p.fee end`.as('shown_fee');

function payoutsInFull(tx: Tx) {
  return payoutsWithVendors(tx)
    .selectAll('p')
    .select(['v.name as vendor_name', 'v.currency as vendor_currency', providerProblem, shownFee]);
}

/** Money in minor units of the payout's own currency. */
export type PayoutRow = Awaited<ReturnType<ReturnType<typeof payoutsInFull>['executeTakeFirstOrThrow']>>;

type PayoutFilter = {
  readonly vendorId: number | null;
  readonly search: string | null;
  /** When it was made. */
  readonly period: Period;
  /** 'test' for a payout of the provider's test system, whatever its outcome; the others are no tests. */
  readonly status: PayoutStatusFilter | null;
};

/** Payouts without the deleted ones. A search covers both numbers, vendor and note. */
function matchingPayouts(tx: Tx, shopId: number, { vendorId, search, period, status }: PayoutFilter) {
  return payoutsWithVendors(tx)
    .where('p.shop_id', '=', shopId)
    .where('p.status', '<>', 'deleted')
    .$if(vendorId !== null, (query) => query.where('p.vendor_id', '=', vendorId))
    .$if(period.from !== null, (query) => query.where('p.created_date', '>=', period.from))
    .$if(period.until !== null, (query) => query.where('p.created_date', '<', period.until))
    .$if(status !== null, (query) =>
      status === null || status === 'test'
        ? query.where('p.is_test', '=', true)
        : query.where('p.status', '=', status).where('p.is_test', '=', false),
    )
    .$if(search !== null, (query) =>
      query.where((eb) => {
        const text = search ?? '';
        const pattern = containing(text);
        const digits = text.replace(/^#/, '');
        const named = eb
          .selectFrom('vendors')
          .select('id')
          .where('shop_id', '=', shopId)
          .where('name', 'ilike', pattern);
        return eb.or([
          // Most have no note, and each vendor has many.
          eb.and([eb('p.note', '<>', ''), eb('p.note', 'ilike', pattern)]),
          eb('p.vendor_id', 'in', named),
          eb('p.former_number', 'ilike', pattern),
          ...(/^\d*$/.test(digits)
            ? [eb(eb.cast<string>('p.invoice_number', 'text'), 'like', containing(digits))]
            : []),
        ]);
      }),
    );
}

/** The sums of all matches in one vendor currency. Minor units of the shop's own currency. */
export type PayoutSum = {
  readonly currency: string;
  readonly vendorCurrency: string | null;
  /** Paid, on its way, or to send. */
  readonly amount: number;
  /** Unpaid, returned, or a test. */
  readonly unpaid: number;
  /** The part of `amount` that a provider or the bank is paying. */
  readonly onItsWay: number;
  /** The part of `amount` that the shop has yet to send by hand. */
  readonly toSend: number;
};

const sumOfThose = (money: 'under_way' | 'to_send') =>
  sql<number>`coalesce(sum(p.amount) filter (where p.counts and p.status = any (${statusesOf(money)}::text[])), 0)::int8`;

/** A page of payouts, with the sums of all matches; none where the count is a least. */
export async function pageOfPayouts(
  tx: Tx,
  shopId: number,
  ask: PayoutFilter & { ordering: Ordering<PayoutOrdering> } & PagePart,
): Promise<Counted & { totals: PayoutSum[]; rows: PayoutRow[] }> {
  const { ordering, size, offset } = ask;
  const matching = matchingPayouts(tx, shopId, ask);
  const isSearch = ask.isBrief && ask.search !== null;
  const rows = await matching
    .selectAll('p')
    .select(['v.name as vendor_name', 'v.currency as vendor_currency', providerProblem, shownFee])
    .orderBy(
      (eb) => (ordering.by === 'vendor_name' ? eb.fn('lower', ['v.name']) : eb.ref(`p.${ordering.by}`)),
      ordering.direction,
    )
    .orderBy('p.id', ordering.direction)
    .limit(isSearch ? size + 1 : size)
    .offset(offset)
    .execute();
  const shown = isSearch ? countShown(rows, ask) : null;
  if (shown?.isLeast === true) return { ...shown, totals: [], rows: rows.slice(0, size) };
  const isAll = shown !== null && offset === 0;
  const sums = await sumsOf(
    tx,
    isAll
      ? payoutsWithVendors(tx)
          .where('p.shop_id', '=', shopId)
          .where(sql<boolean>`p.id = any (${rows.map(({ id }) => id)}::int8[])`)
      : matching,
    mostCounted(ask),
  );
  return { ...sums, rows };
}

async function sumsOf(
  tx: Tx,
  matching: ReturnType<typeof matchingPayouts>,
  most: number | null,
): Promise<Counted & { totals: PayoutSum[] }> {
  const read = matching
    .select(['p.currency', 'v.currency as vendorCurrency', 'p.amount', 'p.counts', 'p.status'])
    .$if(most !== null, (query) => query.limit((most ?? 0) + 1));
  const sums = await tx
    .selectFrom(read.as('p'))
    .select((eb) => ['p.currency', 'p.vendorCurrency', eb.fn.countAll<number>().as('count')])
    // A sum of int8 is numeric, which the driver would return as text.
    .select([
      sql<number>`coalesce(sum(p.amount) filter (where p.counts), 0)::int8`.as('amount'),
      sql<number>`coalesce(sum(p.amount) filter (where not p.counts), 0)::int8`.as('unpaid'),
      sumOfThose('under_way').as('onItsWay'),
      sumOfThose('to_send').as('toSend'),
    ])
    .groupBy(['p.currency', 'p.vendorCurrency'])
    .orderBy('p.currency')
    .orderBy('p.vendorCurrency')
    .execute();
  const counted = countedOf(
    sums.reduce((all, sum) => all + sum.count, 0),
    most,
  );
  return { ...counted, totals: counted.isLeast ? [] : sums };
}

const batchKeys = {
  created_date: { by: sql.ref('p.created_date'), type: 'timestamptz' },
  invoice_number: { by: sql.ref('p.invoice_number'), type: 'int8' },
  amount: { by: sql.ref('p.amount'), type: 'int8' },
  vendor_name: { by: sql`lower(${sql.ref('v.name')})`, type: 'text' },
} satisfies Record<PayoutOrdering, OrderKey>;

/** All payouts of the pages in batches. */
export async function batchOfPayouts(
  tx: Tx,
  shopId: number,
  ask: PayoutFilter & { ordering: Ordering<PayoutOrdering> } & BatchAsk,
): Promise<Batch<PayoutRow & { cursor: string }>> {
  const { ordering, after, size } = ask;
  const key = batchKeys[ordering.by];
  const rows = await matchingPayouts(tx, shopId, ask)
    .selectAll('p')
    .select([
      'v.name as vendor_name',
      'v.currency as vendor_currency',
      providerProblem,
      shownFee,
      cursorOf(key).as('cursor'),
    ])
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, sql.ref('p.id'), ordering.direction, after)),
    )
    .orderBy(key.by, ordering.direction)
    .orderBy('p.id', ordering.direction)
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

/**
 * The additional pay of payouts that count, by day, in batches. For the whole shop, hidden vendors are excluded
 * (commission rules §8).
 */
export async function batchOfAdditionalPay(
  tx: Tx,
  shopId: number,
  ask: { readonly vendorId: number | null; readonly period: Period } & BatchAsk,
) {
  const { vendorId, period, after, size } = ask;
  const key = batchKeys.created_date;
  const rows = await payoutsWithVendors(tx)
    .select([
      'p.id',
      'p.created_date',
      'p.additional_pay',
      'p.invoice_number',
      'v.name as vendor_name',
      cursorOf(key).as('cursor'),
    ])
    .where('p.shop_id', '=', shopId)
    .where('p.counts', '=', true)
    .where('p.additional_pay', '<>', 0)
    .where((eb) => (vendorId === null ? eb('v.hidden', '=', false) : eb('p.vendor_id', '=', vendorId)))
    .$if(period.from !== null, (query) => query.where('p.created_date', '>=', period.from))
    .$if(period.until !== null, (query) => query.where('p.created_date', '<', period.until))
    .$if(after !== null, (query) =>
      after === null ? query : query.where(comesAfter(key, sql.ref('p.id'), 'desc', after)),
    )
    .orderBy(key.by, 'desc')
    .orderBy('p.id', 'desc')
    .limit(size + 1)
    .execute();
  return batchOf(rows, size);
}

/** Null for a payout that is missing, not visible, or deleted. */
export async function payoutById(tx: Tx, shopId: number, id: number): Promise<PayoutRow | null> {
  const row = await payoutsInFull(tx)
    .where('p.shop_id', '=', shopId)
    .where('p.id', '=', id)
    .where('p.status', '<>', 'deleted')
    .executeTakeFirst();
  return row ?? null;
}

/** These payouts by number. */
export async function payoutsById(tx: Tx, shopId: number, ids: readonly number[]): Promise<PayoutRow[]> {
  return payoutsInFull(tx)
    .where('p.shop_id', '=', shopId)
    .where(sql<boolean>`p.id = any (${[...ids]}::int8[])`)
    .orderBy('p.invoice_number')
    .execute();
}

/** Does nothing for one that is missing or deleted. */
export async function changeNote(tx: Tx, shopId: number, id: number, note: string): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ note })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .where('status', '<>', 'deleted')
    .executeTakeFirst();
}

/** Those of these payouts that have not left the shop, with their vendors. */
export async function unsentVendors(
  tx: Tx,
  shopId: number,
  ids: readonly number[],
): Promise<{ id: number; vendorId: number }[]> {
  return tx
    .selectFrom('payouts')
    .select(['id', 'vendor_id as vendorId'])
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .where('status', 'in', unsentStatuses)
    .execute();
}

/** Keeps where payouts are paid to, in one statement for any number. */
export async function keepPaidTo(
  tx: Tx,
  shopId: number,
  accounts: readonly { readonly id: number; readonly account: string }[],
): Promise<void> {
  await sql`
    update payouts p set paid_to = given.account
    from unnest(${accounts.map(({ id }) => id)}::int8[], ${accounts.map(({ account }) => account)}::text[])
      as given (id, account)
    where p.shop_id = ${shopId} and p.id = given.id`.execute(tx);
}
