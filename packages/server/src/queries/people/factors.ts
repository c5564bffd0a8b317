import type { Tx } from '../../database/database.ts';

/** For `asSystem`: second factors belong to logins, which are above shops. */

export type Passkey = {
  readonly id: number;
  readonly loginId: number;
  readonly credentialId: Buffer;
  readonly publicKey: Buffer;
  readonly counter: number;
  readonly transports: readonly string[];
  readonly name: string;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

/** The passkeys of a login, the oldest first. */
export async function passkeysOf(tx: Tx, loginId: number): Promise<Passkey[]> {
  const rows = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('login_id', '=', loginId)
    .orderBy('id')
    .execute();
  return rows.map(passkeyOf);
}

/** The login's passkey with this credential, else null. */
export async function passkeyByCredential(
  tx: Tx,
  of: { readonly loginId: number; readonly credentialId: Buffer },
): Promise<Passkey | null> {
  const row = await tx
    .selectFrom('passkeys')
    .selectAll()
    .where('login_id', '=', of.loginId)
    .where('credential_id', '=', of.credentialId)
    .executeTakeFirst();
  return row === undefined ? null : passkeyOf(row);
}

function passkeyOf(row: {
  id: number;
  login_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Date;
  last_used_at: Date | null;
}): Passkey {
  return {
    id: row.id,
    loginId: row.login_id,
    credentialId: row.credential_id,
    publicKey: row.public_key,
    counter: row.counter,
    transports: row.transports,
    name: row.name,
    createdAt: row.created_at,
    lastUsedAt: row.last_used_at,
  };
}

/** Null where the credential is a passkey already. */
export async function insertPasskey(
  tx: Tx,
  passkey: Omit<Passkey, 'id' | 'createdAt' | 'lastUsedAt'> & { readonly now: Date },
): Promise<number | null> {
  const row = await tx
    .insertInto('passkeys')
    .values({
      login_id: passkey.loginId,
      credential_id: passkey.credentialId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: [...passkey.transports],
      name: passkey.name,
      created_at: passkey.now,
      last_used_at: null,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** The passkey has signed: its counter is this one now. */
export async function countUse(tx: Tx, id: number, counter: number, now: Date): Promise<void> {
  await tx.updateTable('passkeys').set({ counter, last_used_at: now }).where('id', '=', id).execute();
}

/** False where the login has no such passkey. */
export async function renamePasskey(
  tx: Tx,
  of: { readonly loginId: number; readonly id: number },
  name: string,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', of.id)
    .where('login_id', '=', of.loginId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** The name of the passkey that was deleted; null where the login has no such one. */
export async function removePasskey(
  tx: Tx,
  of: { readonly loginId: number; readonly id: number },
): Promise<string | null> {
  const row = await tx
    .deleteFrom('passkeys')
    .where('id', '=', of.id)
    .where('login_id', '=', of.loginId)
    .returning('name')
    .executeTakeFirst();
  return row?.name ?? null;
}

export type AuthenticatorApp = {
  readonly sealedSecret: Buffer;
  readonly createdAt: Date;
  readonly lastUsedAt: Date | null;
};

export async function authenticatorOf(tx: Tx, loginId: number): Promise<AuthenticatorApp | null> {
  const row = await tx
    .selectFrom('authenticator_apps')
    .select(['sealed_secret', 'created_at', 'last_used_at'])
    .where('login_id', '=', loginId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return { sealedSecret: row.sealed_secret, createdAt: row.created_at, lastUsedAt: row.last_used_at };
}

/** The login's one authenticator app from now on. `step` is the half minute of the code that confirmed it. */
export async function putAuthenticator(
  tx: Tx,
  app: { readonly loginId: number; readonly sealedSecret: Buffer; readonly step: number; readonly now: Date },
): Promise<void> {
  const values = {
    sealed_secret: app.sealedSecret,
    created_at: app.now,
    last_used_at: null,
    last_step: app.step,
  };
  await tx
    .insertInto('authenticator_apps')
    .values({ login_id: app.loginId, ...values })
    .onConflict((conflict) => conflict.column('login_id').doUpdateSet(values))
    .execute();
}

/** False where a code of this half minute, or of a later one, has been used. */
export async function spendStep(tx: Tx, loginId: number, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_apps')
    .set({ last_step: step, last_used_at: now })
    .where('login_id', '=', loginId)
    .where('last_step', '<', step)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function removeAuthenticator(tx: Tx, loginId: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticator_apps')
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

/** Replaces the login's recovery codes. */
export async function putRecoveryCodes(
  tx: Tx,
  loginId: number,
  hashes: readonly Buffer[],
  now: Date,
): Promise<void> {
  await tx.deleteFrom('recovery_codes').where('login_id', '=', loginId).execute();
  if (hashes.length === 0) return;
  await tx
    .insertInto('recovery_codes')
    .values(hashes.map((code_hash) => ({ login_id: loginId, code_hash, created_at: now, used_at: null })))
    .execute();
}

/** False where it does not belong to the login, or has been used. */
export async function spendRecoveryCode(
  tx: Tx,
  loginId: number,
  codeHash: Buffer,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('login_id', '=', loginId)
    .where('code_hash', '=', codeHash)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** How many recovery codes are left, and when they were made; null where there are none. */
export async function recoveryCodesOf(
  tx: Tx,
  loginId: number,
): Promise<{ left: number; madeAt: Date } | null> {
  const row = await tx
    .selectFrom('recovery_codes')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('used_at', 'is', null).as('left'),
      eb.fn.max<Date | null>('created_at').as('made_at'),
    ])
    .where('login_id', '=', loginId)
    .executeTakeFirstOrThrow();
  const { left, made_at: madeAt } = row;
  return madeAt === null ? null : { left, madeAt };
}

export type Factors = { readonly passkeys: number; readonly hasApp: boolean };

/** The second factors that a login has. */
export async function factorsOf(tx: Tx, loginId: number): Promise<Factors> {
  const row = await tx
    .selectNoFrom((eb) => [
      eb
        .selectFrom('passkeys')
        .select(eb.fn.countAll<number>().as('count'))
        .where('login_id', '=', loginId)
        .as('passkeys'),
      eb
        .exists(eb.selectFrom('authenticator_apps').select('login_id').where('login_id', '=', loginId))
        .as('has_app'),
    ])
    .executeTakeFirstOrThrow();
  return { passkeys: row.passkeys ?? 0, hasApp: Boolean(row.has_app) };
}

/** Removes every factor of a login, and open challenges. */
export async function forgetFactors(tx: Tx, loginId: number): Promise<void> {
  for (const table of ['passkeys', 'authenticator_apps', 'recovery_codes', 'factor_challenges'] as const) {
    await tx.deleteFrom(table).where('login_id', '=', loginId).execute();
  }
}
