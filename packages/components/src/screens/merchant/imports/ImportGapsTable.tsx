import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import type { ImportGap } from '../../../parts/imports/import-run.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('ImportGapsTable', {
  title: 'Products to check',
  emptyTitle: 'Every line item has a vendor and a product.',
  product: 'Product',
  withoutSku: 'No SKU · row {row}',
  missing: 'Missing',
  lineItems: 'Line items',
  units: 'Units',
  sales: 'Sales',
  wouldEarn: 'Would earn',
  vendor: 'A vendor',
  vendorAndProduct: 'A vendor, and a product with this SKU',
  productOfSku: 'A product with this SKU',
  vendorsRate: 'At its vendor’s rate',
  noRateOrCost: 'No rate or cost',
  withSku: 'SKU {sku} · row {row}',
  unpriced: '{n, plural, one {# line item} other {# line items}} without a rate or cost',
});

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
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ title, sku, no_vendor, unknown_sku }) =>
            JSON.stringify([title, sku, no_vendor, unknown_sku])
          }
          state={gaps}
          sort={null}
          onSort={() => undefined}
          empty={{ title: texts.emptyTitle }}
        />
      </Card>
      {total > pageSize && (
        <Pagination label={texts.title} {...pagesOf({ page, pageSize, total, hrefOfPage })} />
      )}
    </Stack>
  );
}

function columnsIn(currency: CurrencyCode): readonly DataColumn<ImportGap>[] {
  return [
    {
      id: 'product',
      header: texts.product,
      isRowHeader: true,
      width: 'wide',
      cell: ({ title, sku, first_row }) => (
        <Stack space="none">
          <span>{title}</span>
          <Text key={`${sku} ${first_row}`} as="span" size="xsmall" tone="muted">
            {skuText(sku, first_row)}
          </Text>
        </Stack>
      ),
    },
    { id: 'missing', header: texts.missing, cell: missingText },
    {
      id: 'lines',
      header: texts.lineItems,
      cell: ({ lines }) => formatCount(lines),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'units',
      header: texts.units,
      cell: ({ units }) => formatCount(units),
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'sales',
      header: texts.sales,
      cell: ({ sales }) => <MoneyText amount={sales} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
    {
      id: 'commission',
      header: texts.wouldEarn,
      cell: (gap) => <WouldEarn gap={gap} currency={currency} />,
      align: 'end',
    },
  ];
}

function skuText(sku: string, firstRow: number): string {
  const row = formatCount(firstRow);
  return sku === '' ? texts.withoutSku({ row }) : texts.withSku({ sku, row });
}

function missingText({ no_vendor, unknown_sku }: ImportGap): string {
  if (!unknown_sku) return texts.vendor;
  return no_vendor ? texts.vendorAndProduct : texts.productOfSku;
}

function WouldEarn({ gap, currency }: { gap: ImportGap; currency: CurrencyCode }) {
  const { no_vendor, commission, unpriced_lines, lines } = gap;
  if (!no_vendor) return <span>{texts.vendorsRate}</span>;
  if (unpriced_lines === lines) return <span>{texts.noRateOrCost}</span>;
  return (
    <Stack space="none">
      <MoneyText amount={commission} currency={currency} />
      {unpriced_lines > 0 && (
        <Text key={unpriced_lines} as="span" size="xsmall" tone="muted">
          {texts.unpriced({ n: unpriced_lines })}
        </Text>
      )}
    </Stack>
  );
}
