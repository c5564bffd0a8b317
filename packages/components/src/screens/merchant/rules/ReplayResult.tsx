import { formatDays } from '@consignment/domain/time/dates';
import { useMemo, useState } from 'react';
import { AmountsChart } from '../../../parts/money/AmountsChart.tsx';
import { axisLabels, nameOfPeriod } from '../../../parts/money/chart-periods.ts';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { MoneyChange } from '../../../parts/commission/MoneyChange.tsx';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { lineColumns, vendorColumns } from './replay-columns.tsx';
import type { Replay } from './replay.ts';

type Props = {
  replay: Replay;
  currency: ShopCurrency;
  hrefOfVendor: (id: number) => string;
  hrefOfOrder: (id: number) => string;
  /** Saves a row for each vendor as a file. */
  onExport: () => Promise<Outcome>;
};

/** As many vendors are read at first. */
const first = 10;

/** The past by other rules: in sum, by month, by vendor, and the lines that change most. */
export function ReplayResult({ replay, currency, hrefOfVendor, hrefOfOrder, onExport }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const written = currencyOf(currency, null);
  const { books } = currency;
  const vendors = useMemo(
    () => vendorColumns({ books, written, hrefOfVendor }),
    [books, written, hrefOfVendor],
  );
  const lines = useMemo(() => lineColumns({ books, written, hrefOfOrder }), [books, written, hrefOfOrder]);
  if (replay.changed_lines === 0) {
    return (
      <Card title={titleOf(replay)}>
        <Text>
          {replay.lines === 0
            ? 'Nothing was sold on these days. Choose others.'
            : `None of the ${counted(replay.lines)} would have earned another amount.`}
        </Text>
      </Card>
    );
  }
  const starts = replay.months.map(({ month }) => month);
  return (
    <>
      <Card title={titleOf(replay)}>
        <Stack space="medium">
          <StatTiles
            tiles={[
              { label: 'Earned', value: <MoneyText amount={replay.earned} currency={written} /> },
              {
                label: 'Would have earned',
                value: <MoneyText amount={replay.would_have_earned} currency={written} />,
              },
              {
                label: 'Difference',
                value: (
                  <MoneyChange
                    before={replay.earned}
                    after={replay.would_have_earned}
                    books={books}
                    written={written}
                  />
                ),
              },
              {
                label: 'Of it on paid lines',
                value: <MoneyChange before="0" after={replay.of_it_paid} books={books} written={written} />,
              },
            ]}
          />
          <Text size="small" tone="muted">
            {`${replay.changed_lines.toLocaleString('en-US')} of ${counted(replay.lines)} would have earned another amount. Paid lines are shown as they would have been; they do not change.`}
          </Text>
          {/* One month has no course. */}
          {starts.length > 1 && (
            <AmountsChart
              label="How much vendors earned, and would have earned by these rules, by month"
              periods={replay.months.map(({ month, earned, would_have_earned: other }) => ({
                start: month,
                name: nameOfPeriod(month, 'month'),
                earned,
                paid: other,
              }))}
              periodHeader="Month"
              series={series}
              labelsFor={(most) => axisLabels(starts, 'month', most)}
              currency={written}
            />
          )}
        </Stack>
      </Card>
      <Card
        title="By vendor"
        padding="none"
        actions={<FileButton label="Export" busyLabel="Exporting…" size="small" onFetch={onExport} />}
      >
        <DataTable
          label="Vendors by difference"
          columns={vendors}
          rowId={({ vendor }) => String(vendor)}
          state={{ is: 'ready', rows: isWhole ? replay.vendors : replay.vendors.slice(0, first) }}
          empty={{ title: 'No vendor would have earned another amount.' }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
      {replay.vendors.length > first && (
        <div>
          <Button
            label={
              isWhole ? 'Show fewer' : `Show all ${replay.vendors.length.toLocaleString('en-US')} vendors`
            }
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      <Card title="Lines that change most" padding="none">
        <DataTable
          label="Lines that change most"
          columns={lines}
          rowId={({ line_item: id }) => String(id)}
          state={{ is: 'ready', rows: replay.largest }}
          empty={{ title: 'No line would have earned another amount.' }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
    </>
  );
}

// A filled bar for what was, a hatched one for what would have been.
const series = [
  { kind: 'earned', name: 'Earned' },
  { kind: 'paid', name: 'Would have earned' },
] as const;

function titleOf({ date_start: from, date_end: to }: Replay): string {
  return formatDays({ from, to }) ?? '';
}

function counted(lines: number): string {
  return `${lines.toLocaleString('en-US')} ${lines === 1 ? 'line' : 'lines'}`;
}
