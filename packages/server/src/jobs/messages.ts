import { tokensOf } from '../platforms/access.ts';
import { AccessGone, type OpenShop } from '../platforms/platform.ts';
import type { PlatformOrder, PlatformVariant } from '../imports/port/records.ts';
import { writePlatformOrders, writePlatformVariants } from '../imports/write/connected.ts';
import { cancelDeletedOrder } from '../imports/write/cancel-deleted.ts';
import type { WrittenOrders } from '../imports/write/orders.ts';
import {
  connectionOf,
  dueMessages,
  endConnection,
  lockConnection,
  markHandled,
  postponeMessages,
  type Connection,
  type Message,
} from '../queries/shops/platforms.ts';
import type { Tx } from '../database/database.ts';
import { dropProduct } from '../queries/imports/platform.ts';
import { importShop, type ImportShop } from '../queries/imports/shop.ts';
import { setSyncActive } from '../queries/job-rows.ts';
import { answerForPeople, isOfPeople } from './messages-of-people.ts';
import { mailNewOrders } from './new-orders.ts';
import { recordEnd } from './platform-end.ts';
import type { Fetched, FetchContext } from './fetched.ts';

/*
 * The inbox of webhooks. A message only names an object, which is fetched in its present state, so messages may
 * arrive in any order and repeatedly.
 */

const objectsAtOnce = 25;

type Looked = {
  readonly orders: readonly PlatformOrder[];
  readonly goneOrders: readonly string[];
  readonly variants: readonly PlatformVariant[];
  readonly goneProducts: readonly string[];
  readonly isRemoved: boolean;
  readonly problems: readonly string[];
  readonly handled: readonly number[];
};

/** `oneByOne`: shops whose last messages could not be written together and are now written singly. */
export async function fetchMessages(
  work: FetchContext,
  shopId: number,
  oneByOne: Set<number>,
): Promise<Fetched | null> {
  const { database, clock } = work;
  const now = clock();
  const { connection, messages, shop } = await database.asShop(
    { shopId, vendorIds: null, readOnly: true },
    async (tx) => ({
      connection: await connectionOf(tx, shopId),
      messages: await dueMessages(tx, shopId, oneByOne.has(shopId) ? 1 : objectsAtOnce, now),
      shop: await importShop(tx, shopId),
    }),
  );
  if (messages.length === 0) {
    oneByOne.delete(shopId);
    return null;
  }
  const ofPeople = messages.filter(({ subject }) => isOfPeople(subject));
  for (const message of ofPeople) await answerForPeople(work, { shopId, connection, now }, message);

  const others = messages.filter(({ subject }) => !isOfPeople(subject));
  const looked = await lookAt(work, connection, shop, others, now);
  return {
    description: 'Reading changes',
    progress: 0,
    wait: 0,
    write: async (tx) => {
      const kept = await lockConnection(tx, shopId);
      const orders = await writeLooked(tx, { shop, now }, looked);
      if (kept !== null) {
        await mailNewOrders(tx, { connection: kept, publicUrl: work.publicUrl(), now }, orders);
      }
      if (looked.isRemoved) await recordEnd(tx, shopId, kept, now);
      return true;
    },
    async failed(error) {
      const ids = others.map(({ id }) => id);
      if (new Set(others.map(objectKey)).size > 1 && !oneByOne.has(shopId)) {
        oneByOne.add(shopId);
        return;
      }
      const problem = error instanceof Error ? error.message : String(error);
      await database.asShop({ shopId, vendorIds: null }, (tx) =>
        postponeMessages(tx, shopId, ids, { now, problem }),
      );
    },
  };
}

function objectKey({ subject, objectId }: Message): string {
  return `${subject} ${objectId}`;
}

async function lookAt(
  work: FetchContext,
  connection: Connection | null,
  shop: ImportShop,
  messages: readonly Message[],
  now: Date,
): Promise<Looked> {
  const found = {
    orders: [] as PlatformOrder[],
    goneOrders: [] as string[],
    variants: [] as PlatformVariant[],
    goneProducts: [] as string[],
    problems: [] as string[],
    handled: [] as number[],
  };
  const platform = connection === null ? null : work.platformOf(connection.platform);
  if (connection?.state !== 'connected' || platform === null) {
    // The platform can no longer be asked, and a message is never trusted without a fetch.
    return { ...found, isRemoved: false, handled: messages.map(({ id }) => id) };
  }
  const open = platform.open(connection.host, tokensOf(work, platform, shop.id), work.signal);
  for (const same of Map.groupBy(messages, objectKey).values()) {
    const [message] = same;
    if (message === undefined) continue;
    const ids = same.map(({ id }) => id);
    try {
      await lookAtOne(open, shop, message, found);
      found.handled.push(...ids);
    } catch (error) {
      if (error instanceof AccessGone) return { ...found, isRemoved: true };
      if (work.signal.aborted) throw error;
      const problem = error instanceof Error ? error.message : String(error);
      await work.database.asShop({ shopId: shop.id, vendorIds: null }, (tx) =>
        postponeMessages(tx, shop.id, ids, { now, problem }),
      );
    }
  }
  return { ...found, isRemoved: false };
}

async function lookAtOne(
  open: OpenShop,
  shop: ImportShop,
  { subject, objectId }: Message,
  found: {
    readonly orders: PlatformOrder[];
    readonly goneOrders: string[];
    readonly variants: PlatformVariant[];
    readonly goneProducts: string[];
    readonly problems: string[];
  },
): Promise<void> {
  if (subject === 'order' || subject === 'order_gone') {
    const parsed = await open.order(objectId, shop);
    if (parsed?.is === 'read') found.orders.push(parsed.value);
    if (parsed?.is === 'problem') found.problems.push(parsed.problem.reason);
    // A missing order may also mean a missing permission; only a deletion message counts as one.
    if (parsed === null && subject === 'order_gone') found.goneOrders.push(objectId);
  }
  if (subject === 'product') {
    const { id, variants } = await open.product(objectId, shop);
    if (variants === null) found.goneProducts.push(id);
    for (const one of variants ?? []) {
      if (one.is === 'read') found.variants.push(one.value);
      else found.problems.push(one.problem.reason);
    }
  }
  // If the shop answers, the app was installed again or never removed.
  if (subject === 'app_removed') await open.facts();
}

async function writeLooked(
  tx: Tx,
  of: { readonly shop: ImportShop; readonly now: Date },
  looked: Looked,
): Promise<WrittenOrders> {
  const { shop, now } = of;
  if (looked.isRemoved) {
    await endConnection(tx, shop.id, 'uninstalled', now);
    await setSyncActive(tx, shop.id, false);
  }
  await writePlatformVariants(tx, of, looked.variants);
  for (const id of looked.goneProducts) await dropProduct(tx, shop.id, id);
  const orders = await writePlatformOrders(tx, of, looked.orders);
  for (const platformId of looked.goneOrders) await cancelDeletedOrder(tx, of, platformId);
  const problems = [...looked.problems, ...orders.problems.map(({ reason }) => reason)];
  await markHandled(tx, shop.id, looked.handled, { now, problem: problems.join('\n').slice(0, 2000) });
  return orders;
}
