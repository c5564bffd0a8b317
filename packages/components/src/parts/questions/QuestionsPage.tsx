import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { Page } from '../../primitives/layout/Page.tsx';
import type { ListControls, ListState } from '../lists/list.ts';
import { ListView } from '../lists/ListView.tsx';
import { questionColumns } from './question-columns.tsx';
import type { ListedQuestion } from './question.ts';
import { QuestionStateFilter, type QuestionFilter } from './QuestionStateFilter.tsx';

const texts = defineTexts('QuestionsPage', {
  questions: 'Questions',
  searchQuestions: 'Search questions',
  emptyTitle: 'You haven’t asked any questions yet.',
});

export type AskedQuery = ListQuery & { state: QuestionFilter };

type Props = {
  questions: ListState<ListedQuestion>;
  controls: ListControls<AskedQuery>;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Such as `Sales rep`, in a list of several; null where one vendor asks alone. */
  asker: string | null;
  /** How a question is asked here. */
  howTo: string;
  hrefOfQuestion: (id: number) => string;
};

/** The questions of those who ask: a vendor's, or those about sales reps' commissions. The shop's list is its own screen. */
export function QuestionsPage({ questions, controls, timeZone, asker, howTo, hrefOfQuestion }: Props) {
  const columns = useMemo(
    () => questionColumns({ reader: 'asker', timeZone, asker, isSorted: false }),
    [timeZone, asker],
  );
  const { state } = controls.query;
  return (
    <Page title={texts.questions}>
      <ListView
        label={texts.questions}
        searchLabel={texts.searchQuestions}
        list={questions}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => hrefOfQuestion(id)}
        minWidth={1000}
        isFiltered={state !== 'all'}
        filters={
          <QuestionStateFilter
            value={state}
            onSelect={(chosen) => controls.onQuery({ state: chosen })}
            reader="asker"
          />
        }
        empty={{ title: texts.emptyTitle, detail: howTo }}
      />
    </Page>
  );
}
