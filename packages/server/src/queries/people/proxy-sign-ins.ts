import type { Tx } from '../../database/database.ts';

/** Uses up a signature of the platform's proxy; false where it was used before. For `asSystem`. */
export async function useSignature(
  tx: Tx,
  used: { readonly shopId: number; readonly signatureHash: Buffer; readonly expiresAt: Date },
  now: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('proxy_sign_ins')
    .where('shop_id', '=', used.shopId)
    .where('expires_at', '<', now)
    .execute();
  const row = await tx
    .insertInto('proxy_sign_ins')
    .values({ shop_id: used.shopId, signature_hash: used.signatureHash, expires_at: used.expiresAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('shop_id')
    .executeTakeFirst();
  return row !== undefined;
}
