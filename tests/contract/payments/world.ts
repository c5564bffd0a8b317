import { expect } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { createTransferWork, type TransferWork } from '../../../packages/server/src/payments/transfers.ts';
import { createPaypal } from '../../../packages/server/src/payments/paypal/client.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import {
  fillShops,
  insertLine,
  insertVendor,
  password,
  signInAll,
  vendorOf,
  type Shop,
  type Tokens,
} from '../operations/shops.ts';
import { noon, secretsKey, startServer, type TestServer } from '../server.ts';
import { startPaypal, type PaypalServer } from './paypal-server.ts';

export const liveKeys = { live_api_client: 'AZ-live', live_api_secret: 'the live secret of the shop' };
export const sandboxKeys = { test_api_client: 'AZ-test', test_api_secret: 'the test secret of the shop' };

/** Adds a vendor with an address at PayPal and 28.00 due, without any payout. */
export type Payee = { readonly id: number; readonly lines: readonly number[] };

export type PayingWorld = {
  readonly server: TestServer;
  readonly paypal: PaypalServer;
  readonly sandbox: PaypalServer;
  readonly alder: Shop;
  readonly tokens: Tokens;
  readonly lantern: number;
  addPayee(changes?: { paypal_email?: string; currency?: string }): Promise<Payee>;
  /** A valid token of the owner. */
  owner(): Promise<string>;
  readonly work: TransferWork;
  /** Looks at every due transfer, as the jobs do. */
  look(): Promise<void>;
  /** Advances the clocks of the server and of PayPal. */
  later(ms: number): void;
  /** Replaces the server by a new one at the same time; `server` is then the new one. */
  restart(): Promise<void>;
  statusOf(payoutId: number): Promise<string>;
  expectClean(): Promise<void>;
  close(): Promise<void>;
};

export const minute = 60_000;
export const day = 24 * 60 * minute;

/** A shop with confirmed keys and a vendor with an address at PayPal, connected to its own PayPal. */
export async function openPayingWorld(database: Database): Promise<PayingWorld> {
  const { alder } = await fillShops(database);
  const lantern = vendorOf(alder, 'Lantern Loom');
  await database.asSystem(async (tx) => {
    await tx.updateTable('shops').set({ can_use_paypal: true }).execute();
    await tx
      .updateTable('vendors')
      .set({ paypal_email: 'Loom@pay.example' })
      .where('id', '=', lantern)
      .execute();
  });
  const [paypal, sandbox] = [await startPaypal(), await startPaypal()];
  paypal.openAccount(liveKeys.live_api_client, liveKeys.live_api_secret);
  sandbox.openAccount(sandboxKeys.test_api_client, sandboxKeys.test_api_secret);
  const urls = { live: paypal.url, sandbox: sandbox.url };
  const start = () => startServer(database, { paypal: urls, publicUrl: 'https://shop.example' });
  let server = await start();
  paypal.state.now = () => server.now.getTime();
  sandbox.state.now = () => server.now.getTime();
  const clock = () => server.now;
  const work = createTransferWork({
    database,
    paypal: createPaypal(urls, clock, 2000),
    secrets: sealerOf(secretsKey),
    publicUrl: () => 'https://shop.example',
    clock,
    startDelivery: () => undefined,
  });
  const tokens = await signInAll(server);
  await server.ok('updatePaymentSettings', {
    token: tokens.owner,
    params: { id: alder.id },
    body: { ...liveKeys, live_mode: true },
  });
  let payees = 0;
  let known = { token: tokens.owner, at: server.now };
  return {
    get server() {
      return server;
    },
    paypal,
    sandbox,
    alder,
    tokens,
    lantern,
    work,
    addPayee: (changes) =>
      database.asSystem(async (tx) => {
        const name = `Payee ${++payees}`;
        const id = await insertVendor(tx, alder.id, name);
        alder.vendors[name] = id;
        await tx
          .updateTable('vendors')
          .set({
            paypal_email: `payee-${payees}@pay.example`,
            email: `payee-${payees}@mail.example`,
            ...changes,
          })
          .where('id', '=', id)
          .execute();
        const lines: number[] = [];
        for (const price of [1000, 1600, 3000]) {
          const title = `${name} ${price}`;
          lines.push(
            await insertLine(tx, alder, { title, vendor: name, processedAt: '2026-03-01T10:00:00Z', price }),
          );
        }
        await priceLines(tx, alder.id, { lines });
        return { id, lines };
      }),
    async owner() {
      if (server.now.getTime() - known.at.getTime() > 2 * minute) {
        const body = { email: 'owner@alder.example', password };
        known = { token: (await server.ok('createToken', { body })).access, at: server.now };
      }
      return known.token;
    },
    async look() {
      for (const shopId of await work.dueShops()) await work.run(shopId, new AbortController().signal);
    },
    later(ms) {
      server.now = new Date(server.now.getTime() + ms);
    },
    async restart() {
      const { now } = server;
      await server.close();
      server = await start();
      server.now = now;
    },
    async statusOf(payoutId) {
      const row = await database.asSystem((tx) =>
        tx.selectFrom('payouts').select('status').where('id', '=', payoutId).executeTakeFirstOrThrow(),
      );
      return row.status;
    },
    async expectClean() {
      expect(
        await database.asShop({ shopId: alder.id, vendorIds: null }, (tx) => audit(tx, alder.id)),
      ).toEqual([]);
    },
    async close() {
      server.now = noon;
      await server.close();
      await Promise.all([paypal.close(), sandbox.close()]);
    },
  };
}
