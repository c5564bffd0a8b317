import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** Whom a mail or paper of the shop is for; `vendorId` is the vendor that it is about. */
export type Reader = { readonly address: string; readonly vendorId: number | null };

/** The tags of the languages that the readers have chosen or last signed in with, in their order; null where none is known. */
export async function languagesOfReaders(
  tx: Tx,
  shopId: number,
  readers: readonly Reader[],
): Promise<(string | null)[]> {
  if (readers.length === 0) return [];
  const { rows } = await sql<{ language: string | null }>`
    select language_of_reader(${shopId}, r.address, r.vendor_id) as language
    from unnest(${readers.map(({ address }) => address)}::text[], ${readers.map(({ vendorId }) => vendorId)}::int8[])
      with ordinality as r(address, vendor_id, place)
    order by r.place`.execute(tx);
  return rows.map(({ language }) => language);
}

/** Kept for mails to a person who has chosen no language; for `asSystem`. */
export async function keepLanguage(tx: Tx, loginId: number, language: string): Promise<void> {
  await tx
    .updateTable('logins')
    .set({ language })
    .where('id', '=', loginId)
    .where('language', '<>', language)
    .execute();
}
