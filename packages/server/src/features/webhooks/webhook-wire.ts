import type { components } from '@consignment/client/generated/api';
import { eventId, webhookState } from '@consignment/domain/webhooks/webhook';
import type { DeliveryRow } from './queries/webhook-deliveries.ts';
import type { WebhookWithWaiting } from './queries/webhooks.ts';

type Schemas = components['schemas'];

export function webhookToWire(row: WebhookWithWaiting, now: Date): Schemas['Webhook'] {
  const isRotating = row.old_secret_until !== null && row.old_secret_until > now;
  return {
    id: row.id,
    url: row.url,
    description: row.description,
    events: [...row.groups],
    state: webhookState({ isOff: row.disabled_at !== null, isFailing: row.failing_since !== null }),
    off_because: row.disabled_why,
    off_at: row.disabled_at?.toISOString() ?? null,
    failing_since: row.failing_since?.toISOString() ?? null,
    old_secret_until: isRotating ? (row.old_secret_until?.toISOString() ?? null) : null,
    waiting: row.waiting,
    seq: row.cursor,
    created_at: row.created_at.toISOString(),
  };
}

export function deliveryToWire(shopId: number, row: DeliveryRow): Schemas['WebhookDelivery'] {
  return {
    seq: row.seq,
    event_id: eventId(shopId, row.seq),
    event: row.event,
    object: { type: row.object_type, id: row.object_id },
    vendor: row.vendor_id,
    happened_at: row.at.toISOString(),
    state: row.state,
    attempts: row.attempts,
    tried_at: row.last_tried_at?.toISOString() ?? null,
    next_at: row.state === 'waiting' ? row.due_at.toISOString() : null,
    finished_at: row.finished_at?.toISOString() ?? null,
    status: row.last_status,
    answer: row.last_answer,
    problem: row.last_problem,
    duration_ms: row.last_ms,
  };
}
