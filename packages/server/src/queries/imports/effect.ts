import { duesOver } from '@consignment/domain/payouts/dues';
import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** The amounts due before and after an import, in minor units. Hidden vendors are not counted. */
export type ImportEffect = {
  readonly before: { readonly due: number; readonly owedBack: number };
  readonly after: { readonly due: number; readonly owedBack: number };
  /** How many vendors’ dues change. */
  readonly vendorCount: number;
  /** The vendors whose dues change most, in descending order; below 0 is owed back. */
  readonly vendors: readonly { readonly name: string; readonly before: number; readonly after: number }[];
};

type VendorDue = { readonly id: number; readonly name: string; readonly due: number };

/** The amount due to each vendor now. */
export async function vendorDues(tx: Tx, shopId: number): Promise<VendorDue[]> {
  const { rows } = await sql<VendorDue>`
    select v.id, v.name, t.due from vendor_totals t
    join vendors v on v.shop_id = t.shop_id and v.id = t.vendor_id
    where t.shop_id = ${shopId} and not v.hidden`.execute(tx);
  return rows;
}

const mostVendors = 100;

export function effectBetween(before: readonly VendorDue[], after: readonly VendorDue[]): ImportEffect {
  const dueBefore = new Map(before.map(({ id, due }) => [id, due]));
  const changed = after
    .map(({ id, name, due }) => ({ name, before: dueBefore.get(id) ?? 0, after: due }))
    .filter((one) => one.before !== one.after)
    .toSorted(
      (a, b) => Math.abs(b.after - b.before) - Math.abs(a.after - a.before) || (a.name < b.name ? -1 : 1),
    );
  const sums = (dues: readonly VendorDue[]) => {
    const { due, owedBack } = duesOver(dues);
    return { due, owedBack };
  };
  return {
    before: sums(before),
    after: sums(after),
    vendorCount: changed.length,
    vendors: changed.slice(0, mostVendors),
  };
}

/** Keeps with a check what its import would change, and how its orders compare with those that are here. */
export async function keepEffect(
  tx: Tx,
  importId: number,
  effect: ImportEffect,
  compared: Readonly<Record<'orders_new' | 'orders_changed' | 'orders_unchanged', number>>,
): Promise<void> {
  await sql`
    update imports set effect = ${JSON.stringify(effect)}, counts = counts || ${JSON.stringify(compared)}::jsonb
    where id = ${importId}`.execute(tx);
}
