import type { components } from '@consignment/client/generated/api';
import { isHistoryEvent } from '@consignment/domain/history/history';
import { historyEvents } from '@consignment/domain/history/history-events';
import type { EventRow, HistoryRow } from '../queries/history.ts';
import { actorName, behindName, objectName } from '../queries/history-names.ts';

type Schemas = components['schemas'];

export function historyToWire(row: HistoryRow): Schemas['HistoryEntry'] {
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    by: { kind: row.by_kind, id: row.by_id, name: actorName(row) },
    event: row.event,
    group: groupOf(row.event),
    object: { type: row.object_type, id: row.object_id },
    object_name: objectName(row),
    vendor_id: row.vendor_id,
    vendor_name: row.vendor_name ?? '',
    before: wireValues(row.before),
    after: wireValues(row.after),
    reason: row.reason,
    set_up_by: behindName(row),
    address: row.address ?? '',
    device: row.device ?? '',
    hash: row.hash.toString('hex'),
  };
}

export function eventToWire(row: EventRow): Schemas['Event'] {
  return {
    seq: row.seq,
    at: row.at.toISOString(),
    event: row.event,
    object: { type: row.object_type, id: row.object_id },
    vendor_id: row.vendor_id,
  };
}

function groupOf(event: string): Schemas['HistoryGroup'] {
  // An event of a version that was taken back.
  return isHistoryEvent(event) ? historyEvents[event].group : 'settings';
}

function wireValues(values: HistoryRow['before']): Schemas['HistoryValues'] {
  const wire: Schemas['HistoryValues'] = {};
  for (const [field, value] of Object.entries(values ?? {})) {
    wire[field] = typeof value === 'object' && value !== null ? [...value] : value;
  }
  return wire;
}
