import { createHmac, randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiVersion } from '../../../packages/server/src/platforms/shopify/app.ts';
import { connectionOf, faultOfBulk, linesOf } from './bulk-results.ts';
import { GraphqlError, parseOperation, resolve, type GraphObject, type Selection } from './graphql.ts';
import { listFields, rootOf, type ShopData } from './shop-data.ts';

/*
 * Shopify by its documentation, for any number of shops, each below a path of its host: OAuth, the Admin GraphQL API
 * with its costs, bulk operations and their results, webhooks; and faults on request.
 */

const app = { key: 'app-key', secret: 'hush hush' };

/** The fault of the next answer of a kind; each entry is used once. */
export type Fault =
  | { readonly at: 'graphql'; readonly is: 'status'; readonly status: number; readonly retryAfter?: string }
  | { readonly at: 'graphql'; readonly is: 'throttled'; readonly missing: number }
  /** The result is cut after this part: as a shorter file, or as a broken connection. */
  | { readonly at: 'result'; readonly is: 'short' | 'broken'; readonly share: number }
  | { readonly at: 'bulk'; readonly is: 'failed' };

type Token = { host: string; expiresAt: number };

type Bulk = {
  id: string;
  host: string;
  looks: number;
  status: string;
  errorCode: string | null;
  createdAt: Date;
  lines: string[];
};

export type ShopifyServer = {
  readonly url: string;
  readonly app: { readonly key: string; readonly secret: string; readonly baseUrl: string };
  /** Shopify's clock. */
  now: Date;
  readonly faults: Fault[];
  /** The number of requests by the name of their first field. */
  readonly asked: Map<string, number>;
  /** The bytes of results sent. */
  resultBytes: number;
  readonly subscriptions: Map<string, { topic: string; uri: string }[]>;
  add(shop: ShopData): void;
  /** True keeps bulk operations running. */
  holdsBulk: boolean;
  /** The consent of the owner: returns the query of the redirect. */
  agree(authorizeUrl: string): string;
  /** A token, for tests with an installed app. */
  tokenFor(host: string): { token: string; refreshToken: string };
  /** Invalidates every token of the shop. */
  uninstall(host: string): void;
  /** A signed webhook request; only its headers name `host` and `topic`. */
  webhook(
    host: string,
    topic: string,
    body: unknown,
    id?: string,
  ): { readonly bytes: Buffer; readonly headers: Record<string, string> };
  /** The same for raw text. */
  webhookText(
    host: string,
    topic: string,
    text: string,
    id?: string,
  ): { readonly bytes: Buffer; readonly headers: Record<string, string> };
  close(): Promise<void>;
};

export async function startShopify(): Promise<ShopifyServer> {
  const shops = new Map<string, ShopData>();
  const codes = new Map<string, string>();
  const tokens = new Map<string, Token>();
  const refreshTokens = new Map<string, string>();
  const bulks = new Map<string, Bulk>();
  const gone = new Set<string>();
  let bucket = 2000;
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(String(error));
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const { port } = server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;

  const shopify: ShopifyServer = {
    url,
    app: { ...app, baseUrl: url },
    now: new Date('2026-03-15T12:00:00Z'),
    faults: [],
    asked: new Map(),
    resultBytes: 0,
    holdsBulk: false,
    subscriptions: new Map(),
    add: (shop) => void shops.set(shop.host, shop),
    agree(authorizeUrl) {
      const asked = new URL(authorizeUrl);
      const host = asked.pathname.split('/')[1] ?? '';
      const code = randomUUID();
      codes.set(code, host);
      gone.delete(host);
      return signedQuery({
        code,
        host: Buffer.from(`${host}/admin`).toString('base64'),
        shop: host,
        state: asked.searchParams.get('state') ?? '',
        timestamp: String(Math.floor(shopify.now.getTime() / 1000)),
      });
    },
    tokenFor(host) {
      gone.delete(host);
      return newTokens(host);
    },
    uninstall: (host) => void gone.add(host),
    webhook: (host, topic, body, id) => shopify.webhookText(host, topic, JSON.stringify(body), id),
    webhookText(host, topic, text, id = randomUUID()) {
      const bytes = Buffer.from(text);
      const headers = {
        'content-type': 'application/json',
        'x-shopify-topic': topic,
        'x-shopify-shop-domain': host,
        'x-shopify-webhook-id': id,
        'x-shopify-api-version': apiVersion,
        'x-shopify-hmac-sha256': createHmac('sha256', app.secret).update(bytes).digest('base64'),
      };
      return { bytes, headers };
    },
    close: () =>
      new Promise((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };

  function newTokens(host: string) {
    const [token, refreshToken] = [`shpat_${randomUUID()}`, `shprt_${randomUUID()}`];
    tokens.set(token, { host, expiresAt: shopify.now.getTime() + 3_600_000 });
    refreshTokens.set(refreshToken, host);
    return { token, refreshToken };
  }

  function faultAt<At extends Fault['at']>(at: At): Extract<Fault, { at: At }> | null {
    const index = shopify.faults.findIndex((fault) => fault.at === at);
    if (index === -1) return null;
    // The index belongs to a fault at this place.
    return shopify.faults.splice(index, 1)[0] as Extract<Fault, { at: At }>;
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = new URL(request.url ?? '/', url);
    const [, first = '', ...rest] = asked.pathname.split('/');
    const body = await textOf(request);
    if (first === 'results') return sendResult(asked, request, response);
    const path = `/${rest.join('/')}`;
    if (shops.has(first) && request.method === 'GET' && path === '/admin/oauth/authorize') {
      return sendConsent(asked, response);
    }
    if (!shops.has(first) || request.method !== 'POST') return send(response, 404, {});
    if (path === '/admin/oauth/access_token') return sendToken(first, new URLSearchParams(body), response);
    if (path === `/admin/api/${apiVersion}/graphql.json`) return answer(first, request, body, response);
    return send(response, 404, {});
  }

  /** The page where the owner agrees to the installation. */
  function sendConsent(asked: URL, response: ServerResponse): void {
    const back = asked.searchParams.get('redirect_uri') ?? '';
    const refused = new URLSearchParams({ error: 'access_denied', shop: asked.pathname.split('/')[1] ?? '' });
    const link = (query: string, label: string) =>
      `<a href="${`${back}?${query}`.replaceAll('&', '&amp;')}">${label}</a>`;
    response.writeHead(200, { 'content-type': 'text/html' });
    response.end(
      `<h1>Install app</h1>${link(shopify.agree(asked.href), 'Install')} ${link(refused.toString(), 'Cancel')}`,
    );
  }

  function sendToken(host: string, form: URLSearchParams, response: ServerResponse): void {
    const isOurs = form.get('client_id') === app.key && form.get('client_secret') === app.secret;
    const code = form.get('code') ?? '';
    const refresh = form.get('refresh_token') ?? '';
    const isGood =
      form.get('grant_type') === 'refresh_token'
        ? refreshTokens.get(refresh) === host && !gone.has(host)
        : codes.get(code) === host && form.get('expiring') === '1';
    if (!isOurs || !isGood) return send(response, 400, { error: 'invalid_request' });
    codes.delete(code);
    refreshTokens.delete(refresh);
    const { token, refreshToken } = newTokens(host);
    send(response, 200, {
      access_token: token,
      scope: 'read_orders,read_all_orders,read_products,read_inventory,read_locations',
      expires_in: 3600,
      refresh_token: refreshToken,
      refresh_token_expires_in: 7_776_000,
    });
  }

  function answer(host: string, request: IncomingMessage, body: string, response: ServerResponse): void {
    const token = tokens.get(String(request.headers['x-shopify-access-token']));
    const isKnown = token?.host === host && token.expiresAt > shopify.now.getTime() && !gone.has(host);
    if (!isKnown) return send(response, 401, { errors: '[API] Invalid API key or access token' });
    const fault = faultAt('graphql');
    if (fault?.is === 'status') {
      const after: Record<string, string> =
        fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter };
      return send(response, fault.status, { errors: 'fault' }, after);
    }
    try {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Record<string, unknown> };
      const { kind, selections } = parseOperation(query, variables);
      const requested = costOf(selections);
      const cost = (actual: number | null, available: number) => ({
        cost: {
          requestedQueryCost: requested,
          actualQueryCost: actual,
          throttleStatus: { maximumAvailable: 2000, currentlyAvailable: available, restoreRate: 100 },
        },
      });
      if (requested > 1000) throw new GraphqlError(`Query cost is ${requested}, which exceeds 1000`);
      if (fault?.is === 'throttled') {
        const errors = [{ message: 'Throttled', extensions: { code: 'THROTTLED' } }];
        return send(response, 200, { errors, extensions: cost(null, requested - fault.missing) });
      }
      const field = selections[0]?.name ?? '';
      shopify.asked.set(field, (shopify.asked.get(field) ?? 0) + 1);
      const root = kind === 'query' ? queryRoot(host) : mutationRoot(host);
      const data = resolve(root, selections);
      bucket = Math.max(1000, bucket - 1);
      send(response, 200, { data, extensions: cost(requested, bucket) });
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      send(response, 200, { errors: [{ message: error.message, extensions: { code: 'undefinedField' } }] });
    }
  }

  function shopAt(host: string): ShopData {
    const shop = shops.get(host);
    if (shop === undefined) throw new GraphqlError('There is no such shop.');
    return shop;
  }

  function queryRoot(host: string): GraphObject {
    const root = rootOf(shopAt(host));
    const node = root['node'] as (args: { id: string }) => unknown;
    return {
      ...root,
      node: (args: { id: string }) => bulkNode(host, args.id) ?? node(args),
      webhookSubscriptions: connectionOf(() =>
        (shopify.subscriptions.get(host) ?? []).map((one, index) => ({
          __typename: 'WebhookSubscription',
          id: `gid://shopify/WebhookSubscription/${index + 1}`,
          ...one,
        })),
      ),
    };
  }

  function bulkNode(host: string, id: string): GraphObject | null {
    const bulk = bulks.get(id);
    if (bulk?.host !== host) return null;
    // Done at the second look after its start.
    if (bulk.status === 'RUNNING' && bulk.looks++ > 0 && !shopify.holdsBulk) bulk.status = 'COMPLETED';
    if (bulk.status === 'CREATED') bulk.status = 'RUNNING';
    const size = bulk.lines.length;
    return {
      __typename: 'BulkOperation',
      id,
      status: bulk.status,
      errorCode: bulk.errorCode,
      createdAt: bulk.createdAt.toISOString(),
      objectCount: String(size),
      fileSize: null,
      url:
        bulk.status === 'COMPLETED' && size > 0
          ? `${url}/results/${encodeURIComponent(id)}?signature=${randomUUID()}`
          : null,
    };
  }

  function mutationRoot(host: string): GraphObject {
    return {
      __typename: 'Mutation',
      bulkOperationRunQuery: ({ query, groupObjects }: { query: string; groupObjects: boolean }) => {
        const { selections } = parseOperation(query, {});
        const said = groupObjects
          ? faultOfBulk(selections, listFields)
          : 'Without grouping, children stand far from their parents.';
        if (said !== null) {
          const error = {
            __typename: 'BulkOperationUserError',
            code: 'INVALID',
            field: ['query'],
            message: said,
          };
          return { __typename: 'Payload', bulkOperation: null, userErrors: [error] };
        }
        const id = `gid://shopify/BulkOperation/${bulks.size + 1}`;
        const isFailed = faultAt('bulk') !== null;
        const bulk: Bulk = {
          id,
          host,
          looks: 0,
          status: isFailed ? 'FAILED' : 'CREATED',
          errorCode: isFailed ? 'INTERNAL_SERVER_ERROR' : null,
          createdAt: shopify.now,
          // A copy, since a result is a snapshot.
          lines: linesOf(rootOf(shopAt(host)), selections),
        };
        bulks.set(id, bulk);
        const started = {
          __typename: 'BulkOperation',
          id,
          status: 'CREATED',
          createdAt: bulk.createdAt.toISOString(),
        };
        return { __typename: 'Payload', bulkOperation: started, userErrors: [] };
      },
      webhookSubscriptionCreate: (args: { topic: string; webhookSubscription: { uri: string } }) => {
        const { topic, webhookSubscription } = args;
        const own = shopify.subscriptions.get(host) ?? [];
        const isThere = own.some((one) => one.topic === topic && one.uri === webhookSubscription.uri);
        const error = {
          __typename: 'UserError',
          field: ['webhookSubscription'],
          message: 'Address for this topic has already been taken',
        };
        if (!isThere) shopify.subscriptions.set(host, [...own, { topic, uri: webhookSubscription.uri }]);
        return {
          __typename: 'Payload',
          webhookSubscription: isThere
            ? null
            : {
                __typename: 'WebhookSubscription',
                id: `gid://shopify/WebhookSubscription/${own.length + 1}`,
              },
          userErrors: isThere ? [error] : [],
        };
      },
    };
  }

  function sendResult(asked: URL, request: IncomingMessage, response: ServerResponse): void {
    const bulk = bulks.get(decodeURIComponent(asked.pathname.split('/')[2] ?? ''));
    if (bulk === undefined) return send(response, 404, {});
    const file = Buffer.from(bulk.lines.map((line) => `${line}\n`).join(''));
    const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0);
    if (from >= file.length && from > 0) return send(response, 416, {});
    const fault = faultAt('result');
    const part = file.subarray(from, fault === null ? undefined : Math.floor(file.length * fault.share));
    shopify.resultBytes += part.length;
    response.writeHead(from === 0 ? 200 : 206, {
      'content-type': 'application/jsonl',
      'content-length': fault?.is === 'broken' ? file.length - from : part.length,
    });
    if (fault?.is === 'broken') response.write(part, () => response.destroy());
    else response.end(part);
  }

  return shopify;
}

/** Objects cost one point, connections as many as they may return. */
function costOf(selections: readonly Selection[]): number {
  return selections.reduce((sum, { name, args, selections: inner }) => {
    if (inner.length === 0) return sum;
    const first = typeof args['first'] === 'number' ? args['first'] : null;
    const ids = Array.isArray(args['ids']) ? args['ids'].length : null;
    const times = first ?? ids ?? 1;
    return sum + (name === 'nodes' || name === 'edges' ? 0 : 1) + times * costOf(inner);
  }, 0);
}

/** The query of a page opened by Shopify. */
export function signedQuery(query: Record<string, string>): string {
  const sorted = new URLSearchParams(query);
  sorted.sort();
  const hmac = createHmac('sha256', app.secret).update(sorted.toString()).digest('hex');
  return new URLSearchParams({ ...query, hmac }).toString();
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}

function send(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify(body));
}
