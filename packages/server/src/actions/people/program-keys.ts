import { mostLiveKeys } from '@consignment/domain/people/key-scopes';
import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from '@consignment/client/generated/api';
import { notFound, refuse } from '../../common/problem.ts';
import type { Database, Tx } from '../../database/database.ts';
import { hasEnded, startOfKey } from '../../identity/program-key.ts';
import { countLiveKeys, keyOf, type HeldKey } from '../../queries/people/api-keys.ts';
import { keyToWire } from '../../wire/key.ts';

const texts = defineTexts('ProgramKeys', {
  endPast: 'The key’s end date must be in the future.',
  tooMany:
    '{most, plural, one {A shop can have at most # key.} other {A shop can have at most # keys.}} Revoke a key that is no longer used.',
  ended: 'This key no longer works.',
});

type Schemas = components['schemas'];
type Which = { readonly shopId: number; readonly id: number };

/** A key as it is answered. */
export async function keyWithId(database: Database, { shopId, id }: Which): Promise<Schemas['Key']> {
  const row = await database.asSystem((tx) => keyOf(tx, shopId, id));
  if (row === null) throw notFound();
  return keyToWire(row);
}

/** A key that was just made, with its secret. */
export async function keyAnswer(
  database: Database,
  which: Which,
  secret: string,
): Promise<Schemas['MadeKey']> {
  const key = await keyWithId(database, which);
  return { key, secret: startOfKey(key.mode, key.id) + secret };
}

/** The end that a request names; throws a Refusal for one that is past. */
export function endOfKey(named: string | null, now: Date): Date | null {
  if (named === null) return null;
  const end = new Date(named);
  if (end > now) return end;
  throw refuse(422, 'invalid_value', texts.endPast, { pointer: '/expires_at' });
}

/** To be called under the lock of the shop. */
export async function refuseMoreKeys(tx: Tx, shopId: number, now: Date): Promise<void> {
  if ((await countLiveKeys(tx, shopId, now)) < mostLiveKeys) return;
  throw refuse(409, 'too_many_keys', texts.tooMany({ most: mostLiveKeys }));
}

/** Throws a Refusal for a key that no longer works. */
export function refuseEnded(key: HeldKey, now: Date): void {
  if (hasEnded(key, now)) throw refuse(409, 'stale', texts.ended);
}
