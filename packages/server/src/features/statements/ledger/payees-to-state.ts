import type { Tx } from '../../../database/database.ts';
import type { StatementPayees } from '../../../database/rows.ts';
import { addressesOfVendors } from '../../../queries/mail-recipients.ts';
import { vendorsBeingChecked } from '../../../ledger/being-checked.ts';

/** A vendor or a sales rep, with what deserves a look before its statement is issued. */
export type PayeeToState = {
  readonly id: number;
  readonly name: string;
  readonly isHidden: boolean;
  /** Of sales reps always: they get no mail. */
  readonly hasAddress: boolean;
  readonly hasPayoutInQuestion: boolean;
};

/** All vendors or sales reps of the shop by name, or the one; without vendors that were merged into another. */
export async function payeesToState(
  tx: Tx,
  shopId: number,
  payees: StatementPayees,
  only: number | null,
): Promise<PayeeToState[]> {
  if (payees === 'sales_reps') {
    const reps = await tx
      .selectFrom('sales_reps')
      .select(['id', 'first_name', 'last_name'])
      .where('shop_id', '=', shopId)
      .$if(only !== null, (query) => query.where('id', '=', only))
      .orderBy('first_name')
      .orderBy('id')
      .execute();
    return reps.map((rep) => ({
      id: rep.id,
      name: `${rep.first_name} ${rep.last_name}`.trim(),
      isHidden: false,
      hasAddress: true,
      hasPayoutInQuestion: false,
    }));
  }
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'hidden'])
    .where('shop_id', '=', shopId)
    .where('merged_into_id', 'is', null)
    .$if(only !== null, (query) => query.where('id', '=', only))
    .orderBy('name')
    .orderBy('id')
    .execute();
  const addresses = await addressesOfVendors(
    tx,
    shopId,
    vendors.map(({ id }) => id),
  );
  const inQuestion = await vendorsBeingChecked(tx, shopId);
  return vendors.map(({ id, name, hidden }) => ({
    id,
    name,
    isHidden: hidden,
    hasAddress: addresses.has(id),
    hasPayoutInQuestion: inQuestion.has(id),
  }));
}
