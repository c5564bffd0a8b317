import type { CommissionFieldKey } from '@consignment/domain/commission/commission-fields';
import type { Tx } from '../../database/database.ts';

/** A row of a list that is written as a whole: a vendor's metafields, the columns of the portal. */
export type KeyValue<Key extends string = string> = {
  readonly id: number;
  readonly key: Key;
  readonly value: string;
};

export type KeyValueDraft<Key extends string = string> = {
  readonly id?: number;
  readonly key: Key;
  readonly value: string;
};

export async function metafieldsOf(tx: Tx, shopId: number, vendorId: number): Promise<KeyValue[]> {
  return tx
    .selectFrom('vendor_metafields')
    .select(['id', 'key', 'value'])
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .orderBy('position')
    .execute();
}

/** Writes the whole list; the vendor's row is locked. A row keeps its id where it names one of the list. */
export async function writeMetafields(
  tx: Tx,
  shopId: number,
  vendorId: number,
  drafts: readonly KeyValueDraft[],
): Promise<void> {
  const old = await metafieldsOf(tx, shopId, vendorId);
  await tx
    .deleteFrom('vendor_metafields')
    .where('shop_id', '=', shopId)
    .where('vendor_id', '=', vendorId)
    .execute();
  if (drafts.length === 0) return;
  const rows = numbered(drafts, old).map((row) => ({ ...row, shop_id: shopId, vendor_id: vendorId }));
  await tx.insertInto('vendor_metafields').values(rows).execute();
}

export async function commissionFieldsOf(tx: Tx, shopId: number): Promise<KeyValue<CommissionFieldKey>[]> {
  return tx
    .selectFrom('commission_fields')
    .select(['id', 'key', 'value'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .execute();
}

/** Writes the whole list; the shop's settings are locked. A row keeps its id where it names one of the list. */
export async function writeCommissionFields(
  tx: Tx,
  shopId: number,
  drafts: readonly KeyValueDraft<CommissionFieldKey>[],
): Promise<void> {
  const old = await commissionFieldsOf(tx, shopId);
  await tx.deleteFrom('commission_fields').where('shop_id', '=', shopId).execute();
  if (drafts.length === 0) return;
  const rows = numbered(drafts, old).map((row) => ({ ...row, shop_id: shopId }));
  await tx.insertInto('commission_fields').values(rows).execute();
}

// An id that is not in the list, deleted meanwhile or foreign, creates a new row.
function numbered<Key extends string>(
  drafts: readonly KeyValueDraft<Key>[],
  old: readonly KeyValue[],
): { id?: number; key: Key; value: string; position: number }[] {
  const free = new Set(old.map(({ id }) => id));
  return drafts.map(({ id, key, value }, position) =>
    id !== undefined && free.delete(id) ? { id, key, value, position } : { key, value, position },
  );
}
