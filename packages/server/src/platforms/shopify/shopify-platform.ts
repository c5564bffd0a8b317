import { shopOfSignedQuery } from '../platform-signature.ts';
import type { ConnectedPlatform, ShopFacts } from '../platform.ts';
import { shopHostOf, type ShopifyApp } from './app.ts';
import { clientOf, type Pause, type ShopifyClient } from './client.ts';
import { theShop } from './documents.ts';
import { authorizeUrl, exchangeCode, renewToken } from './oauth.ts';
import { missingOrders, productOfItem, readOrder, readProduct } from './objects.ts';
import { positionOf, shopifyReading, type ShopifyCursor } from './reading.ts';
import { listen, messageOf } from './webhooks.ts';

/** Shopify as a ConnectedPlatform. `pause` replaces the clock in tests. */
export function shopifyPlatform(app: ShopifyApp, pause?: Pause): ConnectedPlatform {
  return {
    name: 'shopify',
    hostOf: shopHostOf,
    authorizeUrl: (ask) => authorizeUrl(app, ask),
    comingBack(query, now) {
      const named = shopOfSignedQuery(query, app.secret, now);
      const host = named === null ? null : shopHostOf(named);
      const [state, code] = [query.get('state'), query.get('code')];
      return host === null || state === null || code === null ? null : { host, state, code };
    },
    accessFor: (host, code, now) => exchangeCode(app, host, code, now),
    renew: (host, refreshToken, now) => renewToken(app, host, refreshToken, now),
    messageOf: (header, body) => messageOf(app, header, body),
    beginning: positionOf,
    // 60 days without read_all_orders (https://shopify.dev/docs/api/usage/access-scopes), less a day of margin.
    showsOrdersFor: 59 * 24 * 60 * 60 * 1000,
    readUntil: (cursor) => {
      // Cursors come from `beginning` and from batches, and were stored as JSON in between.
      const { startedAt } = cursor as ShopifyCursor;
      return startedAt === null ? null : new Date(startedAt);
    },
    open(host, tokens, signal) {
      const client = clientOf(app, host, tokens, { signal, ...(pause === undefined ? {} : { pause }) });
      const reading = shopifyReading(app, client, signal);
      return {
        facts: () => factsOf(client),
        reading: { batches: (shop, from) => reading.batches(shop, from as ShopifyCursor) },
        missingOrders: (ids) => missingOrders(client, ids),
        order: (id, shop) => readOrder(client, id, shop.currency),
        async product(id, shop) {
          const item = /^item\/(\d+)$/.exec(id)?.[1];
          const own = item === undefined ? id : await productOfItem(client, item);
          return own === null
            ? { id, variants: null }
            : { id: own, variants: await readProduct(client, own, shop.currency) };
        },
        listen: (callbackUrl) => listen(client, callbackUrl),
      };
    },
  };
}

async function factsOf(client: ShopifyClient): Promise<ShopFacts> {
  const { shop } = await client.query<{
    shop: {
      name: string;
      email: string | null;
      myshopifyDomain: string;
      currencyCode: string;
      ianaTimezone: string;
      taxesIncluded: boolean;
      primaryDomain: { host: string };
      billingAddress: { countryCodeV2: string | null } | null;
    };
  }>(theShop);
  return {
    host: shop.myshopifyDomain.toLowerCase(),
    domain: shop.primaryDomain.host,
    name: shop.name,
    email: shop.email,
    countryCode: shop.billingAddress?.countryCodeV2 ?? null,
    currency: shop.currencyCode,
    timeZone: shop.ianaTimezone,
    taxesIncluded: shop.taxesIncluded,
  };
}
