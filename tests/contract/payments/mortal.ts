import { spawn, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished } from 'vitest';
import { audit } from '../../../packages/server/src/features/features.ts';
import { placeOfSecret } from '../../../packages/server/src/payments/payment-secrets.ts';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { fillShops, password, vendorOf } from '../operations/shops.ts';
import { secretsKey, tokenSecret } from '../server.ts';
import type { Given, KillAt, Message } from './mortal-server.ts';
import { startPaypal, type Fault, type PaypalServer } from './paypal-server.ts';
import { liveKeys } from './world.ts';

/* A payout by PayPal in a process that is killed: shared by the tests of both victims. */

/** A step of a payout by PayPal. */
export type Moment = {
  readonly what: string;
  readonly killAt: KillAt;
  /** Kills from another process while PayPal has the request. */
  readonly fault?: (kill: () => Promise<void>) => Fault;
  /** The claim was never acknowledged, so the caller repeats the request. */
  readonly isAskedAgain?: true;
};

export const moments: readonly Moment[] = [
  { what: 'before the claim commits', killAt: 'claimed', isAskedAgain: true },
  { what: 'after the claim has committed', killAt: 'committed' },
  {
    what: 'when PayPal has the request and has not done it',
    killAt: null,
    fault: (kill) => ({ is: 'waits', until: kill }),
  },
  {
    what: 'when PayPal has done it and not answered',
    killAt: null,
    fault: (kill) => ({ is: 'waits', after: true, until: kill }),
  },
  { what: 'when the answer has come and is not stored', killAt: 'answered' },
  { what: 'when it is stored as paid and no mail is written', killAt: 'paid' },
];

/** A PayPal that pays immediately. */
export async function openPaypal(): Promise<PaypalServer> {
  const paypal = await startPaypal();
  onTestFinished(() => paypal.close());
  paypal.openAccount(liveKeys.live_api_client, liveKeys.live_api_secret);
  paypal.state.next = { status: 'SUCCESS', error: '' };
  return paypal;
}

/**
 * Expects the payout to be paid by the running server without intervention: one credit at PayPal, each line paid
 * once, one mail to the vendor. Stops the server.
 */
export async function expectPaidOnce(
  server: Awaited<ReturnType<typeof start>>,
  of: { at: Location; paypal: PaypalServer; shopId: number; body: object; isAskedAgain: boolean },
): Promise<void> {
  const { at, paypal, shopId, body } = of;
  const seen = () => signedIn(server.url, (token) => statuses(server.url, token));
  if (of.isAskedAgain) {
    expect(await seen()).toEqual([]);
    await pay(server.url, body);
  }
  await expect.poll(seen, { timeout: 120_000, interval: 300 }).toEqual(['paid']);
  // A repeated request with the same key gets the same payout.
  const again = await pay(server.url, body);
  expect(await seen()).toEqual(['paid']);
  expect(await server.stop()).toBe(0);

  expect(paypal.credits).toEqual([
    { senderBatchId: `po_${again.id}_1`, receiver: 'loom@pay.example', value: '28.00' },
  ]);
  await opened(at, async (database) => {
    expect(await database.asShop({ shopId, vendorIds: null }, (tx) => audit(tx, shopId))).toEqual([]);
    const lines = await database.asSystem((tx) =>
      tx
        .selectFrom('payout_items')
        .select(['line_item_id', 'active'])
        .where('shop_id', '=', shopId)
        .execute(),
    );
    expect(lines.map(({ active }) => active)).toEqual([true, true, true]);
    expect(new Set(lines.map(({ line_item_id: line }) => line)).size).toBe(3);
    const mails = await database.asSystem((tx) =>
      tx.selectFrom('mails').select('state').where('kind', '=', 'payout').execute(),
    );
    expect(mails).toEqual([{ state: 'kept' }]);
  });
}

/** A shop whose vendor has 28.00 due and an address at PayPal. */
export async function prepare(database: Database): Promise<{ shopId: number; vendor: number }> {
  const { alder } = await fillShops(database);
  const vendor = vendorOf(alder, 'Lantern Loom');
  await database.asSystem(async (tx) => {
    await tx.updateTable('shops').set({ can_use_paypal: true }).where('id', '=', alder.id).execute();
    await tx
      .updateTable('vendors')
      .set({ paypal_email: 'loom@pay.example', email: 'loom@mail.example' })
      .where('id', '=', vendor)
      .execute();
    const place = placeOfSecret(alder.id, 'paypal', 'live_api_secret');
    await tx
      .insertInto('payment_settings')
      .values({
        shop_id: alder.id,
        provider: 'paypal',
        live_api_client: liveKeys.live_api_client,
        live_api_secret: sealerOf(secretsKey).seal(liveKeys.live_api_secret, place),
        live_mode: true,
        live_check: 'valid',
      })
      .execute();
  });
  return { shopId: alder.id, vendor };
}

export async function opened<T>(at: Location, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(at);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

export async function start(given: {
  at: Location;
  paypal: PaypalServer;
  killAt: KillAt;
  /** The server itself, by default. */
  victim?: Given['victim'];
  ahead: number;
}) {
  const { at, paypal, killAt, victim = 'server', ahead } = given;
  const all: Given = {
    at,
    paypal: { live: paypal.url, sandbox: paypal.url },
    killAt,
    victim,
    ahead,
    tokenSecret,
    secretsKey,
  };
  const child: ChildProcess = spawn(
    process.execPath,
    [join(import.meta.dirname, 'mortal-server.ts'), JSON.stringify(all)],
    { stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  );
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) => {
    child.on('close', (exit, signal) => resolve(signal ?? exit));
  });
  const url = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stdout?.on('data', (text: Buffer) => {
      said += text.toString();
      const found = /ready (\S+)/.exec(said)?.[1];
      if (found !== undefined) resolve(found);
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`The server ended before it was ready: ${said}`)));
  });
  return {
    url,
    ended,
    /** Resolves at the step where the database is to be killed. */
    here: new Promise<void>((resolve) => child.once('message', () => resolve())),
    send: (message: Message) => child.send(message),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
    stop() {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

export async function signIn(url: string): Promise<string> {
  const { access } = await ask<{ access: string }>(`${url}/api/token/`, {
    method: 'POST',
    body: { email: 'owner@alder.example', password },
  });
  return access;
}

async function signedIn<T>(url: string, work: (token: string) => Promise<T>): Promise<T> {
  return work(await signIn(url));
}

export async function pay(url: string, body: object): Promise<{ id: number }> {
  const token = await signIn(url);
  return ask(`${url}/api/vendors/payouts/create/`, {
    method: 'POST',
    token,
    body,
    headers: { 'idempotency-key': 'the key of this payout' },
  });
}

const get = (url: string, token: string, path: string) =>
  ask<{ results: { status: string }[] }>(`${url}/api${path}`, { method: 'GET', token });

async function statuses(url: string, token: string): Promise<string[]> {
  const { results } = await get(url, token, '/vendors/payouts/');
  return results.map(({ status }) => status);
}

export async function ask<T>(
  url: string,
  sent: { method: string; token?: string; body?: object; headers?: Record<string, string> },
): Promise<T> {
  const response = await fetch(url, {
    method: sent.method,
    headers: {
      'content-type': 'application/json',
      ...(sent.token === undefined ? {} : { authorization: `Bearer ${sent.token}` }),
      ...sent.headers,
    },
    ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${JSON.stringify(answer)}`);
  // By openapi.yaml, which the contract tests check.
  return answer as T;
}
