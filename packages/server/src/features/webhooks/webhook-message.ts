import { eventId, type WebhookMessage } from '@consignment/domain/webhooks/webhook';
import type { Sealer } from '../../common/sealed.ts';
import { webhookHeaders } from './webhook-signature.ts';
import type { DeliveryEvent } from './queries/webhook-deliveries.ts';

/** The place of a webhook's secret: a secret sealed for one webhook cannot be opened for another. */
export function placeOfWebhook(shopId: number, id: number): string {
  return `webhook_endpoints/${shopId}/${id}`;
}

export type SignedMessage = {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

type Secrets = {
  readonly shopId: number;
  readonly endpointId: number;
  readonly secret: Buffer;
  readonly oldSecret: Buffer | null;
  readonly oldSecretUntil: Date | null;
};

/** An event as it is sent. Its id is the same at every attempt and every replay. */
export function eventMessage(of: DeliveryEvent & Secrets, sealer: Sealer, now: Date): SignedMessage {
  const content: WebhookMessage = {
    type: of.event,
    version: 1,
    timestamp: of.at.toISOString(),
    data: {
      seq: of.seq,
      object: { type: of.object_type, id: of.object_id },
      vendor: of.vendor_id,
    },
  };
  return signed(eventId(of.shopId, of.seq), content, of, sealer, now);
}

/** A message that a person sends to try an address. */
export function pingMessage(of: Secrets, sealer: Sealer, now: Date): SignedMessage {
  const object = { type: 'test', id: String(of.endpointId) } as const;
  const data = { seq: 0, object, vendor: null };
  const content: WebhookMessage = { type: 'test.ping', version: 1, timestamp: now.toISOString(), data };
  return signed(`evt_test_${now.getTime()}`, content, of, sealer, now);
}

function signed(id: string, content: WebhookMessage, of: Secrets, sealer: Sealer, at: Date): SignedMessage {
  const body = JSON.stringify(content);
  const place = placeOfWebhook(of.shopId, of.endpointId);
  const secrets = [sealer.open(of.secret, place)];
  if (of.oldSecret !== null && of.oldSecretUntil !== null && of.oldSecretUntil > at) {
    secrets.push(sealer.open(of.oldSecret, place));
  }
  return {
    headers: { 'content-type': 'application/json', ...webhookHeaders({ id, at, body }, secrets) },
    body,
  };
}
