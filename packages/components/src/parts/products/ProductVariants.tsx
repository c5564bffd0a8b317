import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { presentVariants, stockText } from '@consignment/domain/orders/product-stock';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { ListedVariant } from './catalog.ts';
import { MoneyText } from '../money/MoneyText.tsx';

const texts = defineTexts('ProductVariants', {
  variants: 'Variants',
  variantsOf: 'Variants of {title}',
  emptyTitle: 'This product no longer has any variants in the catalogue.',
  product: 'Product',
  price: 'Price',
  cost: 'Cost',
  sku: 'SKU',
  barcode: 'Barcode',
  inventory: 'Inventory',
  sold: 'Sold',
  commission: 'Commission',
  goneSold:
    '{n, plural, one {# of the units sold was a variant that is no longer in the catalogue. It is included in the product’s sales.} other {# of the units sold were variants that are no longer in the catalogue. They are included in the product’s sales.}}',
});

type Props = {
  /** The deleted ones too: they have no row, and their sales are noted beneath. */
  product: { title: string; variants?: readonly ListedVariant[] };
  /** In which the amounts are shown. */
  currency: CurrencyCode;
  /** For shops that show what their goods cost. */
  hasCost?: boolean;
};

/**
 * The variants of one product with price and stock, and the sales and earnings of each (spec accounts §2.4). Several
 * products are a ListView with the productColumns.
 */
export function ProductVariants({ product, currency, hasCost = false }: Props) {
  const { title, variants = noVariants } = product;
  const columns = useMemo(
    () => columnsOf({ title, variants, currency, hasCost }),
    [title, variants, currency, hasCost],
  );
  const present = useMemo(() => presentVariants(variants), [variants]);
  const goneSold = variants.reduce((sum, { deleted, sold }) => (deleted ? sum + sold : sum), 0);
  return (
    <Stack space="small">
      <Card title={texts.variants} padding="none">
        <DataTable
          label={texts.variantsOf({ title: isolated(title) })}
          columns={columns}
          rowId={(variant) => String(variant.id)}
          state={{ is: 'ready', rows: present }}
          empty={{ title: texts.emptyTitle }}
          sort={null}
          onSort={() => undefined}
          minWidth={1000}
        />
      </Card>
      {goneSold > 0 && (
        <Text size="small" tone="muted">
          {texts.goneSold({ n: goneSold })}
        </Text>
      )}
    </Stack>
  );
}

const noVariants: readonly never[] = [];

type Look = {
  title: string;
  variants: readonly ListedVariant[];
  currency: CurrencyCode;
  hasCost: boolean;
};

/** A column of which no variant says anything is hidden by the shop, and left out. */
function columnsOf({ title, variants, currency, hasCost }: Look): DataColumn<ListedVariant>[] {
  const isShown = (has: (variant: ListedVariant) => boolean) => variants.length === 0 || variants.some(has);
  const columns: (DataColumn<ListedVariant> | false)[] = [
    {
      id: 'product',
      header: texts.product,
      // A product without variants has one that Shopify calls so.
      cell: (variant) => (variant.title === 'Default Title' ? title : variant.title),
      isRowHeader: true,
      pin: 'start',
      width: 'wide',
    },
    isShown(({ price }) => price !== undefined) && {
      id: 'price',
      header: texts.price,
      cell: ({ price }) => <MoneyText amount={price ?? null} currency={currency} />,
      align: 'end',
    },
    hasCost && {
      id: 'cost',
      header: texts.cost,
      cell: ({ cost_per_item: amount }) => <MoneyText amount={amount ?? null} currency={currency} />,
      align: 'end',
    },
    { id: 'sku', header: texts.sku, cell: ({ sku }) => sku || '–' },
    { id: 'barcode', header: texts.barcode, cell: ({ barcode }) => (barcode ?? '') || '–' },
    { id: 'inventory', header: texts.inventory, cell: (variant) => stockText([variant]), align: 'end' },
    { id: 'sold', header: texts.sold, cell: ({ sold }) => formatCount(sold), align: 'end' },
    isShown(({ commission }) => commission !== undefined) && {
      id: 'commission',
      header: texts.commission,
      cell: ({ commission }) => <MoneyText amount={commission ?? null} currency={currency} />,
      align: 'end',
      pin: 'end',
    },
  ];
  return columns.filter((column) => column !== false);
}
