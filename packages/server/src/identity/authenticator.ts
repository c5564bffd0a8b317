import { typedCode } from '@consignment/domain/people/second-factor';
import { Secret, TOTP } from 'otpauth';
import type { Sealer } from '../common/sealed.ts';

/* Apps that show a code of six digits every 30 seconds (TOTP, RFC 6238), in the form that all of them know. */

const periodSeconds = 30;
/** Clocks of phones differ: the code before and the one after count too. */
const window = 1;

/** A new secret in base32, of 160 bits as RFC 4226 asks. */
export function newAuthenticatorSecret(): string {
  return new Secret({ size: 20 }).base32;
}

/** The address that a QR code carries into the app; it shows the email, under the installation's name. */
export function setUpUri(secret: string, email: string, issuer: string): string {
  return appOf(secret, email, issuer).toString();
}

/** The half minute whose code this is; null for a code of none near `now`. */
export function stepOfCode(secret: string, typed: string, now: Date): number | null {
  const token = typedCode(typed);
  if (token === null) return null;
  const timestamp = now.getTime();
  const delta = appOf(secret).validate({ token, timestamp, window });
  return delta === null ? null : Math.floor(timestamp / 1000 / periodSeconds) + delta;
}

function appOf(secret: string, label = '', issuer = ''): TOTP {
  const form = { algorithm: 'SHA1', digits: 6, period: periodSeconds } as const;
  return new TOTP({ ...form, label, issuer, secret: Secret.fromBase32(secret) });
}

export function sealSecret(secrets: Sealer, loginId: number, secret: string): Buffer {
  return secrets.seal(secret, placeOf(loginId));
}

/** Throws where SECRETS_KEY is not the one that it was sealed with. */
export function openSecret(secrets: Sealer, loginId: number, sealed: Buffer): string {
  return secrets.open(sealed, placeOf(loginId));
}

function placeOf(loginId: number): string {
  return `authenticator of login ${loginId}`;
}
