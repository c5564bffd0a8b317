import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDay } from '@consignment/domain/dates';
import { presentVariants, stockText } from '@consignment/domain/product-stock';
import type { ShopSwitches } from '@consignment/domain/shop-switches';
import { useMemo } from 'react';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { thumbnailAddress } from '../../../parts/product-picture.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { Card } from '../../../primitives/Card.tsx';
import type { DataColumn } from '../../../primitives/data-table.ts';
import { DataTable } from '../../../primitives/DataTable.tsx';
import { DescriptionList, type Description } from '../../../primitives/DescriptionList.tsx';
import { Link } from '../../../primitives/Link.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { Thumbnail } from '../../../primitives/Thumbnail.tsx';
import type { ListedVariant, ShopProduct } from './catalog.ts';

type Props = {
  product: ShopProduct;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: Pick<ShopSwitches, 'showProductCostColumn'>;
  hrefOfProducts: string;
  hrefOfVendor: (vendorId: number) => string;
};

/** One product: its variants with price and stock, and what was sold and earned of each (spec accounts §2.4). */
export function ProductScreen({ product, currency, timeZone, switches, ...props }: Props) {
  const shown = currencyOf(currency, null);
  const { title, image, variants = [] } = product;
  const { showProductCostColumn: hasCost } = switches;
  const columns = useMemo(() => columnsOf({ title, shown, hasCost }), [title, shown, hasCost]);
  const present = useMemo(() => presentVariants(variants), [variants]);
  const goneSold = variants.reduce((sum, { deleted, sold }) => (deleted ? sum + sold : sum), 0);
  return (
    <Page title={title} back={{ href: props.hrefOfProducts, label: 'Products' }}>
      <Card>
        <Stack space="medium">
          <Thumbnail src={thumbnailAddress(image)} alt={title} />
          <DescriptionList
            items={factsOf(product, { shown, timeZone, hrefOfVendor: props.hrefOfVendor })}
            layout="columns"
          />
        </Stack>
      </Card>
      <Stack space="small">
        <Card title="Variants" padding="none">
          <DataTable
            label={`Variants of ${title}`}
            columns={columns}
            rowId={(variant) => String(variant.id)}
            state={{ is: 'ready', rows: present }}
            empty={{ title: 'No variant of this product is in the catalogue any more.' }}
            sort={null}
            onSort={() => undefined}
            minWidth={1000}
          />
        </Card>
        {goneSold > 0 && (
          <Text size="small" tone="muted">
            {`${goneSold.toLocaleString('en-US')} of the units sold were of variants that are no longer in the catalogue. They count above.`}
          </Text>
        )}
      </Stack>
    </Page>
  );
}

type FactsLook = Pick<Props, 'timeZone' | 'hrefOfVendor'> & { shown: CurrencyCode };

function factsOf(product: ShopProduct, { shown, timeZone, hrefOfVendor }: FactsLook): Description[] {
  const { vendor, product_type: type, status, variants = [], start_date: start, end_date: end } = product;
  const count = (units: number) => units.toLocaleString('en-US');
  const day = (date: string | null) => (date === null ? [] : [date]);
  return [
    {
      term: 'Vendor',
      description:
        vendor === null || vendor === undefined ? (
          'Nobody is paid for this product'
        ) : (
          <Link href={hrefOfVendor(vendor.id)} label={vendor.name} />
        ),
    },
    { term: 'Type', description: type || '–' },
    { term: 'Status', description: statuses[status] ?? status },
    { term: 'Created', description: <DateTimeText instant={product.created_at} timeZone={timeZone} /> },
    ...day(start).map((date) => ({ term: 'Consigned from', description: formatDay(date) })),
    ...day(end).map((date) => ({ term: 'Consigned until', description: formatDay(date) })),
    { term: 'Inventory', description: stockText(variants) },
    { term: 'Sold', description: count(product.sold) },
    { term: 'Of these paid', description: count(product.paid) },
    {
      term: 'Commission earned',
      description: <MoneyText amount={product.commission} currency={shown} />,
    },
  ];
}

const statuses: Readonly<Record<string, string>> = {
  active: 'On sale',
  draft: 'Draft',
  archived: 'Archived',
};

type Look = { title: string; shown: CurrencyCode; hasCost: boolean };

function columnsOf({ title, shown, hasCost }: Look): DataColumn<ListedVariant>[] {
  const cost: DataColumn<ListedVariant> = {
    id: 'cost',
    header: 'Cost',
    cell: ({ cost_per_item: amount }) => <MoneyText amount={amount ?? null} currency={shown} />,
    align: 'end',
  };
  return [
    {
      id: 'product',
      header: 'Product',
      // A product without variants has one that Shopify calls so.
      cell: (variant) => (variant.title === 'Default Title' ? title : variant.title),
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'price',
      header: 'Price',
      cell: ({ price }) => <MoneyText amount={price ?? null} currency={shown} />,
      align: 'end',
    },
    ...(hasCost ? [cost] : []),
    { id: 'sku', header: 'Sku', cell: ({ sku }) => sku || '–' },
    { id: 'barcode', header: 'Barcode', cell: ({ barcode }) => (barcode ?? '') || '–' },
    { id: 'inventory', header: 'Inventory', cell: (variant) => stockText([variant]), align: 'end' },
    { id: 'sold', header: 'Sold', cell: ({ sold }) => sold.toLocaleString('en-US'), align: 'end' },
    {
      id: 'commission',
      header: 'Commission',
      cell: ({ commission }) => <MoneyText amount={commission ?? null} currency={shown} />,
      align: 'end',
    },
  ];
}
