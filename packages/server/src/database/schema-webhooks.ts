import type { HistoryGroup } from '@consignment/domain/history/history-objects';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* The addresses that events are sent to, and each event on its way to one. */

export type WebhookTables = {
  webhook_endpoints: WebhookEndpointsTable;
  webhook_deliveries: WebhookDeliveriesTable;
};

/** Why an endpoint is off: by hand, since it answered 410, or since it failed for three days. */
export type WebhookOff = 'person' | 'gone' | 'failing';

type WebhookEndpointsTable = {
  id: Generated<number>;
  shop_id: number;
  url: string;
  description: Generated<string>;
  groups: Json<readonly HistoryGroup[]>;
  /** Sealed. */
  secret: Buffer;
  old_secret: Generated<Buffer | null>;
  old_secret_until: OptionalTimestamp;
  created_at: Timestamp;
  /** The last seq of the history that was taken up. */
  cursor: number;
  failing_since: OptionalTimestamp;
  disabled_at: OptionalTimestamp;
  disabled_why: Generated<WebhookOff | null>;
};

/** 'behind' waits for an earlier event of its object; 'failed' was given up. */
export type DeliveryState = 'waiting' | 'behind' | 'delivered' | 'failed';

type WebhookDeliveriesTable = {
  endpoint_id: number;
  shop_id: number;
  seq: number;
  /** Such as 'payout/12'. */
  object: string;
  state: DeliveryState;
  attempts: Generated<number>;
  first_tried_at: OptionalTimestamp;
  last_tried_at: OptionalTimestamp;
  due_at: Timestamp;
  finished_at: OptionalTimestamp;
  last_status: Generated<number | null>;
  last_answer: Generated<string>;
  last_problem: Generated<string>;
  last_ms: Generated<number | null>;
};
