import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { dueTile } from './due-tile.tsx';
import { MoneyChange } from './MoneyChange.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { RulePreview } from './rule-preview.ts';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { Button } from '../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../primitives/text/StatTiles.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('RuleEffect', {
  dueNow: 'Due now',
  dueAfter: 'Due after',
  difference: 'Difference',
  vendors: 'Vendors whose amount due will change',
  noVendor: 'No vendors are affected.',
  showFewer: 'Show fewer',
  vendor: 'Vendor',
  lines: 'Lines',
  noneChanges:
    '{unpaid, plural, =0 {Nothing is unpaid, so no amounts will change now.} one {The # unpaid line will not change.} other {None of the # unpaid lines will change.}}',
  changes:
    '{changed, plural, one {# of {unpaid, plural, one {# unpaid line} other {# unpaid lines}} will change.} other {# of {unpaid, plural, one {# unpaid line} other {# unpaid lines}} will change.}}',
  changesOfVendors:
    '{changed, plural, one {# of {unpaid, plural, one {# unpaid line} other {# unpaid lines}} will change, affecting {vendors, plural, one {# vendor} other {# vendors}}.} other {# of {unpaid, plural, one {# unpaid line} other {# unpaid lines}} will change, affecting {vendors, plural, one {# vendor} other {# vendors}}.}}',
  largest:
    'These are the {shown, plural, other {#}} largest differences. {hidden, plural, one {The difference for # other vendor is smaller.} other {The differences for # other vendors are smaller.}}',
  showAll: 'Show all {n, plural, one {# vendor} other {# vendors}}',
  showLargest: 'Show the {n, plural, other {#}} largest',
});

type Props = {
  preview: RulePreview;
  /** Null where the rules are the whole shop's; else the currency of the vendor's amounts. */
  vendor: { currency: CurrencyCode | null } | null;
  currency: ShopCurrency;
  /** Said where no amount changes: which orders the change is for. */
  later: string;
  /** `sums` leaves the vendors out, where there is no room for them. */
  detail?: 'vendors' | 'sums';
};

/** Drawn at first, and drawn at most: all of them are on the page of the vendors. */
const first = 5;
const most = 50;

/** The effect of a change of commission rules on unpaid lines. The question whether to apply it is a RuleChangeDialog. */
export function RuleEffect({ preview, vendor, currency, later, detail = 'vendors' }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  const columns = useMemo(() => columnsOf(currency), [currency]);
  const written = currencyOf(currency, vendor);
  if (preview.changed_lines === 0) {
    return <Text>{`${texts.noneChanges({ unpaid: preview.unpaid_lines })} ${later}`}</Text>;
  }
  const tile = (label: string, { net, owedBack }: { net: string; owedBack: string }) => {
    const due = moneyFromWire(net, currency.books) + moneyFromWire(owedBack, currency.books);
    return dueTile(label, { due: moneyToWire(due, currency.books), owedBack }, written);
  };
  const isOfVendors = vendor === null && detail === 'vendors';
  const rows = preview.vendors.slice(0, isWhole ? most : first);
  const hidden = isOfVendors ? preview.changed_vendors - rows.length : 0;
  return (
    <Stack space="medium">
      <Text>
        {(vendor === null ? texts.changesOfVendors : texts.changes)({
          changed: preview.changed_lines,
          unpaid: preview.unpaid_lines,
          vendors: preview.changed_vendors,
        })}
      </Text>
      <StatTiles
        tiles={[
          tile(texts.dueNow, { net: preview.due_before, owedBack: preview.owed_back_before }),
          tile(texts.dueAfter, { net: preview.due_after, owedBack: preview.owed_back_after }),
          {
            label: texts.difference,
            value: (
              <MoneyChange
                before={preview.due_before}
                after={preview.due_after}
                books={currency.books}
                written={written}
              />
            ),
          },
        ]}
      />
      {isOfVendors && (
        <DataTable
          label={texts.vendors}
          columns={columns}
          rowId={(row) => String(row.vendor)}
          state={{ is: 'ready', rows }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.noVendor }}
        />
      )}
      {isOfVendors && preview.vendors.length > first && (
        <div>
          <Button
            label={isWhole ? texts.showFewer : showAllLabel(preview)}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      {hidden > 0 && (
        <Text size="small" tone="muted">
          {texts.largest({ shown: rows.length, hidden })}
        </Text>
      )}
    </Stack>
  );
}

function showAllLabel({ changed_vendors: all, vendors }: RulePreview): string {
  const shown = Math.min(vendors.length, most);
  return shown === all ? texts.showAll({ n: all }) : texts.showLargest({ n: shown });
}

type Row = RulePreview['vendors'][number];

function columnsOf(currency: ShopCurrency): DataColumn<Row>[] {
  return [
    { id: 'vendor', header: texts.vendor, cell: (row) => row.vendor_name, isRowHeader: true, width: 'wide' },
    { id: 'lines', header: texts.lines, cell: (row) => number(row.changed_lines), align: 'end' },
    {
      id: 'before',
      header: texts.dueNow,
      cell: (row) => <MoneyText amount={row.due_before} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'after',
      header: texts.dueAfter,
      cell: (row) => <MoneyText amount={row.due_after} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'difference',
      header: texts.difference,
      cell: (row) => (
        <MoneyChange
          before={row.due_before}
          after={row.due_after}
          books={currency.books}
          written={currencyOf(currency, row)}
        />
      ),
      align: 'end',
    },
  ];
}

function number(value: number): string {
  return formatCount(value);
}
