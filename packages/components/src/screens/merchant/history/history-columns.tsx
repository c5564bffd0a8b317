import type { HistoryValues } from '@consignment/domain/history/history-entry';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { HistoryLine } from './HistoryLine.tsx';

/** An act, as the lists show it. `at` is ISO 8601; texts are empty where there is nothing to say. */
export type ShownEntry = {
  /** Counts the acts of the shop. */
  seq: number;
  at: string;
  by: { kind: 'person' | 'key' | 'job' | 'platform' | 'command'; id: number | null; name: string };
  event: string;
  object: { type: string; id: string };
  object_name: string;
  vendor_id: number | null;
  vendor_name: string;
  before: HistoryValues;
  after: HistoryValues;
  reason: string;
  /** The person of the shop who has set up the vendor's login that acted. */
  set_up_by: string;
  address: string;
  device: string;
};

type Of = {
  /** Of amounts whose entry names no currency. */
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Where the object of an entry is shown; null for one that has no page. */
  hrefOfObject: (entry: ShownEntry) => string | null;
};

/** The columns of acts. Keep the list in `useMemo`: a new one draws every row again. */
export function historyColumns({ currency, timeZone, hrefOfObject }: Of): DataColumn<ShownEntry>[] {
  return [
    {
      id: 'what',
      header: 'What',
      cell: (entry) => <Act entry={entry} currency={currencyOf(currency, null)} href={hrefOfObject(entry)} />,
      isRowHeader: true,
      width: 'wide',
    },
    { id: 'who', header: 'Who', cell: ({ by }) => <bdi>{actorWords(by)}</bdi> },
    {
      id: 'when',
      header: 'When',
      cell: ({ at }) => <DateTimeText instant={at} timeZone={timeZone} />,
      width: 'narrow',
    },
    { id: 'from', header: 'From', cell: (entry) => <From entry={entry} /> },
  ];
}

type ActProps = { entry: ShownEntry; currency: CurrencyCode; href: string | null };

function Act({ entry, currency, href }: ActProps) {
  return (
    <Stack space="xxsmall">
      <HistoryLine entry={entry} currency={currency} href={href} />
      {entry.set_up_by !== '' && (
        <Text as="span" size="small">
          {'This login was set up by '}
          <bdi>{entry.set_up_by}</bdi>.
        </Text>
      )}
      {entry.reason !== '' && (
        <Text as="span" size="small">
          {'Why: '}
          <bdi>{entry.reason}</bdi>
        </Text>
      )}
    </Stack>
  );
}

/** Work that goes on by itself has a name of its own, which reads as no person's. */
const mailedLink = 'link of a mail';

function actorWords({ kind, name }: ShownEntry['by']): string {
  // The name of a command is what its operator types, such as 'npm run operate'.
  if (kind === 'command') return 'The operator';
  if (kind !== 'job') return name;
  return name === mailedLink ? 'A link in an email' : 'The server';
}

const kinds: Readonly<Record<ShownEntry['by']['kind'], string>> = {
  person: '',
  key: 'A program',
  job: 'Automatic',
  platform: 'A connected service',
  command: 'A command on the server',
};

/** 'Automatic: schedule of pay runs'. */
function kindWords({ kind, name }: ShownEntry['by']): string {
  if (kind !== 'job') return kinds[kind];
  return name === mailedLink ? '' : `${kinds.job}: ${name}`;
}

function From({ entry }: { entry: ShownEntry }) {
  const known = [entry.device, entry.address, kindWords(entry.by)].filter((text) => text !== '');
  return (
    <Text as="span" size="small" tone="muted">
      {known.length === 0 ? 'Not known' : known.join(', ')}
    </Text>
  );
}
