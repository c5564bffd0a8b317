import type { Party } from '@consignment/domain/people/roles';
import type { Generated } from 'kysely';
import type { Timestamp } from './columns.ts';

/** The second factors of logins, and what is under way with them. */
export type FactorTables = {
  passkeys: PasskeysTable;
  authenticator_apps: AuthenticatorAppsTable;
  recovery_codes: RecoveryCodesTable;
  factor_challenges: FactorChallengesTable;
};

export type PasskeysTable = {
  id: Generated<number>;
  login_id: number;
  credential_id: Buffer;
  public_key: Buffer;
  counter: number;
  transports: string[];
  name: string;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
};

export type AuthenticatorAppsTable = {
  login_id: number;
  sealed_secret: Buffer;
  created_at: Timestamp;
  last_used_at: Timestamp | null;
  last_step: number;
};

export type RecoveryCodesTable = {
  login_id: number;
  code_hash: Buffer;
  created_at: Timestamp;
  used_at: Timestamp | null;
};

export type FactorChallengesTable = {
  token_hash: Buffer;
  purpose: 'sign_in' | 'proof' | 'passkey' | 'authenticator';
  login_id: number;
  session_id: string | null;
  shop_id: number | null;
  party: Party | null;
  challenge: string;
  sealed_secret: Buffer | null;
  expires_at: Timestamp;
};
