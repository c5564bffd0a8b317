import type { Generated } from 'kysely';
import type { Json, Timestamp } from './columns.ts';

export type ImportsTable = {
  id: Generated<number>;
  shop_id: number;
  state: 'waiting' | 'checking' | 'checked' | 'check_failed' | 'running' | 'done' | 'failed';
  description: string;
  progress: Generated<number>;
  files: Json<unknown>;
  counts: Generated<Json<unknown>>;
  new_vendors: Generated<Json<string[]>>;
  problem: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
};

export type ImportProblemsTable = {
  id: Generated<number>;
  import_id: number;
  shop_id: number;
  file: string;
  row_number: number;
  reason: string;
  excerpt: Generated<string>;
};
