import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { TableState } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { historyColumns, type ShownEntry } from './history-columns.tsx';

const texts = defineTexts('HistoryPanel', {
  history: 'History',
  viewAll: 'View all',
  latestEntries: 'Latest entries',
  emptyTitle: 'No activity here yet.',
  emptyDetail: 'Every change from now on will appear here.',
});

type Props = {
  /** The latest first; only as many as are worth a card. */
  entries: TableState<ShownEntry>;
  /** Of amounts whose entry names no currency. */
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfObject: (entry: ShownEntry) => string | null;
  /** All that concerns the thing, with search and export. */
  hrefOfAll: string;
};

/** The last acts on one thing, on its own page. The whole history has another screen. */
export function HistoryPanel({ entries, currency, timeZone, hrefOfObject, hrefOfAll }: Props) {
  const columns = useMemo(
    () => historyColumns({ currency, timeZone, hrefOfObject }),
    [currency, timeZone, hrefOfObject],
  );
  return (
    <Card title={texts.history} padding="none" actions={<Link href={hrefOfAll} label={texts.viewAll} />}>
      <DataTable
        label={texts.latestEntries}
        columns={columns}
        rowId={({ seq }) => String(seq)}
        state={entries}
        sort={null}
        onSort={() => undefined}
        minWidth={1000}
        empty={{ title: texts.emptyTitle, detail: texts.emptyDetail }}
      />
    </Card>
  );
}
