import type { HistoryValues } from '@consignment/domain/history/history-entry';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { HistoryLine } from './HistoryLine.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('HistoryColumns', {
  what: 'What',
  who: 'Who',
  when: 'When',
  from: 'From',
  setUpBy: 'This login was set up by {name}.',
  reason: 'Reason: {reason}',
  theOperator: 'The operator',
  emailLink: 'A link in an email',
  theServer: 'The server',
  notKnown: 'Unknown',
  automatic: 'Automatic: {name}',
});

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
      header: texts.what,
      cell: (entry) => <Act entry={entry} currency={currencyOf(currency, null)} href={hrefOfObject(entry)} />,
      isRowHeader: true,
      width: 'wide',
    },
    { id: 'who', header: texts.who, cell: ({ by }) => <bdi>{actorWords(by)}</bdi> },
    {
      id: 'when',
      header: texts.when,
      cell: ({ at }) => <DateTimeText instant={at} timeZone={timeZone} />,
      width: 'narrow',
    },
    { id: 'from', header: texts.from, cell: (entry) => <From entry={entry} /> },
  ];
}

type ActProps = { entry: ShownEntry; currency: CurrencyCode; href: string | null };

function Act({ entry, currency, href }: ActProps) {
  return (
    <Stack space="xxsmall">
      <HistoryLine entry={entry} currency={currency} href={href} />
      {entry.set_up_by !== '' && (
        <Text as="span" size="small">
          <TextWithElements text={texts.setUpBy} elements={{ name: <bdi>{entry.set_up_by}</bdi> }} />
        </Text>
      )}
      {entry.reason !== '' && (
        <Text as="span" size="small">
          <TextWithElements text={texts.reason} elements={{ reason: <bdi>{entry.reason}</bdi> }} />
        </Text>
      )}
    </Stack>
  );
}

function actorWords({ kind, name }: ShownEntry['by']): string {
  // The name of a command is what its operator types, such as 'npm run operate'.
  if (kind === 'command') return texts.theOperator;
  if (kind !== 'job') return name;
  return isMailedLink(name) ? texts.emailLink : texts.theServer;
}

const kinds = defineTexts('KindsHistoryColumns', {
  key: 'A program',
  platform: 'A connected service',
  command: 'A command on the server',
});

/** 'Automatic: schedule of pay runs'. */
function kindWords({ kind, name }: ShownEntry['by']): string {
  if (kind === 'person') return '';
  if (kind !== 'job') return kinds[kind];
  return isMailedLink(name) ? '' : texts.automatic({ name });
}

/** The name of the job that a link in an email starts, as the history stores it. */
function isMailedLink(name: string): boolean {
  return name === 'link of a mail';
}

function From({ entry }: { entry: ShownEntry }) {
  const known = [entry.device, entry.address, kindWords(entry.by)].filter((text) => text !== '');
  return (
    <Text as="span" size="small" tone="muted">
      {known.length === 0 ? texts.notKnown : known.join(', ')}
    </Text>
  );
}
