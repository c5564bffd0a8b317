import type { Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type LogoRow = Selectable<Schema['logos']>;

/** Stores a picture; the same one stays as it is. */
export async function keepLogo(tx: Tx, logo: LogoRow): Promise<void> {
  await tx
    .insertInto('logos')
    .values(logo)
    .onConflict((conflict) => conflict.columns(['shop_id', 'digest']).doNothing())
    .execute();
}

export async function logoRowOf(tx: Tx, shopId: number, digest: string): Promise<LogoRow | null> {
  const row = await tx
    .selectFrom('logos')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('digest', '=', digest)
    .executeTakeFirst();
  return row ?? null;
}

/** The bytes of a picture that the shop has uploaded. */
export async function logoOf(tx: Tx, shopId: number, digest: string): Promise<Buffer | null> {
  return (await logoRowOf(tx, shopId, digest))?.bytes ?? null;
}
