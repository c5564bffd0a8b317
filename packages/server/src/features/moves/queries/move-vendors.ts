import { vendorKey } from '../domain/moving-match.ts';
import { sql } from 'kysely';
import type { Tx } from '../../../database/database.ts';
import type { RowOf } from '../../../database/rows.ts';
import type { MoveOf } from './moves.ts';

export type MoveVendorRow = RowOf<'move_vendors'>;

type Match = {
  readonly id: number;
  readonly vendor: number | null;
  readonly by: MoveVendorRow['matched_by'];
};

/**
 * Finds out whom the vendors of the files are here: by name, else by email address where one vendor alone has it. Answers of people
 * stay; the name of a merged vendor leads to the remaining one.
 */
export async function matchVendors(tx: Tx, { shopId, moveId }: MoveOf): Promise<void> {
  const here = await tx
    .selectFrom('vendors')
    .select(['name', 'email'])
    .select(sql<number>`coalesce(merged_into_id, id)`.as('id'))
    .select(sql<boolean>`merged_into_id is not null`.as('isMerged'))
    .where('shop_id', '=', shopId)
    .orderBy(sql`merged_into_id is null`)
    .orderBy('vendors.id', 'desc')
    .execute();
  // Remaining vendors come last and win over merged ones of their name.
  const byName = new Map(here.map(({ name, id }) => [vendorKey(name), id]));
  const byEmail = Map.groupBy(
    here.filter(({ email, isMerged }) => email.trim() !== '' && !isMerged),
    ({ email }) => email.trim().toLowerCase(),
  );
  const named = await tx
    .selectFrom('move_vendors as m')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'm.shop_id').onRef('v.id', '=', 'm.vendor_id'),
    )
    .select(['m.id', 'm.key', 'm.email', 'm.vendor_id', 'm.matched_by', 'v.merged_into_id'])
    .where('m.shop_id', '=', shopId)
    .where('m.move_id', '=', moveId)
    .execute();
  const matches = named.map((one): Match => {
    const isAnswered = one.matched_by === 'answer' || one.matched_by === 'new';
    if (isAnswered) return { id: one.id, vendor: one.merged_into_id ?? one.vendor_id, by: one.matched_by };
    const ofName = byName.get(one.key);
    if (ofName !== undefined) return { id: one.id, vendor: ofName, by: 'name' };
    const [only, ...others] = byEmail.get(one.email.trim().toLowerCase()) ?? [];
    if (only !== undefined && others.length === 0) return { id: one.id, vendor: only.id, by: 'email' };
    return { id: one.id, vendor: null, by: null };
  });
  await setMatches(tx, { shopId, moveId }, matches);
}

/** Writes whom vendors of a move are here. */
export async function setMatches(tx: Tx, of: MoveOf, matches: readonly Match[]): Promise<void> {
  if (matches.length === 0) return;
  await sql`
    update move_vendors m set vendor_id = g.vendor, matched_by = g.by
    from jsonb_to_recordset(${JSON.stringify(matches)}::jsonb) as g (id int8, vendor int8, by text)
    where m.shop_id = ${of.shopId} and m.move_id = ${of.moveId} and m.id = g.id
      and (m.vendor_id, m.matched_by) is distinct from (g.vendor, g.by)`.execute(tx);
}

export async function moveVendorsById(tx: Tx, of: MoveOf, ids: readonly number[]): Promise<MoveVendorRow[]> {
  return tx
    .selectFrom('move_vendors')
    .selectAll()
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .execute();
}

/** Those of these vendors that the shop has, without merged ones. */
export async function vendorsHere(tx: Tx, shopId: number, ids: readonly number[]): Promise<Set<number>> {
  const rows = await tx
    .selectFrom('vendors')
    .select('id')
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .where(sql<boolean>`id = any (${[...ids]}::int8[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Sets the email address and contact of a vendor that was made for a move, where the files have them. */
export async function setContact(
  tx: Tx,
  shopId: number,
  vendorId: number,
  { email, contact }: Pick<MoveVendorRow, 'email' | 'contact'>,
): Promise<void> {
  await tx
    .updateTable('vendors')
    .set({ email, contact_name: contact })
    .where('shop_id', '=', shopId)
    .where('id', '=', vendorId)
    .execute();
}

/** The suggested opening balance: what is open in the former app, less what of it is due here already. */
export const suggested = sql<number>`(m.unpaid - m.due_here)`;
/** The opening balance, typed or as suggested. */
export const openingOf = sql<number>`coalesce(m.opening, m.unpaid - m.due_here)`;

export type ListedMoveVendor = MoveVendorRow & {
  readonly vendor_name: string | null;
  readonly suggested: number;
  readonly opening_amount: number;
};

function foundVendors(tx: Tx, of: MoveOf) {
  return tx
    .selectFrom('move_vendors as m')
    .leftJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'm.shop_id').onRef('v.id', '=', 'm.vendor_id'),
    )
    .where('m.shop_id', '=', of.shopId)
    .where('m.move_id', '=', of.moveId)
    .where('m.is_found', '=', true);
}

/** Those without a vendor here first, then by name. */
export async function pageOfMoveVendors(
  tx: Tx,
  of: MoveOf,
  ask: {
    readonly unmatched: boolean | null;
    readonly open: boolean | null;
    readonly size: number;
    readonly offset: number;
  },
): Promise<{ count: number; rows: ListedMoveVendor[] }> {
  const { unmatched, open } = ask;
  const isOpen = sql<boolean>`(m.unpaid <> 0 or ${openingOf} <> 0)`;
  const matching = foundVendors(tx, of)
    .$if(unmatched !== null, (query) =>
      query.where('m.vendor_id', unmatched === true ? 'is' : 'is not', null),
    )
    .$if(open !== null, (query) => query.where(isOpen, '=', open));
  const { count } = await matching
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await matching
    .selectAll('m')
    .select(['v.name as vendor_name', suggested.as('suggested'), openingOf.as('opening_amount')])
    .orderBy(sql`m.vendor_id is not null`)
    .orderBy('m.key')
    .limit(ask.size)
    .offset(ask.offset)
    .execute();
  return { count, rows };
}

/** Types opening balances, or with null takes the suggested ones. */
export async function setOpening(
  tx: Tx,
  of: MoveOf,
  balances: readonly { readonly id: number; readonly amount: number | null }[],
): Promise<void> {
  if (balances.length === 0) return;
  await sql`
    update move_vendors m set opening = g.amount
    from jsonb_to_recordset(${JSON.stringify(balances)}::jsonb) as g (id int8, amount int8)
    where m.shop_id = ${of.shopId} and m.move_id = ${of.moveId} and m.id = g.id`.execute(tx);
}

/** The opening balances that are to be booked, and are not yet. The vendor is the remaining one where it was merged. */
export async function openingsToBook(
  tx: Tx,
  of: MoveOf,
  size: number,
): Promise<{ id: number; vendor_id: number; amount: number }[]> {
  return foundVendors(tx, of)
    .select(['m.id', openingOf.as('amount')])
    .select(sql<number>`coalesce(v.merged_into_id, v.id)`.as('vendor_id'))
    .where('m.vendor_id', 'is not', null)
    .where('m.opening_line_id', 'is', null)
    .where(sql<boolean>`${openingOf} <> 0`)
    .orderBy('m.id')
    .limit(size)
    .execute();
}

/** Those whose opening balance is booked. */
export async function openingsBooked(
  tx: Tx,
  of: MoveOf,
  size: number,
): Promise<{ id: number; vendor_id: number | null; opening_line_id: number | null }[]> {
  return tx
    .selectFrom('move_vendors')
    .select(['id', 'vendor_id', 'opening_line_id'])
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId)
    .where('opening_line_id', 'is not', null)
    .orderBy('id')
    .limit(size)
    .execute();
}

export async function setOpeningLine(tx: Tx, of: MoveOf, id: number, lineId: number | null): Promise<void> {
  await tx
    .updateTable('move_vendors')
    .set({ opening_line_id: lineId })
    .where('shop_id', '=', of.shopId)
    .where('move_id', '=', of.moveId)
    .where('id', '=', id)
    .execute();
}
