import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import type { KeyMode } from '../database/rows.ts';

/*
 * The key of a program: `csg_live_12_` and 64 hexadecimal digits, which are 256 random bits. The beginning lets a scanner
 * of sources find one that was published by mistake; the number finds its row, so that secrets are compared in constant time.
 */

export const keyPattern = /^csg_(live|test)_([1-9][0-9]{0,14})_([0-9a-f]{64})$/;

export type SentKey = { readonly mode: KeyMode; readonly id: number; readonly hash: Buffer };

/** A new secret, with the digest that is kept of it. */
export function newSecret(): { readonly secret: string; readonly hash: Buffer } {
  const secret = randomBytes(32).toString('hex');
  return { secret, hash: hashOf(secret) };
}

/** A key without its secret. */
export function startOfKey(mode: KeyMode, id: number): string {
  return `csg_${mode}_${String(id)}_`;
}

/** True for a bearer token that means to be a key, well formed or not. */
export function looksLikeKey(token: string): boolean {
  return token.startsWith('csg_');
}

/** Null for anything but a key. */
export function readKey(token: string): SentKey | null {
  const [, mode, id, secret] = keyPattern.exec(token) ?? [];
  if ((mode !== 'live' && mode !== 'test') || id === undefined || secret === undefined) return null;
  return { mode, id: Number(id), hash: hashOf(secret) };
}

/** In constant time, also where there is no key to compare with. */
export function isSameSecret(sent: SentKey, kept: { readonly hash: Buffer } | null): boolean {
  const isEqual = timingSafeEqual(sent.hash, kept?.hash ?? noHash);
  return isEqual && kept !== null;
}

const noHash = Buffer.alloc(32);

// 256 random bits need no slow hash: they cannot be guessed.
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}

/** True for a key that was revoked, or whose time is over. */
export function hasEnded(
  key: {
    readonly revoked_at: Date | null;
    readonly expires_at: Date | null;
    readonly overlap_ends_at: Date | null;
  },
  now: Date,
): boolean {
  const isPast = (instant: Date | null) => instant !== null && instant <= now;
  return key.revoked_at !== null || isPast(key.expires_at) || isPast(key.overlap_ends_at);
}
