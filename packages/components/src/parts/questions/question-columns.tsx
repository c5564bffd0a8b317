import { questionReasons } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DateText } from '../lists/DateText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { askerOf, type ListedQuestion } from './question.ts';
import type { Reader } from './question-state.ts';
import { QuestionStateBadge } from './QuestionStateBadge.tsx';
import * as styles from '../products/pictured.css.ts';

const texts = defineTexts('QuestionColumns', {
  line: 'Line',
  no: 'No.',
  about: 'About',
  amount: 'Amount',
  asked: 'Asked',
  answerDue: 'Answer due',
  state: 'State',
});

type Of = {
  reader: Reader;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Such as `From`, in a list of several; null where one vendor asks alone. */
  asker: string | null;
  isSorted: boolean;
};

/** The columns that lists of questions have in common. Keep the list in `useMemo`: a new one draws every row again. */
export function questionColumns({ reader, timeZone, asker, isSorted }: Of): DataColumn<ListedQuestion>[] {
  const sorted = (sortKey: string) => (isSorted ? { sortKey } : {});
  const columns: (DataColumn<ListedQuestion> | false)[] = [
    {
      id: 'line',
      header: texts.line,
      cell: (row) => (
        <span className={styles.words}>
          <bdi>{row.title}</bdi>
          {row.order_name && <span className={styles.detailOfHeader}>{row.order_name}</span>}
        </span>
      ),
      isRowHeader: true,
    },
    { id: 'number', header: texts.no, cell: ({ number }) => number, align: 'end', width: 'narrow' },
    asker !== null && { id: 'asker', header: asker, cell: (row) => <bdi>{askerOf(row)}</bdi> },
    { id: 'about', header: texts.about, cell: ({ reason }) => questionReasons[reason] },
    {
      id: 'amount',
      header: texts.amount,
      cell: (row) => <MoneyText amount={row.amount_asked} currency={row.currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'asked',
      header: texts.asked,
      cell: (row) => <DateText instant={row.asked_at} timeZone={timeZone} />,
      width: 'narrow',
      ...sorted('asked_at'),
    },
    reader === 'shop' && {
      id: 'due',
      header: texts.answerDue,
      cell: (row) => (row.due_at === null ? '–' : <DateText instant={row.due_at} timeZone={timeZone} />),
      width: 'narrow',
      ...sorted('due_at'),
    },
    {
      id: 'state',
      header: texts.state,
      width: 'narrow',
      cell: (row) => <QuestionStateBadge state={row.state} isOverdue={row.is_overdue} reader={reader} />,
    },
  ];
  return columns.filter((column) => column !== false);
}
