import type { HistoryEvent } from '@consignment/domain/history/history-events';
import { historyEvents } from '@consignment/domain/history/history-events';
import {
  isNoChange,
  type HistoryChange,
  type HistoryValues,
} from '@consignment/domain/history/history-entry';
import { sql } from 'kysely';
import type { By } from '../common/by.ts';
import type { Tx } from '../database/database.ts';
import { takeLock } from '../database/locks.ts';

export type Act = { readonly shopId: number; readonly by: By; readonly now: Date };

/** An event and the object that it is about. Values are never secrets, and never data of people. */
export type Entry = {
  readonly event: HistoryEvent;
  /** The id of the event's object, or the name of a setting. */
  readonly id: number | string;
  /** The vendor that it concerns; of an event of a vendor, the vendor itself. */
  readonly vendorId?: number | null;
  readonly before?: HistoryValues;
  readonly after?: HistoryValues;
  /** Why, where a person was asked. */
  readonly reason?: string;
};

/**
 * Adds entries to the history of a shop, in the transaction of their act and as its last statement: it locks the end of the
 * shop's chain until the commit. One statement, whatever the number of entries.
 */
export async function record(tx: Tx, { shopId, by, now }: Act, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  takeLock('history_heads');
  const rows = entries.map(({ event, id, vendorId, before, after, reason }) => ({
    event,
    type: historyEvents[event].object,
    id: String(id),
    vendor: vendorId ?? (historyEvents[event].object === 'vendor' ? Number(id) : null),
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? '',
  }));
  const origin =
    by.kind === 'person' ? sql`history_origin(${shopId}, ${by.id}, ${by.address}, ${by.device})` : sql`null`;
  const columns = sql`shop_id, at, by_kind, by_id, by_name, origin_id, event, object_type, object_id, vendor_id, before, after, reason`;
  const actor = sql`${shopId}::int8, ${now}::timestamptz, ${by.kind}, ${'id' in by ? by.id : null}::int8, ${'name' in by ? by.name : ''}`;
  const [first] = rows;
  if (first !== undefined && rows.length === 1) {
    // Most acts have one entry, and this is planned in a moment.
    const { event, type, id, vendor, before, after, reason } = first;
    await sql`insert into history (${columns})
      values (${actor}, ${origin}, ${event}, ${type}, ${id}, ${vendor}::int8, ${json(before)}::jsonb, ${json(after)}::jsonb,
        ${reason})`.execute(tx);
    return;
  }
  await sql`
    insert into history (${columns})
    select ${actor}, o.id::int8, e.event, e.type, e.id, e.vendor, e.before, e.after, e.reason
    from (select ${origin} as id) o, rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (event text, type text, id text, vendor int8, before jsonb, after jsonb, reason text)) with ordinality
      as e (event, type, id, vendor, before, after, reason, nth)
    order by nth`.execute(tx);
}

function json(values: HistoryValues | null): string | null {
  return values === null ? null : JSON.stringify(values);
}

/** Adds an entry for a change, and none where no field changed. */
export async function recordChange(
  tx: Tx,
  act: Act,
  entry: Omit<Entry, 'before' | 'after'>,
  change: HistoryChange,
): Promise<void> {
  if (!isNoChange(change)) await record(tx, act, [{ ...entry, ...change }]);
}
