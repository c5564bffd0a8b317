import type { HistoryEvent } from '@consignment/domain/history/history-events';
import type { HistoryObject } from '@consignment/domain/history/history-objects';
import type { ByKind, HistoryValues } from '@consignment/domain/history/history-entry';
import type { GeneratedAlways, Generated } from 'kysely';
import type { Computed, Json, Timestamp } from './columns.ts';

/* The acts in a shop, in one chain. Rows are only added, by ledger/record.ts. */

export type HistoryTables = {
  history: HistoryTable;
  history_heads: HistoryHeadsTable;
  history_origins: HistoryOriginsTable;
  history_people: HistoryPeopleView;
};

type HistoryTable = {
  shop_id: number;
  /** 1, 2, 3 … by shop, in the order of commits; the database counts. */
  seq: Computed<number>;
  at: Timestamp;
  by_kind: ByKind;
  /** The login or the key; null for the others. */
  by_id: number | null;
  /** The job, the platform or the command; '' for people and keys. */
  by_name: Generated<string>;
  origin_id: number | null;
  event: HistoryEvent;
  object_type: HistoryObject;
  object_id: string;
  vendor_id: number | null;
  before: Json<HistoryValues> | null;
  after: Json<HistoryValues> | null;
  reason: Generated<string>;
  prev_hash: Computed<Buffer>;
  hash: Computed<Buffer>;
};

type HistoryHeadsTable = {
  shop_id: number;
  seq: GeneratedAlways<number>;
  hash: GeneratedAlways<Buffer>;
};

/** From where a person acts: emptied when the person is forgotten. */
type HistoryOriginsTable = {
  id: Generated<number>;
  shop_id: number;
  login_id: number;
  address: string;
  device: string;
  /** The person of the shop who has set up this vendor's login. */
  set_by: Generated<number | null>;
};

/** The people in the history of the session's shop; none in a vendor's session. */
type HistoryPeopleView = {
  id: GeneratedAlways<number>;
  name: GeneratedAlways<string>;
};
