import type { PlatformApp } from '../platform-signature.ts';

/** The only place with the version of Shopify's API (https://shopify.dev/docs/api/usage/versioning). */
export const apiVersion = '2026-10';

/** The app's registration at Shopify. `baseUrl` replaces every shop's own host, in tests only. */
export type ShopifyApp = PlatformApp;

/**
 * A shop's host on Shopify in lower case; null for anything else. Requests and redirects go only to hosts of this
 * form (https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant).
 */
export function shopHostOf(text: string): string | null {
  const host = text.trim().toLowerCase();
  return /^[a-z0-9][a-z0-9-]{0,99}\.myshopify\.com$/.test(host) ? host : null;
}

/** The URL for a shop's calls. Throws for a host that is no shop's. */
export function shopUrl(app: ShopifyApp, host: string, path: string): string {
  if (shopHostOf(host) !== host) throw new Error(`'${host}' is not a shop of Shopify.`);
  const base = app.baseUrl ?? null;
  return base === null ? `https://${host}${path}` : `${base}/${host}${path}`;
}

/** Results of bulk operations are stored at Google (https://shopify.dev/docs/api/usage/bulk-operations/queries). */
const storageHost = 'storage.googleapis.com';

/** Refuses to fetch results from another host, even if an answer names one. */
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
