import { privacyReportMail } from '../mail/privacy-mails.ts';
import { tokensOf } from '../platforms/access.ts';
import { AccessGone } from '../platforms/platform.ts';
import {
  endConnection,
  lockConnection,
  markHandled,
  postponeMessages,
  type Connection,
  type Message,
} from '../queries/shops/platforms.ts';
import { record } from '../ledger/record.ts';
import { eraseCustomer, eraseShop, keptOfPerson, type ErasedPerson } from '../queries/erasure.ts';
import type { FetchContext } from './fetched.ts';

/* Privacy requests of a platform on behalf of people: to report their stored data, and to erase it. */

type About = { readonly shopId: number; readonly connection: Connection | null; readonly now: Date };

export function isOfPeople(subject: Message['subject']): boolean {
  return subject === 'customer_report' || subject === 'customer_erasure' || subject === 'shop_erasure';
}

/** Each in a separate transaction, as the system: the shop's role may not write personal data. */
export function answerForPeople(work: FetchContext, about: About, message: Message): Promise<void> {
  return message.subject === 'shop_erasure'
    ? closeShop(work, about, message)
    : answerForCustomer(work, about, message);
}

/**
 * An erased shop cannot be restored, so the message alone is not enough: the platform is asked whether the app is
 * gone, and until it answers the message waits.
 */
async function closeShop(work: FetchContext, about: About, { id }: Message): Promise<void> {
  const { shopId, connection, now } = about;
  let isGone: boolean;
  try {
    isGone = await isAppGone(work, about);
  } catch (error) {
    if (work.signal.aborted) throw error;
    const problem = error instanceof Error ? error.message : String(error);
    await work.database.asSystem((tx) => postponeMessages(tx, shopId, [id], { now, problem }));
    return;
  }
  await work.database.asSystem(
    async (tx) => {
      const kept = await lockConnection(tx, shopId);
      // The app was installed again during the request: the next attempt asks again.
      if (kept?.connected_at.getTime() !== connection?.connected_at.getTime()) return;
      if (isGone) {
        await endConnection(tx, shopId, 'closed', now);
        await eraseShop(tx, shopId, now);
      }
      const problem = isGone ? '' : 'The shop still has the app, so nothing was erased.';
      await markHandled(tx, shopId, [id], { now, problem });
      const name = connection?.platform ?? 'platform';
      const entry = { event: 'shop.closed', id: shopId } as const;
      if (isGone) await record(tx, { shopId, by: { kind: 'platform', name }, now }, [entry]);
    },
    { statementTimeout: 0 },
  );
}

async function isAppGone(work: FetchContext, { shopId, connection }: About): Promise<boolean> {
  if (connection === null) return false;
  // Only the platform itself ends a connection.
  if (connection.state !== 'connected') return true;
  const platform = work.platformOf(connection.platform);
  if (platform === null) throw new Error('The platform cannot be asked whether the app is gone.');
  try {
    await platform.open(connection.host, tokensOf(work, platform, shopId), work.signal).facts();
    return false;
  } catch (error) {
    if (error instanceof AccessGone) return true;
    throw error;
  }
}

async function answerForCustomer(
  work: FetchContext,
  { shopId, connection, now }: About,
  message: Message,
): Promise<void> {
  const person = personOf(message.body);
  await work.database.asSystem(
    async (tx) => {
      if (message.subject === 'customer_erasure') await eraseCustomer(tx, shopId, person);
      else await privacyReportMail(tx, { shopId, person, kept: await keptOfPerson(tx, shopId, person), now });
      await markHandled(tx, shopId, [message.id], { now, problem: '' });
      if (message.subject !== 'customer_erasure') return;
      const name = connection?.platform ?? 'platform';
      const entry = { event: 'customer.erased', id: message.id } as const;
      await record(tx, { shopId, by: { kind: 'platform', name }, now }, [entry]);
    },
    { statementTimeout: 0 },
  );
}

/** https://shopify.dev/docs/apps/build/compliance/privacy-law-compliance */
function personOf(body: unknown): ErasedPerson {
  const { customer, orders_requested, orders_to_redact } = (body ?? {}) as {
    customer?: { id?: unknown; email?: unknown };
    orders_requested?: unknown;
    orders_to_redact?: unknown;
  };
  const orders = orders_requested ?? orders_to_redact;
  const id = customer?.id;
  return {
    customerId: typeof id === 'number' || typeof id === 'string' ? String(id) : '',
    email: typeof customer?.email === 'string' ? customer.email : '',
    orders: Array.isArray(orders) ? orders.map(String) : [],
  };
}
