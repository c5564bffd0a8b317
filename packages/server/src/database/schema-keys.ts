import type { Generated } from 'kysely';
import type { Json, OptionalTimestamp, Timestamp } from './columns.ts';

/* Keys of programs, and the sandboxes that test keys reach. */

export type KeyTables = {
  api_keys: ApiKeysTable;
  sandboxes: SandboxesTable;
};

/** `test` is for the shop's sandbox. */
export type KeyMode = 'live' | 'test';

type ApiKeysTable = {
  id: Generated<number>;
  /** The shop that made it, also of a test key. */
  shop_id: number;
  mode: KeyMode;
  name: string;
  scopes: Json<string[]>;
  vendor_id: number | null;
  /** SHA-256 of the secret; not to be read by a shop's role. */
  hash: Buffer;
  calls_a_minute: number;
  created_by: number | null;
  created_at: Timestamp;
  expires_at: Timestamp | null;
  last_used_at: OptionalTimestamp;
  last_used_from: Generated<string>;
  revoked_at: OptionalTimestamp;
  overlap_ends_at: OptionalTimestamp;
  rotated_from: number | null;
  first_id: number | null;
};

type SandboxesTable = {
  /** The shop that has the sandbox. */
  shop_id: number;
  state: 'filling' | 'ready' | 'failed';
  description: Generated<string>;
  progress: Generated<number>;
  asked_at: Timestamp;
  filled_at: OptionalTimestamp;
};
