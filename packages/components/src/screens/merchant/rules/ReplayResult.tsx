import { defineTexts, formatCount } from '@consignment/domain/text/texts';
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

const texts = defineTexts('ReplayResult', {
  nothingSold: 'Nothing was sold on these days. Choose different days.',
  noneDiffers:
    '{n, plural, one {The # line would not have earned a different amount.} other {None of the # lines would have earned a different amount.}}',
  earned: 'Earned',
  wouldHaveEarned: 'Would have earned',
  difference: 'Difference',
  onPaidLines: 'Difference on paid lines',
  chart: 'How much vendors earned, and how much they would have earned under these rules, by month',
  month: 'Month',
  byVendor: 'By vendor',
  export: 'Export',
  exporting: 'Exporting…',
  vendors: 'Vendors by difference',
  noVendorDiffers: 'No vendors would have earned a different amount.',
  showFewer: 'Show fewer',
  largest: 'Lines with the biggest differences',
  noLineDiffers: 'No lines would have earned a different amount.',
  someDiffer:
    '{changed} of {n, plural, one {# line} other {# lines}} would have earned a different amount. Paid lines are shown as they would have been, but they won’t change.',
  showAll: 'Show all {count} vendors',
});

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
        <Text>{replay.lines === 0 ? texts.nothingSold : texts.noneDiffers({ n: replay.lines })}</Text>
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
              { label: texts.earned, value: <MoneyText amount={replay.earned} currency={written} /> },
              {
                label: texts.wouldHaveEarned,
                value: <MoneyText amount={replay.would_have_earned} currency={written} />,
              },
              {
                label: texts.difference,
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
                label: texts.onPaidLines,
                value: <MoneyChange before="0" after={replay.of_it_paid} books={books} written={written} />,
              },
            ]}
          />
          <Text size="small" tone="muted">
            {texts.someDiffer({ changed: formatCount(replay.changed_lines), n: replay.lines })}
          </Text>
          {/* One month has no course. */}
          {starts.length > 1 && (
            <AmountsChart
              label={texts.chart}
              periods={replay.months.map(({ month, earned, would_have_earned: other }) => ({
                start: month,
                name: nameOfPeriod(month, 'month'),
                earned,
                paid: other,
              }))}
              periodHeader={texts.month}
              series={series()}
              labelsFor={(most) => axisLabels(starts, 'month', most)}
              currency={written}
            />
          )}
        </Stack>
      </Card>
      <Card
        title={texts.byVendor}
        padding="none"
        actions={
          <FileButton label={texts.export} busyLabel={texts.exporting} size="small" onFetch={onExport} />
        }
      >
        <DataTable
          label={texts.vendors}
          columns={vendors}
          rowId={({ vendor }) => String(vendor)}
          state={{ is: 'ready', rows: isWhole ? replay.vendors : replay.vendors.slice(0, first) }}
          empty={{ title: texts.noVendorDiffers }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
      {replay.vendors.length > first && (
        <div>
          <Button
            label={isWhole ? texts.showFewer : texts.showAll({ count: formatCount(replay.vendors.length) })}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      <Card title={texts.largest} padding="none">
        <DataTable
          label={texts.largest}
          columns={lines}
          rowId={({ line_item: id }) => String(id)}
          state={{ is: 'ready', rows: replay.largest }}
          empty={{ title: texts.noLineDiffers }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
    </>
  );
}

// A filled bar for the real earnings, a hatched one for those by the rules.
const series = () =>
  [
    { kind: 'earned', name: texts.earned },
    { kind: 'paid', name: texts.wouldHaveEarned },
  ] as const;

function titleOf({ date_start: from, date_end: to }: Replay): string {
  return formatDays({ from, to }) ?? '';
}
