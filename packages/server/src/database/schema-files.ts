import type { Json, Timestamp } from './columns.ts';

/* One-time links to exports, and the logos of shops. */

export type ExportLinksTable = {
  shop_id: number;
  token_hash: Buffer;
  /** Null for the link of a key. */
  session_id: string | null;
  key_id: number | null;
  export: string;
  query: Json<unknown>;
  expires_at: Timestamp;
};

export type LogosTable = {
  shop_id: number;
  digest: string;
  media_type: 'image/png' | 'image/jpeg';
  width: number;
  height: number;
  bytes: Buffer;
  created_at: Timestamp;
};
