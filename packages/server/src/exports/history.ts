import { eventWords } from '@consignment/domain/history/history';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import type { Query } from '../actions/operation.ts';
import { historyAsked } from '../actions/list-asks.ts';
import { batchOfHistory } from '../queries/history.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { actorName, behindName, objectName } from '../queries/history-names.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { cellTime } from './cell-time.ts';

/** The history in the columns of its screen, with what identifies an entry to a program. */
export const historyExport = defineExport<Query<'listHistory'>>(
  'history',
  async ({ query, session, read }) => {
    const { time_zone } = await read((tx) => shopOf(tx, session.shopId));
    const ask = historyAsked(query, time_zone);
    const batches = inBatches(read, (tx, batch) => batchOfHistory(tx, session.shopId, { ...ask, ...batch }));
    return csvFile(
      'history.csv',
      [
        { header: 'No.', number: (row) => row.seq },
        { header: 'Date', text: (row) => cellTime(row.at, time_zone) },
        { header: 'Who', text: actorName },
        { header: 'Did', text: (row) => eventWords(row.event) },
        { header: 'Object', text: objectName },
        { header: 'Vendor', text: (row) => row.vendor_name },
        { header: 'Before', text: (row) => cellValues(row.before) },
        { header: 'After', text: (row) => cellValues(row.after) },
        { header: 'Why', text: (row) => row.reason },
        { header: 'Address', text: (row) => row.address },
        { header: 'Device', text: (row) => row.device },
        { header: 'Login set up by', text: behindName },
        { header: 'Event', text: (row) => row.event },
        { header: 'Object type', text: (row) => row.object_type },
        { header: 'Object id', text: (row) => row.object_id },
        { header: 'Hash', text: (row) => row.hash.toString('hex') },
      ],
      batches,
    );
  },
);

function cellValues(values: HistoryValues | null): string {
  return Object.entries(values ?? {})
    .map(
      ([field, value]) =>
        `${field}: ${typeof value === 'object' && value !== null ? value.join(', ') : String(value)}`,
    )
    .join('; ');
}
