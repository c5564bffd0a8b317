import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useMemo } from 'react';
import type { ImportGap } from '../../../parts/imports/import-run.ts';
import { counted } from '../../../parts/lists/counted.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

type Props = {
  gaps: ListState<ImportGap>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  currency: CurrencyCode;
};

/** The products whose line items have no vendor, or a SKU that no product has; the most sales first. */
export function ImportGapsTable({ gaps, page, pageSize, hrefOfPage, currency }: Props) {
  const columns = useMemo(() => columnsIn(currency), [currency]);
  const total = gaps.is === 'ready' ? gaps.total : 0;
  return (
    <Stack space="medium">
      <Card title="Products to look at" padding="none">
        <DataTable
          label="Products to look at"
          columns={columns}
          rowId={({ title, sku, no_vendor, unknown_sku }) =>
            JSON.stringify([title, sku, no_vendor, unknown_sku])
          }
          state={gaps}
          sort={null}
          onSort={() => undefined}
          empty={{ title: 'Every line item has a vendor and a product.' }}
        />
      </Card>
      {total > pageSize && (
        <Pagination label="Products to look at" {...pagesOf({ page, pageSize, total, hrefOfPage })} />
      )}
    </Stack>
  );
}

function columnsIn(currency: CurrencyCode): readonly DataColumn<ImportGap>[] {
  return [
    {
      id: 'product',
      header: 'Product',
      isRowHeader: true,
      width: 'wide',
      cell: ({ title, sku, first_row }) => (
        <Stack space="none">
          <span>{title}</span>
          <Text key={`${sku} ${first_row}`} as="span" size="xsmall" tone="muted">
            {sku === '' ? 'No SKU' : `SKU ${sku}`} · row {first_row.toLocaleString('en-US')}
          </Text>
        </Stack>
      ),
    },
    { id: 'missing', header: 'Missing', cell: missingText },
    {
      id: 'lines',
      header: 'Line items',
      cell: ({ lines }) => lines.toLocaleString('en-US'),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'units',
      header: 'Units',
      cell: ({ units }) => units.toLocaleString('en-US'),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'sales',
      header: 'Sales',
      cell: ({ sales }) => <MoneyText amount={sales} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'commission',
      header: 'Would earn',
      cell: (gap) => <WouldEarn gap={gap} currency={currency} />,
      align: 'end',
    },
  ];
}

function missingText({ no_vendor, unknown_sku }: ImportGap): string {
  if (!unknown_sku) return 'A vendor';
  return no_vendor ? 'A vendor, and a product of this SKU' : 'A product of this SKU';
}

function WouldEarn({ gap, currency }: { gap: ImportGap; currency: CurrencyCode }) {
  const { no_vendor, commission, unpriced_lines, lines } = gap;
  if (!no_vendor) return <span>At its vendor’s rate</span>;
  if (unpriced_lines === lines) return <span>No rate or cost</span>;
  return (
    <Stack space="none">
      <MoneyText amount={commission} currency={currency} />
      {unpriced_lines > 0 && (
        <Text key={unpriced_lines} as="span" size="xsmall" tone="muted">
          {counted(unpriced_lines, 'line item')} without a rate or cost
        </Text>
      )}
    </Stack>
  );
}
