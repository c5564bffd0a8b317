import { takeLock } from '../database/locks.ts';
import { payoutStatusText, statusesOf } from '@consignment/domain/payouts/payout-status';
import { defineTexts } from '@consignment/domain/text/texts';
import { sql } from 'kysely';
import type { Tx } from '../database/database.ts';
import { payoutsHeld } from '../queries/shops/shop-jobs.ts';
import { lockSettings } from '../pricing/shop-rules.ts';
import { recalculatingText } from './recalculating.ts';

const texts = defineTexts('MergeVendors', {
  noSuchVendor: 'There is no such vendor.',
  merged: '{vendor} has already been merged into another vendor.',
  noneToMergeInto: 'There is no such vendor to merge into.',
  unsettled:
    'Invoice #{number} for {vendor} has not been settled yet ({status}). Merge the vendors once the outcome is known.',
});

export type MergeAsk = {
  readonly shopId: number;
  /** The vendor that is merged and removed. */
  readonly fromId: number;
  /** The vendor that remains, with its own settings and rates. */
  readonly intoId: number;
  /** The login that asks for the merge. */
  readonly createdBy: number | null;
  readonly now: Date;
};

export type MergeRefused = {
  readonly is: 'refused';
  readonly code: 'not_found' | 'other_not_found' | 'already_merged' | 'recalculating' | 'payouts_under_way';
  readonly detail: string;
};

/** `again`: the merge was done before, and nothing changes now. */
export type MergeVerdict = { readonly is: 'merged' | 'again' } | MergeRefused;

/**
 * Moves everything that one vendor has to another, in the caller's transaction: lines paid and unpaid, payouts,
 * accounts, products, customers and the balance in the ledger. Amounts stay as they are; the unpaid lines have to be
 * priced by the rules of the vendor that stays afterwards. The rates of the one that goes are gone. `review` is called
 * when nothing can change any more between it and the merge; what it throws leaves all as it was.
 *
 * A merge waits for whatever prices lines or pays, and they for it: all of them take the rules of the shop first.
 */
export async function mergeVendors(
  tx: Tx,
  ask: MergeAsk,
  review: (tx: Tx) => Promise<void> = () => Promise.resolve(),
): Promise<MergeVerdict> {
  const { shopId, fromId, intoId } = ask;
  await lockSettings(tx, shopId, 'change');
  const refused = await lockBoth(tx, ask);
  if (refused !== null) return refused;
  const why = await mergeHeldUp(tx, ask);
  if (why !== null) return why;
  await review(tx);

  const { id: mergeId } = await tx
    .insertInto('vendor_merges')
    .values({
      shop_id: shopId,
      from_vendor_id: fromId,
      into_vendor_id: intoId,
      created_at: ask.now,
      created_by: ask.createdBy,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await movePayouts(tx, ask);
  // Vendors merged into it earlier move along, so that none refers to a vendor that is itself merged.
  await sql`
    update vendors set merged_into_id = ${intoId}
    where shop_id = ${shopId} and (id = ${fromId} or merged_into_id = ${fromId})`.execute(tx);
  await moveLines(tx, ask);
  await moveBalance(tx, ask, mergeId);
  await moveTheRest(tx, ask);
  await moveQuestions(tx, ask);
  return { is: 'merged' };
}

/** Locks both vendors, the one with the lower id first; an answer where they cannot be merged, or are already. */
async function lockBoth(tx: Tx, { shopId, fromId, intoId }: MergeAsk): Promise<MergeVerdict | null> {
  // A writer of a vendor's row holds its key: after this there is no other writer.
  takeLock('vendors');
  const rows = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'merged_into_id'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', [fromId, intoId])
    .orderBy('id')
    .forUpdate()
    .execute();
  const [from, into] = [fromId, intoId].map((id) => rows.find((row) => row.id === id));
  if (from === undefined) return refuse('not_found', texts.noSuchVendor);
  if (from.merged_into_id !== null) {
    const made = await tx
      .selectFrom('vendor_merges')
      .select('into_vendor_id')
      .where('shop_id', '=', shopId)
      .where('from_vendor_id', '=', fromId)
      .executeTakeFirstOrThrow();
    if (made.into_vendor_id === intoId) return { is: 'again' };
    return refuse('already_merged', texts.merged({ vendor: from.name }));
  }
  if (into === undefined || into.merged_into_id !== null) {
    return refuse('other_not_found', texts.noneToMergeInto);
  }
  return null;
}

/** Work that must end before a merge. */
export type MergeHeldUp = MergeRefused & { readonly code: 'recalculating' | 'payouts_under_way' };

/** The reason why two vendors cannot be merged now; null when they can. */
export async function mergeHeldUp(
  tx: Tx,
  { shopId, fromId, intoId }: Pick<MergeAsk, 'shopId' | 'fromId' | 'intoId'>,
): Promise<MergeHeldUp | null> {
  const held = await payoutsHeld(tx, shopId);
  if (held.all || held.vendors.has(fromId) || held.vendors.has(intoId)) {
    const failing = held.failing.has(fromId) ? fromId : intoId;
    return refuse('recalculating', recalculatingText(held, failing));
  }
  const unsettled = await tx
    .selectFrom('payouts as p')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    )
    .select(['p.invoice_number', 'p.status', 'v.name'])
    .where('p.shop_id', '=', shopId)
    .where('p.vendor_id', 'in', [fromId, intoId])
    .where('p.is_test', '=', false)
    .where('p.status', 'in', [...statusesOf('to_send'), ...statusesOf('under_way')])
    .orderBy('p.id')
    .limit(1)
    .executeTakeFirst();
  if (unsettled === undefined) return null;
  const { name, invoice_number: number, status } = unsettled;
  return refuse(
    'payouts_under_way',
    texts.unsettled({ number, vendor: name, status: payoutStatusText(status) }),
  );
}

function refuse<Code extends MergeRefused['code']>(code: Code, detail: string) {
  return { is: 'refused', code, detail } as const;
}

/** An invoice keeps the name of the vendor that it was issued to. */
async function movePayouts(tx: Tx, { shopId, fromId, intoId }: MergeAsk): Promise<void> {
  takeLock('payouts');
  await sql`
    with held as (
      select id from payouts where shop_id = ${shopId} and vendor_id = ${fromId} order by id for no key update)
    select count(*) from held`.execute(tx);
  await sql`
    update payouts p set vendor_id = ${intoId}, issued_to = coalesce(p.issued_to, jsonb_build_object(
      'name', v.name, 'contact_name', v.contact_name, 'address_1', v.address_1, 'address_2', v.address_2,
      'city', v.city, 'state', v.state, 'zip', v.zip, 'email', v.email, 'phone', v.phone))
    from vendors v
    where p.shop_id = ${shopId} and p.vendor_id = ${fromId} and v.shop_id = p.shop_id and v.id = p.vendor_id`.execute(
    tx,
  );
}

/** Includes lines that an override gives to another vendor and that would come back. */
async function moveLines(tx: Tx, { shopId, fromId, intoId }: MergeAsk): Promise<void> {
  const isTheirs = sql`shop_id = ${shopId} and (tracked_vendor_id = ${fromId} or override_vendor_id = ${fromId})`;
  takeLock('line_items');
  await sql`
    with held as (select id from line_items where ${isTheirs} order by id for no key update)
    select count(*) from held`.execute(tx);
  const moved = (column: 'tracked_vendor_id' | 'override_vendor_id') =>
    sql`${sql.ref(column)} = case ${sql.ref(column)} when ${fromId} then ${intoId} else ${sql.ref(column)} end`;
  await sql`
    update line_items set ${moved('tracked_vendor_id')}, ${moved('override_vendor_id')}
    where ${isTheirs}`.execute(tx);
}

/** The ledger is never edited: transactions move each account's balance from one vendor to the other. */
async function moveBalance(
  tx: Tx,
  { shopId, fromId, intoId, now }: MergeAsk,
  mergeId: number,
): Promise<void> {
  await sql`
    with balances as (
      select t.currency, e.account, sum(e.amount)::int8 as amount
      from ledger_entries e join ledger_transactions t on t.shop_id = e.shop_id and t.id = e.transaction_id
      where e.shop_id = ${shopId} and e.vendor_id = ${fromId}
      group by t.currency, e.account having sum(e.amount) <> 0
    ), moving as (
      insert into ledger_transactions (shop_id, vendor_id, kind, currency, merge_id, created_at)
      select ${shopId}, side.vendor_id, 'vendor_merged', c.currency, ${mergeId}, ${now}
      from (select distinct currency from balances) c
      cross join (values (${fromId}::int8), (${intoId}::int8)) side (vendor_id)
      returning id, vendor_id, currency
    )
    insert into ledger_entries (transaction_id, shop_id, vendor_id, account, amount)
    select m.id, ${shopId}, m.vendor_id, b.account,
      case m.vendor_id when ${fromId} then -b.amount else b.amount end
    from moving m join balances b on b.currency = m.currency`.execute(tx);
}

/**
 * Entries that both have are kept once; a note of the remaining vendor is not overwritten. Bank details do not move: money
 * goes to where the remaining vendor has it.
 */
async function moveTheRest(tx: Tx, { shopId, fromId, intoId, now }: MergeAsk): Promise<void> {
  await sql`
    update products set vendor_id = ${intoId} where shop_id = ${shopId} and vendor_id = ${fromId}`.execute(
    tx,
  );
  await sql`
    insert into vendor_signup_vendors (signup_id, shop_id, vendor_id)
    select signup_id, shop_id, ${intoId} from vendor_signup_vendors
    where shop_id = ${shopId} and vendor_id = ${fromId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into vendor_customers (shop_id, vendor_id, customer_id, created_at)
    select shop_id, ${intoId}, customer_id, ${now} from vendor_customers
    where shop_id = ${shopId} and vendor_id = ${fromId}
    on conflict do nothing`.execute(tx);
  await sql`
    insert into vendor_metafields (shop_id, vendor_id, position, key, value)
    select f.shop_id, ${intoId}, f.position + (
      select coalesce(max(position), 0) from vendor_metafields where shop_id = ${shopId} and vendor_id = ${intoId}),
      f.key, f.value
    from vendor_metafields f
    where f.shop_id = ${shopId} and f.vendor_id = ${fromId}
    order by f.position
    on conflict do nothing`.execute(tx);
  for (const table of [
    'vendor_signup_vendors',
    'vendor_customers',
    'vendor_metafields',
    'product_type_rates',
    'vendor_bank_details',
  ]) {
    await sql`
      delete from ${sql.table(table)} where shop_id = ${shopId} and vendor_id = ${fromId}`.execute(tx);
  }
}

/** Of two questions under way about one line the later one is closed: the vendor that stays has one thread about it. */
async function moveQuestions(tx: Tx, { shopId, fromId, intoId, now }: MergeAsk): Promise<void> {
  takeLock('questions');
  await sql`
    with held as (select id from questions where shop_id = ${shopId} and vendor_id in (${fromId}, ${intoId}) order by id for update)
    select count(*) from held`.execute(tx);
  await sql`
    with twice as (
      select max(id) as id, min(number) as kept from questions
      where shop_id = ${shopId} and vendor_id in (${fromId}, ${intoId}) and state in ('open', 'answered')
      group by line_item_id having line_item_id is not null and count(*) > 1
    ), closed as (
      update questions q set state = 'closed', changed_at = ${now}, ended_at = ${now}, due_at = null, answered_at = null
      from twice where q.shop_id = ${shopId} and q.id = twice.id returning q.id, twice.kept
    )
    insert into question_messages (shop_id, question_id, side, at, kind, state, text)
    select ${shopId}, id, 'system', ${now}, 'state', 'closed',
      'The vendors were merged, and question ' || kept || ' is about this line too.' from closed`.execute(tx);
  await sql`
    update questions set vendor_id = ${intoId} where shop_id = ${shopId} and vendor_id = ${fromId}`.execute(
    tx,
  );
}
