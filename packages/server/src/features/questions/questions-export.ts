import { moneyToWire } from '@consignment/domain/money/money';
import { isOverdue, questionReasons } from '@consignment/domain/questions/question';
import { questionsAsked } from './questions-asked.ts';
import type { Query } from '../../actions/operation.ts';
import { visibleTo } from '../../common/visibility.ts';
import { batchOfQuestions, scopeOf } from './queries/questions.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { cellTime } from '../../exports/cell-time.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';

/** Questions with what was written last in each. */
export const questionsExport = defineExport<Query<'listQuestions'>>(
  'questions',
  async ({ query, session, now, read }) => {
    const { shopId } = session;
    const { time_zone: zone, visible } = await read(async (tx) => ({
      ...(await shopOf(tx, shopId)),
      visible: visibleTo(session, await metasOf(tx, shopId)),
    }));
    const ask = questionsAsked(query, { visible, now });
    const scope = scopeOf(session);
    const batches = inBatches(read, (tx, batch) => batchOfQuestions(tx, shopId, scope, { ...ask, ...batch }));
    const time = (at: Date | null) => (at === null ? null : cellTime(at, zone));
    return csvFile(
      'questions.csv',
      [
        { header: 'No.', number: (row) => row.number },
        { header: 'State', text: (row) => row.state },
        {
          header: 'Overdue',
          text: (row) => (isOverdue({ state: row.state, dueAt: row.due_at }, now) ? 'yes' : ''),
        },
        { header: 'Vendor', text: (row) => row.vendor_name },
        { header: 'Sales rep', text: (row) => row.sales_rep_name },
        { header: 'Item', text: (row) => row.title },
        { header: 'Order', text: (row) => row.order_name },
        { header: 'Reason', text: (row) => questionReasons[row.reason] },
        { header: 'Amount when asked', number: (row) => moneyToWire(row.amount_asked, row.currency) },
        { header: 'Currency', text: (row) => row.currency },
        { header: 'Asked', text: (row) => time(row.asked_at) },
        { header: 'Answer by', text: (row) => time(row.due_at) },
        { header: 'Changed', text: (row) => time(row.changed_at) },
        { header: 'Ended', text: (row) => time(row.ended_at) },
        { header: 'Last message', text: (row) => row.last_text },
      ],
      batches,
    );
  },
);
