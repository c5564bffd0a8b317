import type { MemberRole, Party, Role } from '@consignment/domain/people/roles';
import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/** The logins of the shop's own accounts; empty for sessions of vendors. */
export type SignupLoginsView = {
  shop_id: number;
  signup_id: number;
  email: string;
  name: string;
};

export type LoginsTable = {
  id: Generated<number>;
  email: string;
  password_hash: string;
  name: string;
  created_at: Timestamp;
  /** Emptied, since the books name it. */
  is_forgotten: Generated<boolean>;
  /** A change by it was stopped: it opens nothing until a password is chosen by mail. */
  closed_at: OptionalTimestamp;
};

export type SessionsTable = {
  id: string;
  login_id: number;
  shop_id: number;
  party: Party;
  created_at: Timestamp;
  revoked_at: Timestamp | null;
  revoked_because: string | null;
  by_password: Generated<boolean>;
  device_hash: Buffer | null;
  proved_at: Timestamp | null;
  device: Generated<string>;
  address: Generated<string>;
  last_seen_at: Timestamp;
};

export type RefreshTokensTable = {
  token_hash: Buffer;
  session_id: string;
  issued_at: Timestamp;
  expires_at: Timestamp;
  used_at: Timestamp | null;
};

export type PasswordResetsTable = {
  id: string;
  login_id: number;
  created_at: Timestamp;
  expires_at: Timestamp;
};

/** Invitations to a shop's own team, or to a vendor's. */
export type TeamInvitationsTable = {
  id: Generated<number>;
  shop_id: number;
  /** Null for the shop's own team. */
  team_id: number | null;
  role: Role;
  /** Whose figures a person invited as a sales rep will see. */
  sales_rep_id: number | null;
  email: string;
  link_id: string;
  invited_by: number | null;
  created_at: Timestamp;
  sent_at: Timestamp;
  expires_at: Timestamp;
  accepted_at: Timestamp | null;
  accepted_by: number | null;
  withdrawn_at: Timestamp | null;
};

export type ResetRequestsTable = {
  id: Generated<number>;
  email: string;
  shop: string | null;
  asked_at: Timestamp;
};

export type KnownDevicesTable = {
  token_hash: Buffer;
  login_id: number;
  last_used_at: Timestamp;
};

export type LoginPreferencesTable = {
  login_id: number;
  key: string;
  value: Json<unknown>;
};

export type PasswordAttemptsTable = {
  key: Buffer;
  began_at: Timestamp;
  attempts: number;
};

export type MailKind =
  | 'reset'
  | 'invite'
  | 'approval'
  | 'email_changed'
  | 'password_changed'
  | 'second_factor'
  | 'order'
  | 'payout'
  | 'payout_back'
  | 'statement'
  | 'privacy'
  | 'offer'
  | 'registration'
  | 'team_invitation'
  | 'pay_run'
  | 'rule_notice'
  | 'question'
  | 'question_answer'
  | 'webhook_off'
  | 'bank_details';

export type MailsTable = {
  id: Generated<number>;
  shop_id: number;
  kind: MailKind;
  vendor_id: number | null;
  payout_id: Generated<number | null>;
  to_name: Generated<string>;
  to_address: string;
  cc_address: string | null;
  reply_to: string | null;
  from_name: string;
  subject: string;
  text_body: string;
  html_body: string;
  reset_id: string | null;
  invitation_link: string | null;
  stop_link: Generated<string | null>;
  state: Generated<'queued' | 'sending' | 'sent' | 'failed'>;
  attempts: Generated<number>;
  due_at: Timestamp;
  created_at: Timestamp;
  finished_at: Timestamp | null;
  problem: string | null;
};

export type ShopMembersTable = {
  shop_id: number;
  login_id: number;
  role: MemberRole;
  /** Whose figures a sales rep's login sees. */
  sales_rep_id: number | null;
};
