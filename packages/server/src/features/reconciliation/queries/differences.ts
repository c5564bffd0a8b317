import {
  differenceKinds,
  type DifferenceKind,
  type DifferenceSource,
} from '@consignment/domain/reconciliation/difference-kinds';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { KeptFact } from '../../../database/column-types.ts';

/* Differences as comparisons write them: found, found again, or no longer there. */

/** A difference as a comparison finds it. Money in minor units. */
export type DifferenceFound = {
  readonly kind: DifferenceKind;
  /** The same for the same difference each time that it is found. */
  readonly subject: string;
  readonly title: string;
  readonly facts: readonly KeptFact[];
  readonly amount: number | null;
  /** Of an amount that is not in the shop's currency. */
  readonly currency?: string | null;
  readonly orderId?: number | null;
  readonly orderName?: string | null;
  readonly orderPlatformId?: string | null;
  readonly lineItemId?: number | null;
  readonly productId?: number | null;
  readonly payoutId?: number | null;
  readonly vendorId?: number | null;
  readonly comparedOrderId?: number | null;
};

export type Finder = {
  readonly shopId: number;
  readonly source: DifferenceSource;
  readonly runId: number;
  readonly now: Date;
};

const findingsAtOnce = 500;
const longestTitle = 500;

/**
 * Keeps findings; returns how many were not there before. One that is set aside stays so while its figures do, and comes back
 * when they change.
 */
export async function saveFindings(
  tx: Tx,
  of: Finder,
  findings: readonly DifferenceFound[],
): Promise<number> {
  let added = 0;
  const once = [...new Map(findings.map((one) => [`${one.kind} ${one.subject}`, one])).values()];
  for (let start = 0; start < once.length; start += findingsAtOnce) {
    added += await saveSome(tx, of, once.slice(start, start + findingsAtOnce));
  }
  return added;
}

async function saveSome(
  tx: Tx,
  { shopId, source, runId, now }: Finder,
  findings: readonly DifferenceFound[],
): Promise<number> {
  const given = findings.map((one) => ({
    ...one,
    title: one.title.slice(0, longestTitle).toWellFormed(),
    // A made-up file may multiply to more than any sum of money.
    amount: one.amount === null ? null : Math.min(one.amount, Number.MAX_SAFE_INTEGER),
    topic: differenceKinds[one.kind].group,
  }));
  const changed = sql`(d.facts, d.amount, d.currency) is distinct from (excluded.facts, excluded.amount, excluded.currency)`;
  const comesBack = sql`d.state = 'aside' and ${changed}`;
  const { rows } = await sql<{ added: number }>`
    with saved as (
      insert into differences as d (shop_id, source, seen_run, since, seen_at, topic, kind, subject, title, facts, amount,
        currency, order_id, order_name, order_platform_id, line_item_id, product_id, payout_id, vendor_id, compared_order_id)
      select ${shopId}::int8, ${source}, ${runId}::int8, ${now}::timestamptz, ${now}::timestamptz, g.topic, g.kind, g.subject,
        g.title, g.facts, g.amount, g.currency, g."orderId", g."orderName", g."orderPlatformId", g."lineItemId",
        g."productId", g."payoutId", g."vendorId", g."comparedOrderId"
      from jsonb_to_recordset(${JSON.stringify(given)}::jsonb) as g (topic text, kind text, subject text, title text,
        facts jsonb, amount int8, currency text, "orderId" int8, "orderName" text, "orderPlatformId" text,
        "lineItemId" int8, "productId" int8, "payoutId" int8, "vendorId" int8, "comparedOrderId" int8)
      on conflict (shop_id, source, kind, md5(subject)) where state <> 'settled' do update set
        seen_run = excluded.seen_run, seen_at = excluded.seen_at, title = excluded.title, facts = excluded.facts,
        amount = excluded.amount, currency = excluded.currency, order_id = excluded.order_id,
        order_name = excluded.order_name, order_platform_id = excluded.order_platform_id,
        line_item_id = excluded.line_item_id, product_id = excluded.product_id, payout_id = excluded.payout_id,
        vendor_id = excluded.vendor_id, compared_order_id = excluded.compared_order_id,
        state = case when ${comesBack} then 'open' else d.state end,
        aside_reason = case when ${comesBack} then null else d.aside_reason end,
        aside_by = case when ${comesBack} then null else d.aside_by end,
        aside_at = case when ${comesBack} then null else d.aside_at end
      returning d.xmax = 0 as is_new)
    select count(*) filter (where is_new)::int4 as added from saved`.execute(tx);
  return rows[0]?.added ?? 0;
}

/** Those of the findings that are a difference already. */
export async function knownAmong(
  tx: Tx,
  { shopId, source }: Pick<Finder, 'shopId' | 'source'>,
  findings: readonly DifferenceFound[],
): Promise<DifferenceFound[]> {
  if (findings.length === 0) return [];
  const rows = await tx
    .selectFrom('differences')
    .select(['kind', 'subject'])
    .where('shop_id', '=', shopId)
    .where('source', '=', source)
    .where('state', '<>', 'settled')
    .execute();
  const known = new Set(rows.map(({ kind, subject }) => `${kind} ${subject}`));
  return findings.filter(({ kind, subject }) => known.has(`${kind} ${subject}`));
}

/** In the place of a run: not seen, and seen by an act while none is under way. */
const noRun = { unseen: 0, act: -1 };

/**
 * Looks again at orders of a source after an act, and settles what is no longer there. For a run under way the rest has been seen
 * by it: it may be through with these orders, and must not settle them at its end. The caller has locked the shop.
 */
export async function lookAgain(
  tx: Tx,
  of: Omit<Finder, 'runId'> & { readonly runUnderWay: number | null },
  comparedOrders: readonly number[],
  find: () => Promise<readonly DifferenceFound[]>,
): Promise<void> {
  await sql`
    update differences set seen_run = ${noRun.unseen}
    where shop_id = ${of.shopId} and source = ${of.source} and state <> 'settled'
      and compared_order_id = any (${[...comparedOrders]}::int8[])`.execute(tx);
  const finder = { ...of, runId: of.runUnderWay ?? noRun.act };
  await saveFindings(tx, finder, await find());
  await settleUnseen(tx, finder, { comparedOrders });
}

/** Which differences of a source were looked at. */
export type Looked =
  | { readonly kinds: readonly DifferenceKind[] }
  /** Those of these orders of the source, whatever their kind. */
  | { readonly comparedOrders: readonly number[] };

/** Settles the differences that were looked at and not found by this run; returns how many. */
export async function settleUnseen(tx: Tx, of: Finder, looked: Looked): Promise<number> {
  const ofThem =
    'kinds' in looked
      ? sql`kind = any (${[...looked.kinds]}::text[])`
      : sql`compared_order_id = any (${[...looked.comparedOrders]}::int8[])`;
  const { numAffectedRows = 0n } = await sql`
    update differences set state = 'settled', settled_at = ${of.now}, aside_reason = null, aside_by = null, aside_at = null
    where shop_id = ${of.shopId} and source = ${of.source} and state <> 'settled' and seen_run <> ${of.runId}
      and ${ofThem}`.execute(tx);
  return Number(numAffectedRows);
}

/** Settles all differences of a source that is no longer compared. */
export async function settleSource(
  tx: Tx,
  of: { readonly shopId: number; readonly source: DifferenceSource; readonly now: Date },
): Promise<number> {
  const { numAffectedRows = 0n } = await sql`
    update differences set state = 'settled', settled_at = ${of.now}, aside_reason = null, aside_by = null, aside_at = null
    where shop_id = ${of.shopId} and source = ${of.source} and state <> 'settled'`.execute(tx);
  return Number(numAffectedRows);
}

/** Deletes differences that were settled before this; for `asSystem`. */
export async function forgetSettledBefore(tx: Tx, day: Date): Promise<void> {
  await tx.deleteFrom('differences').where('state', '=', 'settled').where('settled_at', '<', day).execute();
}
