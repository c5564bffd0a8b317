import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/* Announcements to shops, and the settings and transfers of their payments. */

export type AnnouncementsTable = {
  id: Generated<number>;
  /** Null for every shop. */
  shop_id: number | null;
  title: string;
  message: string;
  created_date: Timestamp;
  /** Null while it is visible. */
  ended_date: Timestamp | null;
};

/** `payouts_off`: the keys are valid, but the account may not send payouts yet. */
export type KeyCheck = 'not_checked' | 'valid' | 'payouts_off' | 'invalid';

export type PaymentSettingsTable = {
  shop_id: number;
  provider: 'paypal';
  live_api_client: Generated<string>;
  /** Sealed; null for none. */
  live_api_secret: Buffer | null;
  live_api_secret_end: Generated<string>;
  test_api_client: Generated<string>;
  test_api_secret: Buffer | null;
  test_api_secret_end: Generated<string>;
  live_mode: Generated<boolean>;
  live_check: Generated<KeyCheck>;
  live_webhook_id: string | null;
  test_check: Generated<KeyCheck>;
  test_webhook_id: string | null;
};

/** The outbox of payouts through a provider. */
export type PayoutTransfersTable = {
  shop_id: number;
  payout_id: number;
  provider: 'paypal';
  batch_id: string;
  client_id: string;
  receiver: string;
  may_have_arrived: Generated<boolean>;
  first_sent_at: Timestamp | null;
  provider_batch_id: string | null;
  provider_item_id: string | null;
  provider_status: Generated<string>;
  problem: Generated<string>;
  is_final_no: Generated<boolean>;
  taken: Generated<number>;
  looks: Generated<number>;
  due_at: Timestamp | null;
  created_at: Timestamp;
};
