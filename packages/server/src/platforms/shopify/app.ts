import type { PlatformApp } from '../platform-signature.ts';

/** The one place that names the version of Shopify's API (https://shopify.dev/docs/api/usage/versioning). */
export const apiVersion = '2026-10';

/** The app as Shopify knows it. `baseUrl` stands in for every shop's own host, in tests only. */
export type ShopifyApp = PlatformApp;

/**
 * A shop's host on Shopify in lower case; null for anything else. Nothing is ever asked, and nobody is ever sent, to
 * a host that is not of this form
 * (https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant).
 */
export function shopHostOf(text: string): string | null {
  const host = text.trim().toLowerCase();
  return /^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/.test(host) ? host : null;
}

/** Where a shop's calls go. Throws for a host that is no shop's. */
export function shopUrl(app: ShopifyApp, host: string, path: string): string {
  if (shopHostOf(host) !== host) throw new Error(`'${host}' is not a shop of Shopify.`);
  const base = app.baseUrl ?? null;
  return base === null ? `https://${host}${path}` : `${base}/${host}${path}`;
}

/** The results of bulk operations lie with Google (https://shopify.dev/docs/api/usage/bulk-operations/queries). */
const storageHost = 'storage.googleapis.com';

/** Refuses to fetch results from anywhere else, whatever an answer says. */
export function checkedResultUrl(app: ShopifyApp, address: string): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const base = app.baseUrl ?? null;
  const isOurs =
    base === null
      ? url?.protocol === 'https:' && url.host === storageHost
      : url?.origin === new URL(base).origin;
  if (url === null || !isOurs) throw new Error('Shopify names a place for results that is not its own.');
  return url.href;
}
