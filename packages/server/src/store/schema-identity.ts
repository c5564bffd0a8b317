import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** The accounts of the shop that asks, for those who see the whole shop. */
export type SignupLoginsView = {
  shop_id: number;
  signup_id: number;
  email: string;
  name: string;
};

export type PasswordResetsTable = {
  id: string;
  login_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
};

export type MailKind =
  'reset' | 'invite' | 'approval' | 'email_changed' | 'order' | 'payout' | 'privacy' | 'offer';

export type MailsTable = {
  id: Generated<number>;
  shop_id: number;
  kind: MailKind;
  vendor_id: number | null;
  to_name: Generated<string>;
  to_address: string;
  cc_address: string | null;
  reply_to: string | null;
  from_name: string;
  subject: string;
  text_body: string;
  html_body: string;
  reset_id: string | null;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: Timestamp;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  problem: string | null;
};
