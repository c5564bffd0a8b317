import { defineTexts } from '@consignment/domain/text/texts';
import { refuse, type Refusal } from '../common/problem.ts';
import { noFactor, type LiveSession } from '../common/session.ts';
import type { Database, Tx } from '../database/database.ts';
import { findKey, noteUse, type FoundKey } from '../queries/people/api-keys.ts';
import { hasEnded, isSameSecret, readKey } from './program-key.ts';

const texts = defineTexts('KeySession', {
  sandboxFailed: 'The sandbox could not be set up. Reset it under Settings, Keys.',
  sandboxFilling: 'The sandbox is being set up. Please try again in a moment.',
  expired: 'This key has expired.',
  revoked: 'This key has been revoked.',
  notValid: 'This key is not valid.',
});

/**
 * The session of a program's key: of the owner, or of the key's one vendor. Throws a Refusal (401) for a key that does
 * not work, and (503) while the sandbox of a test key is not full. The key belongs to the shop, and goes on working when the person
 * who made it leaves.
 */
export async function keySession(
  token: string,
  known: { readonly database: Database; readonly now: Date; readonly address: string },
): Promise<LiveSession> {
  const { database, now, address } = known;
  const sent = readKey(token);
  if (sent === null) throw refused(texts.notValid);
  const key = await database.asSystem(async (tx) => {
    const found = await findKey(tx, sent.id);
    if (!isSameSecret(sent, found) || found?.mode !== sent.mode) throw refused(texts.notValid);
    if (hasEnded(found, now)) throw refused(found.revoked_at === null ? texts.expired : texts.revoked);
    if (isDue(found.last_used_at, now)) await noteUse(tx, found, { now, address });
    return found;
  });
  return sessionOf(key);
}

/** The present session of a key that has shown its secret before; null where it no longer works. */
export async function sessionOfKey(tx: Tx, id: number, now: Date): Promise<LiveSession | null> {
  const found = await findKey(tx, id);
  return found === null || hasEnded(found, now) ? null : sessionOf(found);
}

function sessionOf(key: FoundKey): LiveSession {
  const isVendors = key.vendor_id !== null;
  const { seen_vendor_id: seen } = key;
  return {
    id: null,
    loginId: null,
    shopId: shopOf(key),
    party: isVendors ? 'vendor' : 'merchant',
    role: isVendors ? 'vendor' : 'owner',
    vendorIds: isVendors ? (seen === null ? [] : [seen]) : null,
    repIds: isVendors ? [] : null,
    key: {
      id: key.id,
      name: key.name,
      family: key.first_id ?? key.id,
      scopes: new Set(key.scopes),
      callsAMinute: key.calls_a_minute,
    },
    isSandbox: key.mode === 'test',
    isShutOut: key.is_portal_closed,
    factor: noFactor,
  };
}

function shopOf(key: FoundKey): number {
  if (key.mode === 'live') return key.shop_id;
  if (key.sandbox_id !== null && key.sandbox_state === 'ready') return key.sandbox_id;
  const isFailed = key.sandbox_state === 'failed';
  throw refuse(503, 'unavailable', isFailed ? texts.sandboxFailed : texts.sandboxFilling);
}

const minuteInMs = 60_000;

function isDue(lastUse: Date | null, now: Date): boolean {
  return lastUse === null || now.getTime() - lastUse.getTime() >= minuteInMs;
}

function refused(detail: string): Refusal {
  return refuse(401, 'key_refused', detail, { headers: { 'www-authenticate': 'Bearer' } });
}
