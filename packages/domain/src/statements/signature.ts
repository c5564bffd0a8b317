import { canonicalJson } from '../text/canonical-json.ts';
import type { StatementKey } from './statement-keys.ts';

/** The text that a key signs for the report of a move, which cannot be taken for that of a statement. */
export function signedReportText(hash: string): string {
  return `consignment-move-report:1:${hash}`;
}

/** Null for a value without a canonical form. */
export function canonicalText(document: unknown): string | null {
  try {
    return canonicalJson(document);
  } catch {
    return null;
  }
}

export async function sha256(subtle: SubtleCrypto, bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const hash = await subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function isSigned(
  subtle: SubtleCrypto,
  { x }: StatementKey,
  text: string,
  signature: string,
): Promise<boolean> {
  // 64 bytes have this one form; a character that differs in unused bits alone is a change too.
  if (!/^[A-Za-z0-9+/]{85}[AQgw]==$/.test(signature)) return false;
  const bytes = fromBase64(x.replaceAll('-', '+').replaceAll('_', '/'));
  const key = await subtle.importKey('raw', bytes, 'Ed25519', false, ['verify']);
  return subtle.verify('Ed25519', key, fromBase64(signature), new TextEncoder().encode(text));
}

function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(text), (character) => character.charCodeAt(0));
}
