import type { KeyCheck } from '../../database/rows.ts';
import {
  asObject,
  batchIn,
  itemIn,
  knownBatchIn,
  listAt,
  madeBatchIn,
  nameIn,
  problemIn,
  textAt,
  type PaypalBatch,
  type PaypalItem,
} from './answers.ts';
import { createCaller, isUntouched, type Keys, type PaypalCaller, type Reply } from './caller.ts';

/*
 * PayPal's Payouts API, as far as a payout needs it. Sources, read in November 2026:
 *   tokens           developer.paypal.com/api/rest/authentication
 *   payouts          developer.paypal.com/api/payments.payouts-batch/v1
 *   their errors     developer.paypal.com/docs/api/payments.payouts-batch/#errors
 *   webhooks         developer.paypal.com/api/webhooks/v1, developer.paypal.com/api/rest/webhooks
 * PayPal makes a payment only once for a sender_batch_id, which it remembers for 30 days: a second request with it is
 * answered with an error that links the batch of the first. A PayPal-Request-Id does not do that.
 */

export type NewPayout = {
  /** The sender_batch_id, identical in every request for this payout. */
  readonly batchId: string;
  readonly receiver: string;
  /** In PayPal's format, see paypalAmount. */
  readonly value: string;
  readonly currency: string;
  /** The text for the vendor in PayPal's mail. */
  readonly subject: string;
  readonly note: string;
};

export type PayoutAnswer =
  /** PayPal has accepted the payout, now or on an earlier request with the same batch id. */
  | { readonly is: 'taken'; readonly batch: string; readonly isEarlier: boolean }
  /** PayPal knows the batch id, and does not name the batch. */
  | { readonly is: 'known'; readonly problem: string }
  /** This request had no effect, and a retry would have none. */
  | { readonly is: 'refused'; readonly problem: string; readonly isOfKeys: boolean }
  /** This request had no effect; a retry may succeed. */
  | { readonly is: 'unsent'; readonly problem: string }
  /** The effect of this request is unknown. */
  | { readonly is: 'unknown'; readonly problem: string };

export type Found<T> =
  | { readonly is: 'found'; readonly value: T }
  | { readonly is: 'missing' }
  | { readonly is: 'unknown'; readonly problem: string };

/** The headers of a webhook's signature, by their names in the request for verification. */
export const signatureHeaders = {
  auth_algo: 'paypal-auth-algo',
  cert_url: 'paypal-cert-url',
  transmission_id: 'paypal-transmission-id',
  transmission_sig: 'paypal-transmission-sig',
  transmission_time: 'paypal-transmission-time',
} as const;

export type Signature = Readonly<Record<keyof typeof signatureHeaders, string>>;

export type PaypalClient = {
  /** Checks whether the keys are valid and their account may send payouts. Moves no money. */
  checkKeys(): Promise<KeyCheck>;
  createPayout(payout: NewPayout): Promise<PayoutAnswer>;
  readBatch(id: string): Promise<Found<PaypalBatch>>;
  /** Cancels an unclaimed item and returns it. */
  cancelItem(id: string): Promise<Found<PaypalItem> | { readonly is: 'refused'; readonly problem: string }>;
  /** True where PayPal has sent this event. `event` is the raw body, since the signature covers its bytes. */
  verifyWebhook(signature: Signature, webhookId: string, event: string): Promise<Found<boolean>>;
  /** Creates the webhook for payouts at `url`; returns its id, also where it existed. */
  registerWebhook(url: string): Promise<Found<string>>;
};

export type Paypal = (mode: 'live' | 'sandbox', keys: Keys) => PaypalClient;

/** Base URLs without a trailing slash. */
export type PaypalUrls = { readonly live: string; readonly sandbox: string };

/** Clients for any shop's keys. Access tokens are cached until they expire. */
export function createPaypal(urls: PaypalUrls, clock: () => Date, timeoutMs = 30_000): Paypal {
  const callers = {
    live: createCaller(urls.live, clock, timeoutMs),
    sandbox: createCaller(urls.sandbox, clock, timeoutMs),
  };
  return (mode, keys) => clientOf(callers[mode], keys);
}

function clientOf(caller: PaypalCaller, keys: Keys): PaypalClient {
  const call = (method: 'GET' | 'POST', path: string, body?: string) => caller.call(keys, method, path, body);
  return {
    checkKeys: () => caller.checkKeys(keys),
    createPayout: async (payout) => payoutAnswer(await call('POST', '/v1/payments/payouts', bodyOf(payout))),
    readBatch: async (id) =>
      found(await call('GET', `/v1/payments/payouts/${encodeURIComponent(id)}`), batchIn),
    async cancelItem(id) {
      const reply = await call('POST', `/v1/payments/payouts-item/${encodeURIComponent(id)}/cancel`, '{}');
      if (reply.is === 'answered' && reply.status >= 400 && reply.status < 500 && reply.status !== 429) {
        return { is: 'refused', problem: problemIn(reply.body) };
      }
      return found(reply, itemIn);
    },
    async verifyWebhook(signature, webhookId, event) {
      const reply = await call(
        'POST',
        '/v1/notifications/verify-webhook-signature',
        // The event is sent back as raw bytes: serialized again, it would no longer match its signature.
        `${JSON.stringify({ ...signature, webhook_id: webhookId }).slice(0, -1)},"webhook_event":${event}}`,
      );
      // An event that PayPal cannot parse does not come from PayPal.
      if (reply.is === 'answered' && reply.status === 400) return { is: 'found', value: false };
      return found(reply, (body) => textAt(body, 'verification_status') === 'SUCCESS');
    },
    async registerWebhook(url) {
      const event_types = payoutEvents.map((name) => ({ name }));
      const made = await call('POST', '/v1/notifications/webhooks', JSON.stringify({ url, event_types }));
      if (made.is === 'answered' && nameIn(made.body) === 'WEBHOOK_URL_ALREADY_EXISTS') {
        return found(await call('GET', '/v1/notifications/webhooks'), (body) => {
          const same = listAt(body, 'webhooks').find((webhook) => textAt(webhook, 'url') === url);
          return textAt(asObject(same), 'id') || null;
        });
      }
      return found(made, (body) => textAt(body, 'id') || null);
    },
  };
}

/** Every event that may change a payout's outcome (developer.paypal.com/api/rest/webhooks/event-names). */
const payoutEvents = [
  ...['DENIED', 'PROCESSING', 'SUCCESS'].map((what) => `PAYMENT.PAYOUTSBATCH.${what}`),
  ...[
    'BLOCKED',
    'CANCELED',
    'DENIED',
    'FAILED',
    'HELD',
    'REFUNDED',
    'RETURNED',
    'SUCCEEDED',
    'UNCLAIMED',
  ].map((what) => `PAYMENT.PAYOUTS-ITEM.${what}`),
];

function bodyOf(payout: NewPayout): string {
  return JSON.stringify({
    sender_batch_header: {
      sender_batch_id: payout.batchId,
      recipient_type: 'EMAIL',
      email_subject: payout.subject.slice(0, 255),
    },
    items: [
      {
        recipient_type: 'EMAIL',
        receiver: payout.receiver,
        amount: { value: payout.value, currency: payout.currency },
        note: payout.note.slice(0, 1000),
        sender_item_id: payout.batchId,
      },
    ],
  });
}

function payoutAnswer(reply: Reply): PayoutAnswer {
  if (reply.is === 'no_token') return { is: 'refused', problem: reply.problem, isOfKeys: true };
  if (reply.is === 'unsent' || reply.is === 'unknown') return reply;
  const { status, body } = reply;
  if (status === 200 || status === 201) {
    const batch = madeBatchIn(body);
    return batch === null
      ? { is: 'unknown', problem: 'PayPal gave an answer without a batch.' }
      : { is: 'taken', batch, isEarlier: false };
  }
  const known = knownBatchIn(body);
  if (known !== null) {
    return known.id === null
      ? { is: 'known', problem: problemIn(body) }
      : { is: 'taken', batch: known.id, isEarlier: true };
  }
  const problem = problemIn(body) || `PayPal answered with ${status}.`;
  if (status === 429) return { is: 'unsent', problem };
  if (isUntouched(status)) return { is: 'refused', problem, isOfKeys: status === 401 };
  return { is: 'unknown', problem };
}

function found<T>(reply: Reply, read: (body: unknown) => T | null): Found<T> {
  if (reply.is !== 'answered') return { is: 'unknown', problem: reply.problem };
  if (reply.status === 404) return { is: 'missing' };
  const value = reply.status >= 200 && reply.status < 300 ? read(reply.body) : null;
  if (value !== null) return { is: 'found', value };
  return { is: 'unknown', problem: problemIn(reply.body) || `PayPal answered with ${reply.status}.` };
}
