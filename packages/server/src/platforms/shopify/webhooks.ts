import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { InboxSubject } from '../../database/rows.ts';
import type { PlatformMessage } from '../platform.ts';
import { shopHostOf, type ShopifyApp } from './app.ts';
import type { ShopifyClient } from './client.ts';
import { subscribe, subscriptions } from './documents.ts';
import type { WirePageOf } from './wire.ts';

/*
 * Webhooks (https://shopify.dev/docs/apps/build/webhooks/subscribe/https). The signature covers only the body: the
 * body decides which object a message is about, and its values are never used; the object is fetched.
 */

/** The app's subscriptions in each shop; the privacy webhooks are configured in the app's settings at Shopify. */
export const topics = [
  'ORDERS_CREATE',
  'ORDERS_UPDATED',
  'ORDERS_DELETE',
  'REFUNDS_CREATE',
  'PRODUCTS_CREATE',
  'PRODUCTS_UPDATE',
  'PRODUCTS_DELETE',
  'INVENTORY_ITEMS_UPDATE',
  'APP_UNINSTALLED',
] as const;

type Body = Readonly<Record<string, unknown>>;

/**
 * 'unsigned' where the signature is wrong; 'misplaced' for a privacy request whose body does not match its topic;
 * null where the message is irrelevant.
 */
export function messageOf(
  app: ShopifyApp,
  header: (name: string) => string,
  bytes: Buffer,
): PlatformMessage | 'unsigned' | 'misplaced' | null {
  if (!isSigned(header('x-shopify-hmac-sha256'), bytes, app.secret)) return 'unsigned';
  const body = objectIn(bytes);
  if (body === null) return null;
  const about = subjectOf(header('x-shopify-topic'), body);
  if (about === null || about === 'misplaced') return about;
  // Actions without a fetch are done once for a body, even if it is delivered again under another id.
  const isOfCustomer = about.subject.startsWith('customer_');
  // Where the signed body names the shop, no header overrides it.
  const host = shopHostOf(about.host ?? header('x-shopify-shop-domain'));
  if (host === null) return null;
  const digest = createHash('sha256').update(bytes).digest('hex');
  const named = header('x-shopify-webhook-id').slice(0, 100);
  return {
    host,
    id: isOfCustomer || named === '' ? digest : named,
    subject: about.subject,
    objectId: about.objectId,
    body: isOfCustomer ? body : null,
  };
}

function isSigned(base64: string, bytes: Buffer, secret: string): boolean {
  // Compared as text: Buffer ignores invalid base64.
  const expected = Buffer.from(createHmac('sha256', secret).update(bytes).digest('base64'));
  const given = Buffer.from(base64);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function objectIn(bytes: Buffer): Body | null {
  try {
    const value: unknown = JSON.parse(bytes.toString('utf8'));
    // Keys of a JSON object are strings.
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Body) : null;
  } catch {
    return null;
  }
}

type About = { readonly subject: InboxSubject; readonly objectId: string; readonly host: string | null };

function subjectOf(topic: string, body: Body): About | 'misplaced' | null {
  const [kind = '', event = ''] = topic.toLowerCase().split('/');
  const about = (subject: InboxSubject, objectId: string | null, host: string | null = null) =>
    objectId === null ? null : { subject, objectId, host };
  const domain = (key: string) => (typeof body[key] === 'string' ? body[key] : null);
  if (kind === 'orders' && event === 'delete') {
    // A deletion's body is the id alone: another order's message under this topic deletes nothing.
    return about(Object.keys(body).length === 1 ? 'order_gone' : 'order', idIn(body, 'id'));
  }
  if (kind === 'orders') return about('order', idIn(body, 'id'));
  if (kind === 'refunds') return about('order', idIn(body, 'order_id'));
  if (kind === 'products') return about('product', idIn(body, 'id'));
  if (kind === 'inventory_items') {
    const id = idIn(body, 'id');
    return about('product', id === null ? null : `item/${id}`);
  }
  if (topic === 'app/uninstalled') {
    const host = domain('myshopify_domain');
    return host === null ? null : about('app_removed', 'app', host);
  }
  const ofPeople = aboutPeople.get(topic);
  return ofPeople === undefined ? null : peopleIn(body, ofPeople);
}

type AboutPeople = { readonly subject: InboxSubject; readonly own: readonly string[] };

/** The keys of each body beside the shop (https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance). */
const aboutPeople: ReadonlyMap<string, AboutPeople> = new Map([
  ['shop/redact', { subject: 'shop_erasure', own: [] }],
  ['customers/redact', { subject: 'customer_erasure', own: ['customer', 'orders_to_redact'] }],
  [
    'customers/data_request',
    { subject: 'customer_report', own: ['customer', 'orders_requested', 'data_request'] },
  ],
]);
const ofOnePerson = new Set([...aboutPeople.values()].flatMap(({ own }) => own));

/** All these bodies are signed alike and the topic is not, so the body alone decides the kind. */
function peopleIn(body: Body, { subject, own }: AboutPeople): About | 'misplaced' {
  const { shop_id: shopId, shop_domain: host, customer } = body;
  const isOwn = [...ofOnePerson].every((key) => Object.hasOwn(body, key) === own.includes(key));
  if (!isOwn || typeof shopId !== 'number' || typeof host !== 'string') return 'misplaced';
  if (subject === 'shop_erasure') {
    return Object.keys(body).length === 2 ? { subject, objectId: 'shop', host } : 'misplaced';
  }
  if (typeof customer !== 'object' || customer === null) return 'misplaced';
  // Keys of a JSON object are strings.
  return { subject, objectId: idIn(customer as Body, 'id') ?? '', host };
}

/** The numeric id of an object; ids beyond 2^53 are taken from the global id beside them. */
function idIn(body: Body, key: string): string | null {
  const gid = key === 'id' ? body['admin_graphql_api_id'] : undefined;
  const ofGid = typeof gid === 'string' ? (/\/(\d{1,20})$/.exec(gid)?.[1] ?? null) : null;
  if (ofGid !== null) return ofGid;
  const id = body[key];
  if (typeof id === 'number' && Number.isSafeInteger(id) && id > 0) return String(id);
  return typeof id === 'string' && /^\d{1,20}$/.test(id) ? id : null;
}

/** Creates the missing subscriptions; existing ones stay. Throws where Shopify refuses one. */
export async function listen(client: ShopifyClient, uri: string): Promise<void> {
  type Answer = { webhookSubscriptions: WirePageOf<{ topic: string; uri: string }> };
  const there = new Set<string>();
  for (let after: string | null = null; ;) {
    const { webhookSubscriptions: page }: Answer = await client.query<Answer>(subscriptions, { after });
    for (const one of page.nodes) if (one.uri === uri) there.add(one.topic);
    if (!page.pageInfo.hasNextPage) break;
    after = page.pageInfo.endCursor ?? null;
  }
  for (const topic of topics.filter((one) => !there.has(one))) {
    const { webhookSubscriptionCreate: answer } = await client.query<{
      webhookSubscriptionCreate: { userErrors: readonly { message: string }[] };
    }>(subscribe, { topic, uri });
    const [error] = answer.userErrors;
    // Another process may have created it first.
    if (error !== undefined && !/already been taken/i.test(error.message)) {
      throw new Error(`Shopify does not send ${topic} to ${uri}: ${error.message}`);
    }
  }
}
