import { nextTry, triedFor } from './domain/webhook-retries.ts';
import { leadsElsewhere, NotAnswered } from '../../common/outgoing.ts';
import type { Sealer } from '../../common/sealed.ts';
import type { Sender } from '../../common/send-public.ts';
import type { Database, Tx } from '../../database/database.ts';
import { record } from '../../ledger/record.ts';
import { webhookOffMail } from './webhook-mails.ts';
import {
  claimDelivery,
  endDelivery,
  setFailing,
  takeUpEvents,
  type Claimed,
} from './queries/webhook-deliveries.ts';
import { lockWebhook, openWebhooks, shopsWithWebhooksDue, switchOff } from './queries/webhooks.ts';
import type { ShopWork } from '../../jobs/shop-work.ts';
import { eventMessage, type SignedMessage } from './webhook-message.ts';

/*
 * Webhooks, from the history to their receivers. The history is the outbox: an event that was committed is sent, whenever
 * the process dies. One that was sent, and whose end was not saved, is sent again.
 */

export type WebhookWorkGiven = {
  readonly database: Database;
  readonly secrets: Sealer;
  readonly sender: Sender;
  readonly publicUrl: () => string;
  readonly clock: () => Date;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Starts the delivery of queued mails. */
  readonly startDelivery: () => void;
};

/** For a whole attempt, with the answer's body. */
export const attemptTimeoutMs = 10_000;
/** Longer than an attempt; afterwards another process may send the event. */
const msClaimed = 30_000;
/** Sent to one receiver at a time. */
const atOnce = 4;
const eventsAtOnce = 500;
/** A shop with slow receivers lets the next one have its turn, and goes on afterwards. */
const msOfTurn = 10_000;
const gone = 410;

export function createWebhookWork(given: WebhookWorkGiven): ShopWork {
  const { database, clock } = given;
  return {
    name: 'webhooks',
    dueShops: () => database.asSystem((tx) => shopsWithWebhooksDue(tx, clock())),
    async run(shopId, signal) {
      const end = performance.now() + msOfTurn;
      const mayGoOn = () => !signal.aborted && performance.now() < end;
      const open = await database.asShop({ shopId, vendorIds: null, readOnly: true }, (tx) =>
        openWebhooks(tx, shopId),
      );
      await Promise.all(open.map((endpointId) => deliverTo(given, { shopId, endpointId }, mayGoOn)));
    },
  };
}

type Endpoint = { readonly shopId: number; readonly endpointId: number };

async function deliverTo(given: WebhookWorkGiven, endpoint: Endpoint, mayGoOn: () => boolean): Promise<void> {
  while (mayGoOn()) {
    const found = await takeUp(given, endpoint);
    const sent = await Promise.all(
      Array.from({ length: atOnce }, async () => {
        let count = 0;
        while (mayGoOn() && (await sendOne(given, endpoint))) count += 1;
        return count;
      }),
    );
    if (found === 0 && sent.every((count) => count === 0)) return;
  }
}

function takeUp({ database, clock }: WebhookWorkGiven, { shopId, endpointId }: Endpoint): Promise<number> {
  return database.asShop({ shopId, vendorIds: null }, async (tx) => {
    const webhook = await lockWebhook(tx, shopId, endpointId);
    if (webhook === null || webhook.disabled_at !== null) return 0;
    return takeUpEvents(tx, webhook, clock(), eventsAtOnce);
  });
}

/** False where none is due. */
async function sendOne(given: WebhookWorkGiven, endpoint: Endpoint): Promise<boolean> {
  const { database, clock, secrets, sender } = given;
  const { shopId } = endpoint;
  const claimed = await database.asShop({ shopId, vendorIds: null }, (tx) => {
    const now = clock();
    return claimDelivery(tx, endpoint, now, new Date(now.getTime() + msClaimed));
  });
  if (claimed === null) return false;
  const attempt = await attemptOf(sender, claimed.url, eventMessage(claimed, secrets, clock()));
  // As the system, since the mail about one that is switched off goes to an address that a shop's session does not see.
  const isOff = await database.asSystem((tx) => keep(tx, given, claimed, attempt));
  if (isOff) given.startDelivery();
  return true;
}

export type DeliveryAttempt = {
  readonly isTaken: boolean;
  /** Null where there was no answer. */
  readonly status: number | null;
  readonly answer: string;
  readonly problem: string;
  readonly ms: number;
};

/** Sends a message once. Never throws for an address that does not answer as it should. */
export async function attemptOf(
  sender: Sender,
  url: string,
  message: SignedMessage,
): Promise<DeliveryAttempt> {
  const began = performance.now();
  const ms = () => Math.round(performance.now() - began);
  try {
    const signal = AbortSignal.timeout(attemptTimeoutMs);
    const { status, text: answer } = await sender.send(url, { ...message, signal });
    const isTaken = status >= 200 && status < 300;
    const problem = leadsElsewhere(status)
      ? 'The address leads on to another one, which is not followed. Give that one.'
      : '';
    return { isTaken, status, answer, problem, ms: ms() };
  } catch (error) {
    if (!(error instanceof NotAnswered)) throw error;
    return { isTaken: false, status: null, answer: '', problem: error.message, ms: ms() };
  }
}

/** Saves the outcome of an attempt; true where it switched the webhook off. */
async function keep(
  tx: Tx,
  given: WebhookWorkGiven,
  claimed: Claimed,
  attempt: DeliveryAttempt,
): Promise<boolean> {
  const { shopId, endpointId, attempts, firstTriedAt } = claimed;
  const now = given.clock();
  const webhook = await lockWebhook(tx, shopId, endpointId);
  if (webhook === null) return false;
  const { isTaken, ...said } = attempt;
  const isGone = attempt.status === gone;
  const next = isTaken || isGone ? null : nextTry({ attempts, firstTriedAt, now, random: given.random() });
  if (!(await endDelivery(tx, claimed, { ...said, next, isDelivered: isTaken }, now))) return false;
  const failingSince = isTaken ? null : (webhook.failing_since ?? firstTriedAt);
  await setFailing(tx, webhook, failingSince);
  if (failingSince === null || webhook.disabled_at !== null) return false;
  const isOver = next === null && now.getTime() - failingSince.getTime() >= triedFor;
  if (!isGone && !isOver) return false;
  const why = isGone ? 'gone' : 'failing';
  await switchOff(tx, endpointId, why, now);
  await webhookOffMail(tx, { shopId, webhook: { ...webhook, why }, publicUrl: given.publicUrl(), now });
  const entry = { event: 'webhook.switched_off', id: endpointId, after: { why } } as const;
  await record(tx, { shopId, by: { kind: 'job', name: 'webhooks' }, now }, [entry]);
  return true;
}
