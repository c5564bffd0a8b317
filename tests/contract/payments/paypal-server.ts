import { createHmac, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/*
 * PayPal by its documentation, as far as a payout needs it: tokens, batches remembered by sender_batch_id for 30
 * days, items in every state, signed webhooks, and faults on request. packages/server/src/payments/paypal/client.ts
 * names the sources.
 */

/** Faults of the next payout requests, in this order. `after`: the request is executed first. */
export type Fault =
  | { readonly is: 'answers'; readonly status: number; readonly name: string; readonly after?: true }
  | { readonly is: 'hangs up'; readonly after?: true }
  | { readonly is: 'takes'; readonly ms: number }
  /** Waits for `until` before the request is executed, or after it with the answer withheld. */
  | { readonly is: 'waits'; readonly until: () => Promise<void>; readonly after?: true };

export type Credit = { readonly senderBatchId: string; readonly receiver: string; readonly value: string };

type Item = {
  id: string;
  status: string;
  error: string;
  readonly senderItemId: string;
  readonly receiver: string;
  readonly amount: { readonly value: string; readonly currency: string };
  readonly note: string;
};
type Batch = {
  readonly id: string;
  readonly senderBatchId: string;
  readonly account: string;
  readonly made: number;
  status: string;
  items: Item[];
};
type Account = { secret: string; canPay: boolean; webhooks: { id: string; url: string }[] };

const day = 24 * 60 * 60 * 1000;
const remembered = 30 * day;

export type PaypalServer = Awaited<ReturnType<typeof startPaypal>>;

export async function startPaypal() {
  const accounts = new Map<string, Account>();
  const tokens = new Map<string, string>();
  const batches: Batch[] = [];
  const credits: Credit[] = [];
  const faults: Fault[] = [];
  const requests: string[] = [];
  const signingKey = randomBytes(32);
  let webhooksMade = 0;
  const state = {
    now: Date.now,
    /** The status and the error of a new item. */
    next: { status: 'PENDING', error: '' },
    /** PayPal's fee for each item, which it shows with it; null for an answer without it. */
    fee: null as { readonly value: string; readonly currency: string } | null,
    /** False while new batches are empty: PayPal creates items a moment later. */
    showsItems: true,
    isDown: false,
    tokenStatus: 200,
  };

  const server = createServer((request, response) => {
    void handle(request, response).catch((error: unknown) => {
      response.destroy(error instanceof Error ? error : new Error(String(error)));
    });
  });

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const text = await bodyOf(request);
    const path = (request.url ?? '').split('?')[0] ?? '';
    const called = `${request.method ?? ''} ${path}`;
    if (state.isDown) {
      request.socket.destroy();
      return;
    }
    if (called === 'POST /v1/oauth2/token') {
      answerToken(request, response);
      return;
    }
    const account = tokens.get((request.headers.authorization ?? '').replace('Bearer ', ''));
    if (account === undefined) {
      answer(response, 401, {
        error: 'invalid_token',
        error_description: 'Token signature verification failed',
      });
      return;
    }
    requests.push(called);
    if (called === 'POST /v1/payments/payouts') {
      await answerPayout(account, text, response, request);
      return;
    }
    if (called === 'POST /v1/notifications/webhooks') {
      register(account, text, response);
      return;
    }
    if (called === 'GET /v1/notifications/webhooks') {
      answer(response, 200, { webhooks: accounts.get(account)?.webhooks ?? [] });
      return;
    }
    if (called === 'POST /v1/notifications/verify-webhook-signature') {
      const said = signatureFits(text) ? 'SUCCESS' : 'FAILURE';
      answer(response, 200, { verification_status: said });
      return;
    }
    answerAboutOne(account, called, response);
  }

  function answerToken(request: IncomingMessage, response: ServerResponse): void {
    const basic = (request.headers.authorization ?? '').replace('Basic ', '');
    const [client = '', secret = ''] = Buffer.from(basic, 'base64').toString().split(':');
    const account = accounts.get(client);
    if (state.tokenStatus !== 200) {
      answer(response, state.tokenStatus, { name: 'INTERNAL_SERVER_ERROR', message: 'An internal error.' });
      return;
    }
    if (account === undefined || account.secret !== secret) {
      const error_description = 'Client Authentication failed';
      answer(response, 401, { error: 'invalid_client', error_description });
      return;
    }
    const access_token = `A21AA${randomBytes(12).toString('hex')}`;
    tokens.set(access_token, client);
    const payouts = account.canPay ? ' https://uri.paypal.com/payments/payouts' : '';
    const scope = `openid https://uri.paypal.com/services/payments/payment${payouts}`;
    answer(response, 200, { scope, access_token, token_type: 'Bearer', app_id: 'APP-1', expires_in: 32400 });
  }

  async function answerPayout(
    account: string,
    text: string,
    response: ServerResponse,
    request: IncomingMessage,
  ): Promise<void> {
    const fault = faults.shift();
    if (fault?.is === 'takes') await pause(fault.ms);
    if (fault?.is === 'waits' && fault.after === undefined) await fault.until();
    const isCarriedOut =
      fault === undefined || fault.is === 'takes' || fault.is === 'waits' || fault.after === true;
    const outcome = isCarriedOut ? carryOut(account, text) : null;
    if (fault?.is === 'waits' && fault.after === true) await fault.until();
    if (fault?.is === 'hangs up') {
      request.socket.destroy();
      return;
    }
    if (fault?.is === 'answers') {
      const { status, name } = fault;
      answer(response, status, { name, message: wordsOf(name), debug_id: 'd1', details: [] });
      return;
    }
    if (outcome !== null) answer(response, outcome.status, outcome.body);
  }

  function carryOut(account: string, text: string): { status: number; body: object } {
    // The body comes from our own server.
    const asked = JSON.parse(text) as {
      sender_batch_header: { sender_batch_id: string; email_subject: string };
      items: {
        amount: { value: string; currency: string };
        receiver: string;
        note: string;
        sender_item_id: string;
      }[];
    };
    const { sender_batch_id: senderBatchId } = asked.sender_batch_header;
    const known = batches.find(
      (batch) =>
        batch.account === account &&
        batch.senderBatchId === senderBatchId &&
        state.now() - batch.made < remembered,
    );
    if (known !== undefined) {
      const href = `${url}/v1/payments/payouts/${known.id}`;
      return {
        status: 400,
        body: {
          name: 'USER_BUSINESS_ERROR',
          message: 'User business error.',
          debug_id: 'd2',
          information_link: 'https://developer.paypal.com/docs/api/payments.payouts-batch/#errors',
          details: [
            {
              field: 'SENDER_BATCH_ID',
              location: 'body',
              issue: 'Batch with given sender_batch_id already exists',
              link: [{ href, rel: 'self', method: 'GET' }],
            },
          ],
          links: [],
        },
      };
    }
    const id = `B${randomBytes(6).toString('hex').toUpperCase()}`;
    const { status, error } = state.next;
    const batch: Batch = {
      id,
      senderBatchId,
      account,
      made: state.now(),
      status: status === 'PENDING' ? 'PENDING' : 'SUCCESS',
      items: asked.items.map((item, index) => ({
        id: `I${id}${index}`,
        status,
        error,
        senderItemId: item.sender_item_id,
        receiver: item.receiver,
        amount: item.amount,
        note: item.note,
      })),
    };
    batches.push(batch);
    for (const item of batch.items) {
      credits.push({ senderBatchId, receiver: item.receiver, value: item.amount.value });
    }
    const links = [{ href: `${url}/v1/payments/payouts/${id}`, rel: 'self', method: 'GET' }];
    return { status: 201, body: { batch_header: headerOf({ ...batch, status: 'PENDING' }), links } };
  }

  function register(account: string, text: string, response: ServerResponse): void {
    const { url: to } = JSON.parse(text) as { url: string };
    const webhooks = accounts.get(account)?.webhooks ?? [];
    if (webhooks.some((webhook) => webhook.url === to)) {
      answer(response, 400, { name: 'WEBHOOK_URL_ALREADY_EXISTS', message: 'Webhook URL already exists' });
      return;
    }
    const webhook = { id: `WH${++webhooksMade}`, url: to };
    webhooks.push(webhook);
    answer(response, 201, webhook);
  }

  function signatureFits(text: string): boolean {
    const { transmission_id, transmission_time, transmission_sig, webhook_id } = JSON.parse(text) as Record<
      string,
      string
    >;
    // The raw bytes of the event, which the signature covers.
    const event = text.slice(text.indexOf('"webhook_event":') + '"webhook_event":'.length, -1);
    return transmission_sig === sign([transmission_id, transmission_time, webhook_id, event]);
  }

  const sign = (parts: readonly unknown[]) =>
    createHmac('sha256', signingKey).update(parts.map(String).join('|')).digest('base64');

  function answerAboutOne(account: string, called: string, response: ServerResponse): void {
    const missing = { name: 'INVALID_RESOURCE_ID', message: 'Requested resource ID was not found.' };
    const own = batches.filter((batch) => batch.account === account);
    const [, batchId] = /^GET \/v1\/payments\/payouts\/(\w+)$/.exec(called) ?? [];
    const batch = own.find(({ id }) => id === batchId);
    if (batch !== undefined) {
      const items = state.showsItems ? batch.items.map((item) => shown(batch, item, state.fee)) : [];
      answer(response, 200, { batch_header: headerOf(batch), items, links: [] });
      return;
    }
    const [, itemId, cancels] = /^\w+ \/v1\/payments\/payouts-item\/(\w+)(\/cancel)?$/.exec(called) ?? [];
    const home = own.find(({ items }) => items.some(({ id }) => id === itemId));
    const item = home?.items.find(({ id }) => id === itemId);
    if (home === undefined || item === undefined) {
      answer(response, 404, missing);
      return;
    }
    if (cancels !== undefined) {
      if (item.status !== 'UNCLAIMED') {
        answer(response, 400, {
          name: 'ITEM_INCORRECT_STATUS',
          message: 'Only unclaimed items are cancelled.',
        });
        return;
      }
      item.status = 'RETURNED';
    }
    answer(response, 200, shown(home, item, state.fee));
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('PayPal listens on no port.');
  const url = `http://127.0.0.1:${address.port}`;

  const batchOf = (senderBatchId: string): Batch => {
    const batch = batches.findLast((known) => known.senderBatchId === senderBatchId);
    if (batch === undefined) throw new Error(`PayPal has no batch ${senderBatchId}.`);
    return batch;
  };

  return {
    url,
    state,
    /** The accepted payments, once for each time that money is sent. */
    credits: credits as readonly Credit[],
    /** The requests with a valid token, for example "POST /v1/payments/payouts". */
    requests: requests as readonly string[],
    /** Invalidates the tokens of the former secret of the account. */
    openAccount(clientId: string, secret: string, canPay = true): void {
      for (const [token, client] of tokens) if (client === clientId) tokens.delete(token);
      accounts.set(clientId, { secret, canPay, webhooks: accounts.get(clientId)?.webhooks ?? [] });
    },
    /** The faults of the next payout requests. */
    order(...next: Fault[]): void {
      faults.push(...next);
    },
    /** Drops the remaining faults and ends an outage. */
    calm(): void {
      faults.length = 0;
      state.isDown = false;
    },
    /** Sets the state of an item, as time or people do at PayPal. */
    turn(senderBatchId: string, status: string, error = ''): void {
      const batch = batchOf(senderBatchId);
      batch.status = status === 'DENIED' ? 'DENIED' : 'SUCCESS';
      for (const item of batch.items)
        Object.assign(item, { status: status === 'DENIED' ? 'FAILED' : status, error });
    },
    /** The state of the only item of a batch; null where there is none. */
    statusOf: (senderBatchId: string) => batchOf(senderBatchId).items[0]?.status ?? null,
    /** An event with the headers of its signature, for the webhook of an account. */
    event(clientId: string, senderBatchId: string, type = 'PAYMENT.PAYOUTS-ITEM.SUCCEEDED') {
      const [webhook] = accounts.get(clientId)?.webhooks ?? [];
      if (webhook === undefined) throw new Error(`${clientId} has no webhook.`);
      const batch = batchOf(senderBatchId);
      const item = batch.items[0];
      // With unusual spaces, so that only the raw bytes match the signature.
      const body = JSON.stringify(
        {
          id: `WH-${randomBytes(6).toString('hex')}`,
          event_type: type,
          resource_type: 'payouts_item',
          resource:
            item === undefined ? {} : { ...shown(batch, item, state.fee), sender_batch_id: senderBatchId },
        },
        null,
        1,
      );
      const id = `${randomBytes(4).toString('hex')}-t`;
      const time = new Date(state.now()).toISOString();
      return {
        url: webhook.url,
        body,
        headers: {
          'content-type': 'application/json',
          'paypal-auth-algo': 'SHA256withRSA',
          'paypal-cert-url': 'https://api.paypal.com/v1/notifications/certs/CERT-1',
          'paypal-transmission-id': id,
          'paypal-transmission-sig': sign([id, time, webhook.id, body]),
          'paypal-transmission-time': time,
        },
      };
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

function headerOf(batch: Batch) {
  return {
    payout_batch_id: batch.id,
    batch_status: batch.status,
    time_created: new Date(batch.made).toISOString(),
    sender_batch_header: { sender_batch_id: batch.senderBatchId },
  };
}

function shown(batch: Batch, item: Item, fee: { value: string; currency: string } | null) {
  return {
    payout_item_id: item.id,
    transaction_id: `T${item.id}`,
    transaction_status: item.status,
    payout_batch_id: batch.id,
    ...(fee === null ? {} : { payout_item_fee: fee }),
    payout_item: {
      recipient_type: 'EMAIL',
      amount: item.amount,
      receiver: item.receiver,
      note: item.note,
      sender_item_id: item.senderItemId,
    },
    ...(item.error === ''
      ? {}
      : { errors: { name: item.error, message: wordsOf(item.error), debug_id: 'd3', details: [] } }),
  };
}

function wordsOf(name: string): string {
  return (
    {
      INSUFFICIENT_FUNDS: 'Sender does not have sufficient funds.',
      AUTHORIZATION_ERROR: 'Authorization error occurred.',
      RECEIVER_UNREGISTERED: 'The recipient for this payout does not have an account.',
    }[name] ?? name
  );
}

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
