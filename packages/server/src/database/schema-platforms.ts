import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

/* Connections of shops to the platforms that they sell on. */

export type PlatformName = 'shopify';

/** The cursor of a search for deleted orders: from an order towards older ones, down to an ISO instant. */
export type DeletionsCursor = {
  readonly since: string;
  readonly after: { readonly processedAt: string; readonly id: number } | null;
};

export type PlatformConnectionsTable = {
  shop_id: number;
  platform: PlatformName;
  host: string;
  state: 'connected' | 'uninstalled' | 'closed';
  /** Sealed, as is the refresh token. */
  token: Buffer | null;
  token_expires_at: Timestamp | null;
  refresh_token: Buffer | null;
  scopes: Generated<string>;
  connected_at: Timestamp;
  ended_at: Timestamp | null;
  /** The platform's own cursor. */
  whole: Json<unknown> | null;
  changes: Json<unknown> | null;
  deletions: Json<DeletionsCursor> | null;
  read_until: Timestamp | null;
  problem: Generated<string>;
};

export type PlatformInstallsTable = {
  state_hash: Buffer;
  platform: PlatformName;
  host: string;
  expires_at: Timestamp;
};

export type ProxySignInsTable = {
  shop_id: number;
  signature_hash: Buffer;
  expires_at: Timestamp;
};

export type InboxSubject =
  | 'order'
  | 'order_gone'
  | 'product'
  | 'app_removed'
  | 'customer_report'
  | 'customer_erasure'
  | 'shop_erasure';

export type PlatformInboxTable = {
  id: Generated<number>;
  shop_id: number;
  message_id: string;
  subject: InboxSubject;
  object_id: string;
  body: Json<unknown> | null;
  received_at: Timestamp;
  due_at: Timestamp;
  failures: Generated<number>;
  handled_at: Timestamp | null;
  problem: Generated<string>;
};
