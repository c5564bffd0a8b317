import { createHmac, timingSafeEqual } from 'node:crypto';
import { errors, jwtVerify } from 'jose';

/*
 * Shopify vouches for the visitor of a page in one of three ways: an HMAC over the query of an app page, a session
 * token of an embedded page, or the signature of an app-proxy page. All use the app's secret.
 */

export type PlatformApp = {
  readonly key: string;
  readonly secret: string;
  /** Replaces the hosts of all shops; in tests only. */
  readonly baseUrl?: string | null;
};

/** The validity of a signed address, before and after its time: a copy found later is useless. */
export const toleranceSeconds = 90;

/** The shop's domain in a signed query of an app page; null where the signature is wrong or expired. */
export function shopOfSignedQuery(query: URLSearchParams, secret: string, now: Date): string | null {
  const signed = new URLSearchParams(query);
  const hmac = signed.get('hmac');
  signed.delete('hmac');
  signed.delete('signature');
  signed.sort();
  if (hmac === null || !signedTexts(signed).some((text) => isSigned(text, hmac, secret))) return null;
  return isFresh(signed.get('timestamp'), now) ? signed.get('shop') : null;
}

/**
 * The documentation escapes only ambiguous characters; Shopify's own libraries encode whole values. They differ for
 * values with a slash, a colon or an equals sign; both forms are accepted.
 */
function signedTexts(sorted: URLSearchParams): string[] {
  const escaped = (text: string) => text.replaceAll('%', '%25').replaceAll('&', '%26');
  const plain = [...sorted].map(([key, value]) => `${escaped(key).replaceAll('=', '%3D')}=${escaped(value)}`);
  return [plain.join('&'), sorted.toString()];
}

export type ProxyVisit = {
  /** The shop's domain. */
  readonly shop: string;
  /** Null where no customer is logged in to the shop. */
  readonly customerId: string | null;
  readonly signature: string;
};

/** The keys that the platform's proxy adds to a query, each with its only accepted form. */
const proxyKeys: Readonly<Record<string, RegExp>> = {
  shop: /^[\w.-]+$/,
  timestamp: /^\d+$/,
  path_prefix: /^[\w/-]*$/,
  logged_in_customer_id: /^[\w-]*$/,
  signature: /^[\da-f]{64}$/i,
};

/**
 * The shop and the signed-in customer of an app-proxy query; null where the signature is wrong or expired. The
 * signature covers `key=value` of each key in order, several values of one key joined by commas, without any
 * separator between pairs. So a visitor's own keys could be split into others; calls that grant access therefore
 * accept none, see `isPlainVisit`.
 */
export function proxyVisitOf(query: URLSearchParams, secret: string, now: Date): ProxyVisit | null {
  if (!hasOnceAs(query, proxyKeys)) return null;
  const signature = query.get('signature');
  const keys = [...new Set(query.keys())].filter((key) => key !== 'signature').toSorted();
  const text = keys.map((key) => `${key}=${query.getAll(key).join(',')}`).join('');
  if (signature === null || !isSigned(text, signature, secret)) return null;
  const shop = query.get('shop');
  if (shop === null || !isFresh(query.get('timestamp'), now)) return null;
  const customerId = query.get('logged_in_customer_id') ?? '';
  return { shop, customerId: customerId === '' ? null : customerId, signature };
}

/** True where an app-proxy query has only the proxy's keys and a `state`, so that it is unambiguous. */
export function isPlainVisit(query: URLSearchParams): boolean {
  const keys = { ...proxyKeys, state: /^[\w-]*$/ };
  return [...query.keys()].every((key) => Object.hasOwn(keys, key)) && hasOnceAs(query, keys);
}

function hasOnceAs(query: URLSearchParams, forms: Readonly<Record<string, RegExp>>): boolean {
  return Object.entries(forms).every(([key, form]) => {
    const [value = null, ...more] = query.getAll(key);
    return value === null || (more.length === 0 && form.test(value));
  });
}

/** The shop's domain in a session token; null where it is not for this app or has expired. */
export async function shopOfSessionToken(token: string, app: PlatformApp, now: Date): Promise<string | null> {
  try {
    const { payload } = await jwtVerify(token, new TextEncoder().encode(app.secret), {
      algorithms: ['HS256'],
      audience: app.key,
      currentDate: now,
      clockTolerance: 10,
      requiredClaims: ['exp', 'nbf', 'iss', 'dest'],
    });
    const shop = hostOf(payload['dest']);
    return shop !== null && shop === hostOf(payload.iss) ? shop : null;
  } catch (error) {
    if (error instanceof errors.JOSEError) return null;
    throw error;
  }
}

function hostOf(address: unknown): string | null {
  if (typeof address !== 'string' || !URL.canParse(address)) return null;
  const { protocol, host } = new URL(address);
  return protocol === 'https:' ? host : null;
}

function isSigned(text: string, hex: string, secret: string): boolean {
  // Compared as text: Buffer parses hex up to the first invalid character and ignores the rest.
  const expected = Buffer.from(createHmac('sha256', secret).update(text).digest('hex'));
  const given = Buffer.from(hex.toLowerCase());
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function isFresh(timestamp: string | null, now: Date): boolean {
  if (timestamp === null || !/^\d{1,12}$/.test(timestamp)) return false;
  return Math.abs(now.getTime() / 1000 - Number(timestamp)) <= toleranceSeconds;
}
