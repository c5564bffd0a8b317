import { fetchWithoutRedirects, textWithin } from '../../common/outgoing.ts';
import { PlatformRefused, type PlatformAccess } from '../platform.ts';
import { shopUrl, type ShopifyApp } from './app.ts';

/*
 * Access to a shop: the authorization code grant, with tokens that expire after an hour and are renewed
 * (https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/authorization-code-grant,
 * https://shopify.dev/docs/apps/build/authentication-authorization/access-tokens/offline-access-tokens).
 */

/** Read-only scopes. Orders older than 60 days need another scope. */
const scopes = ['read_orders', 'read_all_orders', 'read_products', 'read_inventory', 'read_locations'];

/** The shop's page where its owner agrees; it redirects to `redirectUri` with `state`. */
export function authorizeUrl(
  app: ShopifyApp,
  ask: { readonly host: string; readonly state: string; readonly redirectUri: string },
): string {
  const query = new URLSearchParams({
    client_id: app.key,
    scope: scopes.join(','),
    redirect_uri: ask.redirectUri,
    state: ask.state,
  });
  return shopUrl(app, ask.host, `/admin/oauth/authorize?${query.toString()}`);
}

/** Throws PlatformRefused for an invalid code, and an Error where the shop cannot be reached. */
export function exchangeCode(
  app: ShopifyApp,
  host: string,
  code: string,
  now: Date,
): Promise<PlatformAccess> {
  return askForToken(app, host, { code, expiring: '1' }, now);
}

/** The next tokens. A refresh token whose answer was lost works again until its successor has been used. */
export function renewToken(
  app: ShopifyApp,
  host: string,
  refreshToken: string,
  now: Date,
): Promise<PlatformAccess> {
  return askForToken(app, host, { grant_type: 'refresh_token', refresh_token: refreshToken }, now);
}

const largestAnswer = 64 * 1024;

type TokenAnswer = {
  access_token?: unknown;
  scope?: unknown;
  expires_in?: unknown;
  refresh_token?: unknown;
};

async function askForToken(
  app: ShopifyApp,
  host: string,
  ask: Readonly<Record<string, string>>,
  now: Date,
): Promise<PlatformAccess> {
  const response = await fetchWithoutRedirects(shopUrl(app, host, '/admin/oauth/access_token'), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'application/json' },
    body: new URLSearchParams({ client_id: app.key, client_secret: app.secret, ...ask }),
    signal: AbortSignal.timeout(30_000),
  });
  if (response.status !== 200) {
    await response.body?.cancel();
    if (response.status >= 400 && response.status < 429) {
      throw new PlatformRefused('Shopify did not accept the installation. Open the app from the shop again.');
    }
    throw new Error(`Shopify answered the request for a token with ${response.status}.`);
  }
  const { access_token, scope, expires_in, refresh_token } = JSON.parse(
    await textWithin(response, largestAnswer),
  ) as TokenAnswer;
  if (typeof access_token !== 'string' || access_token === '') throw new Error('Shopify sent no token.');
  return {
    token: access_token,
    expiresAt: typeof expires_in === 'number' ? new Date(now.getTime() + 1000 * expires_in) : null,
    refreshToken: typeof refresh_token === 'string' ? refresh_token : null,
    scopes: typeof scope === 'string' ? scope : '',
  };
}
