import type { ImportFindingKind } from '@consignment/domain/imports/import-findings';
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
  effect: Json<unknown> | null;
  problem: string | null;
  started_at: Timestamp;
  finished_at: Timestamp | null;
};

export type ImportFindingsTable = {
  id: Generated<number>;
  import_id: number;
  shop_id: number;
  kind: ImportFindingKind;
  order_name: string;
  row_number: number;
  orders: Generated<number>;
  lines: Generated<number>;
  vendor: string;
  amount: number;
  detail: string;
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
