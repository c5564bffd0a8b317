import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('StatementKeys', {
  damagedKey: 'The key file contains a key that is damaged or incomplete.',
  noKey: 'The key file has no keys that sign statements.',
  noList: 'The key file has no list of keys.',
  notJson: 'The key file is not JSON.',
});

/** A public key of an installation. `x` is its 32 bytes in base64url; `retiredAt` is null while it signs. */
export type StatementKey = { readonly id: string; readonly x: string; readonly retiredAt: Date | null };

export type ReadKeys =
  | { readonly is: 'ok'; readonly keys: readonly StatementKey[] }
  | { readonly is: 'refused'; readonly why: string };

/** Reads the file at /.well-known/consignment-keys.json, a JWK set. Keys of other kinds are passed over. */
export function readKeys(text: string): ReadKeys {
  let set: unknown;
  try {
    set = JSON.parse(text);
  } catch {
    return { is: 'refused', why: texts.notJson };
  }
  const listed = membersOf(set)['keys'];
  if (!Array.isArray(listed)) return { is: 'refused', why: texts.noList };
  const keys: StatementKey[] = [];
  for (const one of listed) {
    const { kty, crv, kid, x, retired_at } = membersOf(one);
    if (kty !== 'OKP' || crv !== 'Ed25519') continue;
    const retiredAt = typeof retired_at === 'string' ? new Date(retired_at) : null;
    const isWhole =
      typeof kid === 'string' &&
      typeof x === 'string' &&
      /^[\w-]{43}$/.test(x) &&
      !Number.isNaN(retiredAt?.getTime());
    if (!isWhole) return { is: 'refused', why: texts.damagedKey };
    keys.push({ id: kid, x, retiredAt });
  }
  if (keys.length === 0) return { is: 'refused', why: texts.noKey };
  return { is: 'ok', keys };
}

function membersOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? { ...value } : {};
}
