import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { questionColumns } from '../../../parts/questions/question-columns.tsx';
import type { ListedQuestion } from '../../../parts/questions/question.ts';
import { QuestionStateFilter, type QuestionFilter } from '../../../parts/questions/QuestionStateFilter.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { VendorFilter } from '../../../parts/lists/VendorFilter.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';

const texts = defineTexts('QuestionsScreen', {
  from: 'From',
  questions: 'Questions',
  settings: 'Settings',
  searchQuestions: 'Search questions',
  export: 'Export',
  exporting: 'Exporting…',
  emptyTitle: 'There are no questions.',
  emptyDetail:
    'When vendors ask about a line under “Why this amount?” in their portal, their questions will appear here.',
});

export type QuestionsQuery = ListQuery & {
  state: QuestionFilter;
  /** Null for all of them. */
  vendor: number | null;
};

type Props = {
  questions: ListState<ListedQuestion>;
  controls: ListControls<QuestionsQuery>;
  /** The one that the list is narrowed to; null for none, or while it is not known. */
  vendor: VendorChoice | null;
  /** IANA zone of the shop. */
  timeZone: string;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  hrefOfQuestion: (id: number) => string;
  /** Null for a person who may not open them. */
  hrefOfSettings: string | null;
  /** Saves the list as it is narrowed as a file, all pages of it. Null for a person who may not. */
  onExport: (() => Promise<Outcome>) | null;
};

/** The questions of all vendors and sales reps, the last changed first. */
export function QuestionsScreen({ questions, controls, vendor, timeZone, ...props }: Props) {
  const { query, onQuery } = controls;
  const columns = useMemo(
    () => questionColumns({ reader: 'shop', timeZone, asker: texts.from, isSorted: true }),
    [timeZone],
  );
  return (
    <Page
      title={texts.questions}
      actions={
        props.hrefOfSettings !== null && <ButtonLink href={props.hrefOfSettings} label={texts.settings} />
      }
    >
      <ListView
        label={texts.questions}
        searchLabel={texts.searchQuestions}
        list={questions}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => props.hrefOfQuestion(id)}
        minWidth={1000}
        isFiltered={query.state !== 'all' || query.vendor !== null}
        filters={
          <>
            <QuestionStateFilter value={query.state} onSelect={(state) => onQuery({ state })} reader="shop" />
            <VendorFilter
              value={query.vendor}
              vendor={vendor}
              onSearch={props.onSearchVendors}
              onSelect={(id) => onQuery({ vendor: id })}
            />
          </>
        }
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
    </Page>
  );
}
