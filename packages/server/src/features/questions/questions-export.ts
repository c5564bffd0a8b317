import { moneyToWire } from '@consignment/domain/money/money';
import { isOverdue, questionReasons } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import { questionsAsked } from './questions-asked.ts';
import type { Query } from '../../actions/operation.ts';
import { visibleTo } from '../../common/visibility.ts';
import { batchOfQuestions, scopeOf } from './queries/questions.ts';
import { metasOf, shopOf } from '../../queries/shops/shops.ts';
import { cellTime } from '../../exports/cell-time.ts';
import { csvFile } from '../../exports/csv.ts';
import { defineExport, inBatches } from '../../exports/export.ts';

const texts = defineTexts('QuestionsExport', {
  number: 'No.',
  state: 'State',
  overdue: 'Overdue',
  vendor: 'Vendor',
  salesRep: 'Sales rep',
  item: 'Item',
  order: 'Order',
  reason: 'Reason',
  amountAsked: 'Amount when asked',
  currency: 'Currency',
  asked: 'Asked',
  answerBy: 'Answer by',
  changed: 'Changed',
  ended: 'Ended',
  lastMessage: 'Last message',
  yes: 'yes',
});

/** Questions with the last message of each. */
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
        { header: texts.number, number: (row) => row.number },
        { header: texts.state, text: (row) => row.state },
        {
          header: texts.overdue,
          text: (row) => (isOverdue({ state: row.state, dueAt: row.due_at }, now) ? texts.yes : ''),
        },
        { header: texts.vendor, text: (row) => row.vendor_name },
        { header: texts.salesRep, text: (row) => row.sales_rep_name },
        { header: texts.item, text: (row) => row.title },
        { header: texts.order, text: (row) => row.order_name },
        { header: texts.reason, text: (row) => questionReasons[row.reason] },
        { header: texts.amountAsked, number: (row) => moneyToWire(row.amount_asked, row.currency) },
        { header: texts.currency, text: (row) => row.currency },
        { header: texts.asked, text: (row) => time(row.asked_at) },
        { header: texts.answerBy, text: (row) => time(row.due_at) },
        { header: texts.changed, text: (row) => time(row.changed_at) },
        { header: texts.ended, text: (row) => time(row.ended_at) },
        { header: texts.lastMessage, text: (row) => row.last_text },
      ],
      batches,
    );
  },
);
