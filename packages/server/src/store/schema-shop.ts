import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/* What a shop is told, and how it pays its vendors. */

export type AnnouncementsTable = {
  id: Generated<number>;
  /** Null: for every shop. */
  shop_id: number | null;
  title: string;
  message: string;
  created_date: Timestamp;
};

export type PaymentSettingsTable = {
  shop_id: number;
  provider: 'paypal';
  live_api_client: Generated<string>;
  /** Sealed; null where there is none. */
  live_api_secret: Buffer | null;
  live_api_secret_end: Generated<string>;
  test_api_client: Generated<string>;
  test_api_secret: Buffer | null;
  test_api_secret_end: Generated<string>;
  live_mode: Generated<boolean>;
};
