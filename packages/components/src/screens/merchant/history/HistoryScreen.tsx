import { isHistoryObject } from '@consignment/domain/history/history';
import {
  historyGroups,
  historyObjects,
  type HistoryGroup,
} from '@consignment/domain/history/history-objects';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { historyColumns, type ShownEntry } from './history-columns.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';

const texts = defineTexts('HistoryScreen', {
  formerMember: 'A former member',
  history: 'History',
  searchTheHistory: 'Search the history',
  emptyTitle: 'No activity yet.',
  emptyDetail: 'Every change to payouts, rules, settings and accounts will appear here permanently.',
  about: 'About',
  who: 'Who',
  date: 'Date',
  showingOnly: 'Showing only: {about}',
  showAll: 'Show the whole shop’s history',
  export: 'Export',
  exporting: 'Exporting…',
  vendorNumber: 'Vendor no. {id}',
  everybody: 'Everyone',
  all: 'All',
});

/** The history of one thing: an object, or a vendor with all that concerns it. */
export type HistoryAbout = { type: string; id: string } | { vendor: number };

/** The filters of the history; days as 'YYYY-MM-DD' in the shop's zone, both included, and empty for no limit. */
export type HistoryQuery = ListQuery & {
  from: string;
  to: string;
  group: HistoryGroup | 'all';
  /** A login; null for everybody. */
  person: number | null;
  about: HistoryAbout | null;
};

type Props = {
  /** The latest first. */
  entries: ListState<ShownEntry>;
  /** Everybody who has acted in the shop, by name. */
  people: readonly { id: number; name: string }[];
  controls: ListControls<HistoryQuery>;
  /** Of amounts whose entry names no currency. */
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfObject: (entry: ShownEntry) => string | null;
  /** Saves the list as it is narrowed as a file, all pages of it. */
  onExport: () => Promise<Outcome>;
};

/** All acts in the shop: by whom, when, from where, and the values before and after. */
export function HistoryScreen({
  entries,
  people,
  controls,
  currency,
  timeZone,
  hrefOfObject,
  onExport,
}: Props) {
  const { from, to, group, person, about } = controls.query;
  const columns = useMemo(
    () => historyColumns({ currency, timeZone, hrefOfObject }),
    [currency, timeZone, hrefOfObject],
  );
  const persons = useMemo(() => {
    const known = people.map(({ id, name }) => ({ value: String(id), label: name }));
    const isKnown = person === null || people.some(({ id }) => id === person);
    return [
      { value: 'all', label: texts.everybody },
      ...known,
      ...(isKnown ? [] : [{ value: String(person), label: texts.formerMember }]),
    ];
  }, [people, person]);
  return (
    <Page title={texts.history}>
      <ListView
        label={texts.history}
        searchLabel={texts.searchTheHistory}
        list={entries}
        controls={controls}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        minWidth={1000}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        isFiltered={from !== '' || to !== '' || group !== 'all' || person !== null || about !== null}
        filters={
          <>
            <FilterSelect
              label={texts.about}
              options={groups()}
              value={group}
              onSelect={(chosen) =>
                controls.onQuery({ group: groups().find(({ value }) => value === chosen)?.value ?? 'all' })
              }
            />
            <FilterSelect
              label={texts.who}
              options={persons}
              value={person === null ? 'all' : String(person)}
              onSelect={(chosen) => controls.onQuery({ person: chosen === 'all' ? null : Number(chosen) })}
            />
            <DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />
          </>
        }
        notice={
          about !== null && (
            <Banner tone="info" title={texts.showingOnly({ about: aboutWords(about) })}>
              <Link href={controls.hrefOf({ about: null })} label={texts.showAll} />
            </Banner>
          )
        }
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={onExport} />}
      />
    </Page>
  );
}

function groups(): { value: HistoryQuery['group']; label: string }[] {
  // The keys of an object that is written out are exactly its names, which Object.entries cannot express.
  const all = Object.entries(historyGroups) as [HistoryGroup, string][];
  return [{ value: 'all', label: texts.all }, ...all.map(([value, label]) => ({ value, label }))];
}

function aboutWords(about: HistoryAbout): string {
  if ('vendor' in about) return texts.vendorNumber({ id: about.vendor });
  const kind = isHistoryObject(about.type) ? historyObjects[about.type] : about.type;
  return `${kind} ${about.id}`;
}
