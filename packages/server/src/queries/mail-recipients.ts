import { bankReference } from '@consignment/domain/pay-runs/bank-file';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { PayoutStatus } from '@consignment/domain/payouts/payout-status';
import type { Tx } from '../database/database.ts';

/**
 * Recipients and contents of mails about sales and payouts. These queries run as the shop, not as one of its vendors.
 */

/** The vendor's contact address; where it has none, those of its approved accounts. */
export async function addressesOfVendors(
  tx: Tx,
  shopId: number,
  vendorIds: readonly number[],
): Promise<Map<number, string[]>> {
  const ids = [...new Set(vendorIds)];
  if (ids.length === 0) return new Map();
  const contacts = await tx
    .selectFrom('vendors')
    .select(['id as vendor_id', 'email'])
    .where('shop_id', '=', shopId)
    .where('id', 'in', ids)
    .where('email', 'like', '%@%')
    .execute();
  const reached = new Set(contacts.map(({ vendor_id }) => vendor_id));
  const accounts = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_signups as s', (join) =>
      join.onRef('s.shop_id', '=', 'l.shop_id').onRef('s.id', '=', 'l.signup_id'),
    )
    .innerJoin('signup_logins as g', 'g.signup_id', 's.id')
    .select(['l.vendor_id', 'g.email'])
    .where('l.shop_id', '=', shopId)
    .where('l.vendor_id', 'in', ids)
    .where('s.approved', '=', true)
    .orderBy('g.email')
    .execute();
  const rows = [...contacts, ...accounts.filter(({ vendor_id }) => !reached.has(vendor_id))];
  return new Map(
    [...Map.groupBy(rows, ({ vendor_id }) => vendor_id)].map(([id, found]) => [
      id,
      found.map(({ email }) => email),
    ]),
  );
}

export type PaidOut = {
  readonly id: number;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly invoiceNumber: number;
  readonly reference: string;
  readonly payRunNumber: number | null;
  /** Minor units of `currency`. */
  readonly amount: number;
  readonly currency: string;
  readonly note: string;
  readonly status: PayoutStatus;
  readonly method: PayoutMethod;
  /** The vendor was mailed about the payout. */
  readonly isNotified: boolean;
};

/** Without payouts of a provider's test system, which move no money. */
export async function paidOut(tx: Tx, shopId: number, payoutIds: readonly number[]): Promise<PaidOut[]> {
  if (payoutIds.length === 0) return [];
  const rows = await tx
    .selectFrom('payouts as p')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'p.shop_id').onRef('v.id', '=', 'p.vendor_id'),
    )
    .select(['p.id', 'p.vendor_id', 'p.invoice_number', 'p.amount', 'p.currency', 'p.note', 'v.name'])
    .select(['p.status', 'p.method', 'p.vendor_told_at', 'p.pay_run_number'])
    .where('p.shop_id', '=', shopId)
    .where('p.id', 'in', [...payoutIds])
    .where('p.is_test', '=', false)
    .orderBy('p.invoice_number')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    vendorId: row.vendor_id,
    vendorName: row.name,
    invoiceNumber: row.invoice_number,
    reference: bankReference(row.id),
    payRunNumber: row.pay_run_number,
    amount: row.amount,
    currency: row.currency,
    note: row.note,
    status: row.status,
    method: row.method,
    isNotified: row.vendor_told_at !== null,
  }));
}

/** Records that the vendors of these payouts were mailed. */
export async function saveNotified(
  tx: Tx,
  shopId: number,
  payoutIds: readonly number[],
  now: Date,
): Promise<void> {
  if (payoutIds.length === 0) return;
  await tx
    .updateTable('payouts')
    .set({ vendor_told_at: now })
    .where('shop_id', '=', shopId)
    .where('id', 'in', [...payoutIds])
    .execute();
}

export type SoldInOrder = {
  readonly orderName: string;
  readonly vendorId: number;
  readonly vendorName: string;
  readonly items: readonly { readonly title: string; readonly quantity: number }[];
};

/** The goods of each vendor in these orders: one entry for each pair of order and vendor. */
export async function soldInOrders(
  tx: Tx,
  shopId: number,
  orderIds: readonly number[],
): Promise<SoldInOrder[]> {
  if (orderIds.length === 0) return [];
  const rows = await tx
    .selectFrom('line_items as l')
    .innerJoin('orders as o', (join) =>
      join.onRef('o.shop_id', '=', 'l.shop_id').onRef('o.id', '=', 'l.order_id'),
    )
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 'l.shop_id').onRef('v.id', '=', 'l.vendor_id'),
    )
    .select(['o.id as order_id', 'o.name as order_name', 'v.id as vendor_id', 'v.name as vendor_name'])
    .select(['l.name as title', 'l.quantity'])
    .where('l.shop_id', '=', shopId)
    .where('l.order_id', 'in', [...orderIds])
    .where('l.kind', '=', 'product')
    .where('l.quantity', '>', 0)
    .where('o.cancelled_at', 'is', null)
    .where('v.hidden', '=', false)
    .orderBy('o.id')
    .orderBy('v.id')
    .orderBy('l.id')
    .execute();
  const groups = Map.groupBy(rows, (row) => `${row.order_id} ${row.vendor_id}`);
  return [...groups.values()].flatMap((lines) => {
    const [first] = lines;
    if (first === undefined) return [];
    return [
      {
        orderName: first.order_name,
        vendorId: first.vendor_id,
        vendorName: first.vendor_name,
        items: lines.map(({ title, quantity }) => ({ title, quantity })),
      },
    ];
  });
}

export async function vendorToInvite(
  tx: Tx,
  shopId: number,
  vendorId: number,
): Promise<{ id: number; name: string; contactName: string; email: string; isHidden: boolean } | null> {
  const row = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'contact_name', 'email', 'hidden'])
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .where('id', '=', vendorId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, name, contact_name: contactName, email, hidden: isHidden } = row;
  return { id, name, contactName, email: email.trim(), isHidden };
}

/** The addresses of the logins that may sign in for a vendor. */
export async function loginAddressesOfVendor(tx: Tx, shopId: number, vendorId: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('vendor_signup_vendors as l')
    .innerJoin('vendor_signups as s', (join) =>
      join.onRef('s.shop_id', '=', 'l.shop_id').onRef('s.id', '=', 'l.signup_id'),
    )
    .innerJoin('signup_logins as g', 'g.signup_id', 's.id')
    .select('g.email')
    .distinct()
    .where('l.shop_id', '=', shopId)
    .where('l.vendor_id', '=', vendorId)
    .where('s.approved', '=', true)
    .orderBy('g.email')
    .execute();
  return rows.map(({ email }) => email);
}
