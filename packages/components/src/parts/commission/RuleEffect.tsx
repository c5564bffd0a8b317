import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, moneyToWire } from '@consignment/domain/money/money';
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

type Props = {
  preview: RulePreview;
  /** Null where the rules are the whole shop's; else in what the vendor's amounts are shown. */
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
    return (
      <Text>
        {preview.unpaid_lines === 0
          ? `Nothing is unpaid, so no amount changes now. ${later}`
          : `None of the ${count(preview.unpaid_lines, 'unpaid line')} changes. ${later}`}
      </Text>
    );
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
        {`${number(preview.changed_lines)} of ${count(preview.unpaid_lines, 'unpaid line')} ${preview.changed_lines === 1 ? 'changes' : 'change'}${vendor === null ? `, of ${count(preview.changed_vendors, 'vendor')}` : ''}.`}
      </Text>
      <StatTiles
        tiles={[
          tile('Due now', { net: preview.due_before, owedBack: preview.owed_back_before }),
          tile('Due after', { net: preview.due_after, owedBack: preview.owed_back_after }),
          {
            label: 'Difference',
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
          label="Vendors whose due changes"
          columns={columns}
          rowId={(row) => String(row.vendor)}
          state={{ is: 'ready', rows }}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'No vendor changes.' }}
        />
      )}
      {isOfVendors && preview.vendors.length > first && (
        <div>
          <Button
            label={isWhole ? 'Show fewer' : showAllLabel(preview)}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      {hidden > 0 && (
        <Text size="small" tone="muted">
          {`These are the ${number(rows.length)} largest differences. ${count(hidden, 'other vendor')} ${hidden === 1 ? 'changes' : 'change'} less.`}
        </Text>
      )}
    </Stack>
  );
}

function showAllLabel({ changed_vendors: all, vendors }: RulePreview): string {
  const shown = Math.min(vendors.length, most);
  return shown === all ? `Show all ${count(all, 'vendor')}` : `Show the ${number(shown)} largest`;
}

type Row = RulePreview['vendors'][number];

function columnsOf(currency: ShopCurrency): DataColumn<Row>[] {
  return [
    { id: 'vendor', header: 'Vendor', cell: (row) => row.vendor_name, isRowHeader: true, width: 'wide' },
    { id: 'lines', header: 'Lines', cell: (row) => number(row.changed_lines), align: 'end' },
    {
      id: 'before',
      header: 'Due now',
      cell: (row) => <MoneyText amount={row.due_before} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'after',
      header: 'Due after',
      cell: (row) => <MoneyText amount={row.due_after} currency={currencyOf(currency, row)} />,
      align: 'end',
    },
    {
      id: 'difference',
      header: 'Difference',
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
  return value.toLocaleString('en-US');
}

function count(value: number, noun: string): string {
  return `${number(value)} ${noun}${value === 1 ? '' : 's'}`;
}
