import { isHistoryObject } from '@consignment/domain/history/history';
import {
  historyGroups,
  historyObjects,
  type HistoryGroup,
} from '@consignment/domain/history/history-objects';
import type { ListQuery } from '@consignment/domain/text/list-query';
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
    return [everybody, ...known, ...(isKnown ? [] : [{ value: String(person), label: 'A former member' }])];
  }, [people, person]);
  return (
    <Page title="History">
      <ListView
        label="History"
        searchLabel="Search the history"
        list={entries}
        controls={controls}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        minWidth={1000}
        empty={{
          title: 'Nothing has been done yet.',
          detail: 'Payouts, rules, settings and accounts: each change from now on stands here, and stays.',
        }}
        isFiltered={from !== '' || to !== '' || group !== 'all' || person !== null || about !== null}
        filters={
          <>
            <FilterSelect
              label="About"
              options={groups}
              value={group}
              onSelect={(chosen) =>
                controls.onQuery({ group: groups.find(({ value }) => value === chosen)?.value ?? 'all' })
              }
            />
            <FilterSelect
              label="Who"
              options={persons}
              value={person === null ? 'all' : String(person)}
              onSelect={(chosen) => controls.onQuery({ person: chosen === 'all' ? null : Number(chosen) })}
            />
            <DaysFilter label="Date" controls={controls} timeZone={timeZone} />
          </>
        }
        notice={
          about !== null && (
            <Banner tone="info" title={`Only what concerns ${aboutWords(about)}.`}>
              <Link href={controls.hrefOf({ about: null })} label="Show the history of the whole shop" />
            </Banner>
          )
        }
        actions={<FileButton label="Export" busyLabel="Exporting…" onFetch={onExport} />}
      />
    </Page>
  );
}

const everybody = { value: 'all', label: 'Everybody' };

const groups: readonly { value: HistoryQuery['group']; label: string }[] = [
  { value: 'all', label: 'All' },
  // The keys of an object that is written out are exactly its names, which Object.entries cannot express.
  ...(Object.entries(historyGroups) as [keyof typeof historyGroups, string][]).map(([value, label]) => ({
    value,
    label,
  })),
];

function aboutWords(about: HistoryAbout): string {
  if ('vendor' in about) return `vendor no. ${about.vendor}`;
  const kind = isHistoryObject(about.type) ? historyObjects[about.type].toLowerCase() : about.type;
  return `${kind} ${about.id}`;
}
