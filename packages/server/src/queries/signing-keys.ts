import { sql } from 'kysely';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Tx } from '../database/database.ts';
import { refuse } from '../common/problem.ts';
import type { Sealer } from '../common/sealed.ts';
import { newSigningKey, type SigningKey } from '../common/signing.ts';

const texts = defineTexts('SigningKeys', {
  keyReplaced: 'The key that signs statements has just been replaced. Please try again.',
});

export type PublicKey = {
  readonly key_id: string;
  readonly public_key: string;
  readonly created_at: Date;
  /** Null for the key that signs now. */
  readonly retired_at: Date | null;
};

/** The keys of the installation, the newest first. */
export function publicKeys(tx: Tx): Promise<PublicKey[]> {
  return tx
    .selectFrom('signing_keys')
    .select(['key_id', 'public_key', 'created_at', 'retired_at'])
    .orderBy('created_at', 'desc')
    .orderBy('key_id')
    .execute();
}

/** Makes a key where none signs; for `asSystem`. Two servers that start at once agree on one. */
export async function ensureKey(tx: Tx, secrets: Sealer, now: Date): Promise<void> {
  if ((await presentRow(tx)) === null) await addKey(tx, secrets, now);
}

/** The key that signs, made where there is none; for `asSystem`. Throws where it was sealed with another SECRETS_KEY. */
export async function presentKey(
  tx: Tx,
  secrets: Sealer,
  now: Date,
): Promise<Pick<SigningKey, 'keyId' | 'privatePem'>> {
  await ensureKey(tx, secrets, now);
  const row = await presentRow(tx);
  if (row?.sealed_key == null) throw new Error('There is no key to sign with.');
  return { keyId: row.key_id, privatePem: secrets.open(row.sealed_key, placeOf(row.key_id)) };
}

/** Throws a Refusal (503) where a key has been retired since it was read. Until this transaction ends, it is not. */
export async function holdKey(tx: Tx, keyId: string): Promise<void> {
  const held = await tx
    .selectFrom('signing_keys')
    .select('key_id')
    .where('key_id', '=', keyId)
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  if (held === undefined) {
    throw refuse(503, 'unavailable', texts.keyReplaced);
  }
}

/** Retires the present key, of which the public half stays, and makes another; for `asSystem`. */
export async function replaceSigningKey(tx: Tx, secrets: Sealer, clock: () => Date): Promise<void> {
  // Waits for those who hold the key, so that it is retired after all that it has signed.
  await sql`lock table signing_keys in access exclusive mode`.execute(tx);
  const now = clock();
  await tx
    .updateTable('signing_keys')
    .set({ retired_at: now, sealed_key: null })
    .where('retired_at', 'is', null)
    .execute();
  await addKey(tx, secrets, now);
}

async function addKey(tx: Tx, secrets: Sealer, now: Date): Promise<void> {
  const { keyId, publicKey, privatePem } = newSigningKey();
  await tx
    .insertInto('signing_keys')
    .values({
      key_id: keyId,
      public_key: publicKey,
      sealed_key: secrets.seal(privatePem, placeOf(keyId)),
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

async function presentRow(tx: Tx) {
  const row = await tx
    .selectFrom('signing_keys')
    .select(['key_id', 'sealed_key'])
    .where('retired_at', 'is', null)
    .executeTakeFirst();
  return row ?? null;
}

function placeOf(keyId: string): string {
  return `signing_keys.sealed_key ${keyId}`;
}
