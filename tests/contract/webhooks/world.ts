import { onTestFinished } from 'vitest';
import type { HistoryEvent } from '../../../packages/domain/src/history/history-events.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { senderTo, type Sender } from '../../../packages/server/src/common/send-public.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { createWebhookWork } from '../../../packages/server/src/features/webhooks/webhook-work.ts';
import { record } from '../../../packages/server/src/ledger/record.ts';
import type { OpenFresh } from '../../databases.ts';
import { signIn } from '../access/fixture.ts';
import { fillShops, type Shop } from '../operations/shops.ts';
import { secretsKey, startServer, type TestServer } from '../server.ts';
import { startReceiver, type Receiver } from './receiver.ts';

export type WebhookWorld = {
  readonly database: Database;
  readonly server: TestServer;
  readonly receiver: Receiver;
  readonly alder: Shop;
  readonly birch: Shop;
  /** A call of Alder's owner, with a fresh token. */
  readonly asOwner: <T extends object>(more: T) => Promise<T & { token: string }>;
  /** Adds entries to Alder's history. */
  readonly add: (
    entries: readonly (readonly [event: HistoryEvent, id: number])[],
    shop?: Shop,
  ) => Promise<void>;
  /** A webhook of Alder to the receiver. */
  readonly hook: (events?: readonly string[]) => Promise<{ id: number; secret: string }>;
  /** Sends what is due now. */
  readonly deliver: (shop?: Shop) => Promise<void>;
  /** Moves the clock on. */
  readonly later: (ms: number) => void;
};

export const hour = 3600 * 1000;

export async function openWebhookWorld(open: OpenFresh, sender?: Sender): Promise<WebhookWorld> {
  const database = await open();
  const receiver = await startReceiver();
  onTestFinished(() => receiver.close());
  const { alder, birch } = await fillShops(database);
  const webhookSender = sender ?? senderTo([receiver.host]);
  const server = await startServer(database, { webhookSender, publicUrl: 'https://shop.example' });
  onTestFinished(() => server.close());
  const owner = await database.asSystem((tx) =>
    tx
      .selectFrom('logins')
      .select(['id', 'email'])
      .where('email', '=', 'owner@alder.example')
      .executeTakeFirstOrThrow(),
  );
  const work = createWebhookWork({
    database,
    secrets: sealerOf(secretsKey),
    sender: webhookSender,
    publicUrl: () => 'https://shop.example',
    clock: () => server.now,
    random: () => 0.5,
    startDelivery: () => undefined,
  });
  const world: WebhookWorld = {
    database,
    server,
    receiver,
    alder,
    birch,
    async asOwner(more) {
      const { access: token } = await signIn(database, owner, alder.id, 'merchant', server.now);
      return { ...more, token };
    },
    async add(entries, shop = alder) {
      await addEntries(database, shop.id, server.now, entries);
    },
    async hook(events = ['payouts', 'vendors', 'rules']) {
      const body = { url: receiver.url, events };
      const { webhook, secret } = await server.ok('createWebhook', await world.asOwner({ body }));
      return { id: webhook.id, secret };
    },
    async deliver(shop = alder) {
      // A turn is limited in time, and the next one goes on.
      while ((await work.dueShops()).includes(shop.id)) {
        await work.run(shop.id, AbortSignal.timeout(60_000));
      }
    },
    later(ms) {
      server.now = new Date(server.now.getTime() + ms);
    },
  };
  return world;
}

export async function addEntries(
  database: Database,
  shopId: number,
  now: Date,
  entries: readonly (readonly [event: HistoryEvent, id: number])[],
): Promise<void> {
  const act = { shopId, by: { kind: 'job', name: 'tests' }, now } as const;
  await database.asShop({ shopId, vendorIds: null }, (tx) =>
    record(
      tx,
      act,
      entries.map(([event, id]) => ({ event, id, vendorId: 7, after: { amount: '12.00' } })),
    ),
  );
}
