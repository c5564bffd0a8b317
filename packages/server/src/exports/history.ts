import { eventWords } from '@consignment/domain/history/history';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Query } from '../actions/operation.ts';
import { historyAsked } from '../actions/list-asks.ts';
import { batchOfHistory } from '../queries/history.ts';
import { shopOf } from '../queries/shops/shops.ts';
import { actorName, behindName, objectName } from '../queries/history-names.ts';
import { csvFile } from './csv.ts';
import { defineExport, inBatches } from './export.ts';
import { cellTime } from './cell-time.ts';

const texts = defineTexts('ExportedHistory', {
  number: 'No.',
  date: 'Date',
  actor: 'Who',
  event: 'Action',
  object: 'Object',
  vendor: 'Vendor',
  before: 'Before',
  after: 'After',
  reason: 'Reason',
  address: 'Address',
  device: 'Device',
  loginSetUpBy: 'Login set up by',
  eventName: 'Event',
  objectType: 'Object type',
  objectId: 'Object id',
  hash: 'Hash',
});

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
        { header: texts.number, number: (row) => row.seq },
        { header: texts.date, text: (row) => cellTime(row.at, time_zone) },
        { header: texts.actor, text: actorName },
        { header: texts.event, text: (row) => eventWords(row.event) },
        { header: texts.object, text: objectName },
        { header: texts.vendor, text: (row) => row.vendor_name },
        { header: texts.before, text: (row) => cellValues(row.before) },
        { header: texts.after, text: (row) => cellValues(row.after) },
        { header: texts.reason, text: (row) => row.reason },
        { header: texts.address, text: (row) => row.address },
        { header: texts.device, text: (row) => row.device },
        { header: texts.loginSetUpBy, text: behindName },
        { header: texts.eventName, text: (row) => row.event },
        { header: texts.objectType, text: (row) => row.object_type },
        { header: texts.objectId, text: (row) => row.object_id },
        { header: texts.hash, text: (row) => row.hash.toString('hex') },
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
