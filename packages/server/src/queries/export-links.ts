import type { Tx } from '../database/database.ts';

export type ExportLink = {
  readonly shopId: number;
  readonly tokenHash: Buffer;
  /** The session or the key that asked for it. */
  readonly by: { readonly sessionId: string } | { readonly keyId: number };
  readonly name: string;
  readonly query: unknown;
  readonly expiresAt: Date;
};

/** Stores a link and deletes the expired ones of the shop. */
export async function insertExportLink(tx: Tx, link: ExportLink, now: Date): Promise<void> {
  await tx
    .deleteFrom('export_links')
    .where('shop_id', '=', link.shopId)
    .where('expires_at', '<=', now)
    .execute();
  await tx
    .insertInto('export_links')
    .values({
      shop_id: link.shopId,
      token_hash: link.tokenHash,
      session_id: 'sessionId' in link.by ? link.by.sessionId : null,
      key_id: 'keyId' in link.by ? link.by.keyId : null,
      export: link.name,
      query: JSON.stringify(link.query),
      expires_at: link.expiresAt,
    })
    .execute();
}

/** Deletes a link and returns it, so that of two concurrent requests one gets nothing; null where there is none. */
export async function takeExportLink(tx: Tx, shopId: number, tokenHash: Buffer): Promise<ExportLink | null> {
  const row = await tx
    .deleteFrom('export_links')
    .where('shop_id', '=', shopId)
    .where('token_hash', '=', tokenHash)
    .returningAll()
    .executeTakeFirst();
  if (row === undefined) return null;
  const { session_id: sessionId, key_id: keyId } = row;
  const by = sessionId !== null ? { sessionId } : keyId !== null ? { keyId } : null;
  if (by === null) throw new Error('A link of no one is in the database.');
  return {
    shopId: row.shop_id,
    tokenHash: row.token_hash,
    by,
    name: row.export,
    query: row.query,
    expiresAt: row.expires_at,
  };
}
