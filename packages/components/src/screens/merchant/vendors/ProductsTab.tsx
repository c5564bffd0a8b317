import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDay } from '@consignment/domain/dates';
import type { ListQuery } from '@consignment/domain/list-query';
import { isAvailable, lowestAmount, presentVariants, stockText } from '@consignment/domain/product-stock';
import { vendorProductColumns } from '@consignment/domain/shop-switches';
import type { ShopSwitches, VendorProductColumn } from '@consignment/domain/shop-switches';
import { useMemo } from 'react';
import { DateTimeText } from '../../../parts/DateTimeText.tsx';
import { FileButton } from '../../../parts/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/list.ts';
import { ListView } from '../../../parts/ListView.tsx';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import type { DataColumn } from '../../../primitives/data-table.ts';
import { DateRangeFilter } from '../../../primitives/DateRangeFilter.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { Text } from '../../../primitives/Text.tsx';
import type { ListedProduct, ListedVariant } from './catalog.ts';
import { CatalogProduct } from './CatalogProduct.tsx';

export { rowOfVariant } from './catalog.ts';

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; with one of them only what was sold then is listed. */
export type ProductsQuery = ListQuery & { from: string; to: string };

type Props = {
  vendor: { currency: CurrencyCode | null };
  products: ListState<ListedProduct>;
  controls: ListControls<ProductsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: Pick<ShopSwitches, 'vendorProductsTabColumns' | 'showExtraDateColumns'>;
  /** Saves the list under its search, days and order as a file, all pages of it. */
  onExport: () => Promise<Outcome>;
};

/** What a vendor has on sale, what was sold of it, and what that earned (spec operations §2). */
export function ProductsTab({ vendor, products, controls, currency, timeZone, switches, onExport }: Props) {
  const { query, onQuery } = controls;
  const shown = currencyOf(currency, vendor);
  const columns = useMemo(
    () => columnsOf({ books: currency.books, shown, timeZone, switches }),
    [currency.books, shown, timeZone, switches],
  );
  const isFiltered = query.from !== '' || query.to !== '';
  return (
    <ListView
      label="Products"
      searchLabel="Search products"
      list={products}
      controls={controls}
      columns={columns}
      rowId={(product) => String(product.id)}
      minWidth={columns.length > 8 ? 1600 : 1000}
      isFiltered={isFiltered}
      empty={{ title: 'Vendor does not currently have any products.' }}
      filters={
        <DateRangeFilter
          label="Sold"
          value={{ from: query.from, to: query.to }}
          onApply={({ from, to }) => onQuery({ from, to })}
        />
      }
      notice={
        isFiltered && (
          <Text size="small" tone="muted">
            Only what was sold on these days is listed, with the sales of these days.
          </Text>
        )
      }
      actions={<FileButton label="Export" busyLabel="Exporting…" onFetch={onExport} />}
    />
  );
}

type Column = DataColumn<ListedProduct>;

type Look = Pick<Props, 'timeZone' | 'switches'> & { books: CurrencyCode; shown: CurrencyCode };

function columnsOf({ books, shown, timeZone, switches }: Look): Column[] {
  const startingAt = (
    product: ListedProduct,
    amountOf: (variant: ListedVariant) => string | null | undefined,
  ) => {
    const present = presentVariants(product.variants ?? []);
    const lowest = lowestAmount(present.map(amountOf), books);
    return (
      <>
        {present.length > 1 && lowest !== null && 'starting at '}
        <MoneyText amount={lowest} currency={shown} />
      </>
    );
  };
  const all: { [Id in VendorProductColumn]: Omit<Column, 'id'> } = {
    product: {
      header: 'Product',
      cell: (product) => <CatalogProduct product={product} currency={shown} />,
      sortKey: 'title',
      isRowHeader: true,
      width: 'wide',
    },
    price: { header: 'Price', cell: (product) => startingAt(product, ({ price }) => price), align: 'end' },
    cost: {
      header: 'Cost',
      cell: (product) => startingAt(product, ({ cost_per_item: cost }) => cost),
      align: 'end',
    },
    inventory: {
      header: 'Inventory',
      cell: ({ variants = [] }) => stockText(variants),
      sortKey: 'inventory',
      align: 'end',
    },
    paid: { header: 'Paid', cell: ({ paid }) => paid.toLocaleString('en-US'), align: 'end' },
    sold: {
      header: 'Sold',
      cell: ({ sold }) => sold.toLocaleString('en-US'),
      sortKey: 'sold',
      align: 'end',
    },
    available: {
      header: 'Available',
      cell: ({ status, variants = [] }) => (isAvailable(status, variants) ? 'Yes' : 'No'),
    },
    commission: {
      header: 'Commission',
      cell: ({ commission }) => <MoneyText amount={commission} currency={shown} />,
      align: 'end',
    },
    created: {
      header: 'Created',
      cell: (product) => <DateTimeText instant={product.created_at} timeZone={timeZone} />,
      sortKey: 'created_at',
      width: 'narrow',
    },
  };
  const { vendorProductsTabColumns: chosen } = switches;
  const columns = vendorProductColumns
    // The product names its row, so no choice leaves it out.
    .filter((id) => id === 'product' || chosen.includes(id))
    .map((id): Column => ({ ...all[id], id }));
  return switches.showExtraDateColumns ? [...columns, ...consignmentDays] : columns;
}

const consignmentDays: readonly Column[] = [
  { id: 'start', header: 'Start', cell: ({ start_date: day }) => <Day day={day} />, width: 'narrow' },
  { id: 'end', header: 'End', cell: ({ end_date: day }) => <Day day={day} />, width: 'narrow' },
];

function Day({ day }: { day: string | null }) {
  return day === null ? '–' : <time dateTime={day}>{formatDay(day)}</time>;
}
