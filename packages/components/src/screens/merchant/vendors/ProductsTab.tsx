import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { vendorProductColumns } from '@consignment/domain/shop/shop-switches';
import type { ShopSwitches, VendorProductColumn } from '@consignment/domain/shop/shop-switches';
import { useMemo } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import type { ListedProduct } from '../../../parts/products/catalog.ts';
import { productColumns, type ProductColumn } from '../../../parts/products/product-columns.tsx';
import { isSoldOnly, type ProductsQuery } from '../../../parts/lists/products-query.ts';
import { SoldFilter } from '../../../parts/lists/SoldFilter.tsx';
import { SoldNotice } from '../../../parts/lists/SoldNotice.tsx';

const texts = defineTexts('ProductsTab', {
  products: 'Products',
  searchProducts: 'Search products',
  emptyTitle: 'Vendor does not currently have any products.',
  export: 'Export',
  exporting: 'Exporting…',
  start: 'Start',
  end: 'End',
});

export { rowOfVariant } from '../../../parts/products/catalog.ts';
export type { ProductsQuery };

type Props = {
  vendor: { currency: CurrencyCode | null };
  products: ListState<ListedProduct>;
  controls: ListControls<ProductsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: Pick<ShopSwitches, 'vendorProductsTabColumns' | 'showExtraDateColumns'>;
  hrefOfProduct: (productId: number) => string;
  /** Saves the list under its search, days and order as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
};

/** A vendor's products with their sales and commissions (spec operations §2). */
export function ProductsTab({ vendor, products, controls, currency, timeZone, switches, ...props }: Props) {
  const { hrefOfProduct, onExport } = props;
  const shown = currencyOf(currency, vendor);
  const columns = useMemo(() => columnsOf({ shown, timeZone, switches }), [shown, timeZone, switches]);
  return (
    <ListView
      label={texts.products}
      searchLabel={texts.searchProducts}
      list={products}
      controls={controls}
      columns={columns}
      rowId={(product) => String(product.id)}
      rowHref={({ id, product_id: productId = id }) => hrefOfProduct(productId)}
      minWidth={columns.length > 8 ? 1600 : 1000}
      isFiltered={isSoldOnly(controls.query)}
      empty={{ title: texts.emptyTitle }}
      filters={<SoldFilter controls={controls} timeZone={timeZone} />}
      notice={<SoldNotice query={controls.query} />}
      actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={onExport} />}
    />
  );
}

type Look = Pick<Props, 'timeZone' | 'switches'> & { shown: CurrencyCode };

function columnsOf({ switches, ...look }: Look): ProductColumn[] {
  const all = productColumns(look) satisfies Record<VendorProductColumn, ProductColumn>;
  const { vendorProductsTabColumns: chosen } = switches;
  const columns = vendorProductColumns
    // The product names its row, so no choice leaves it out.
    .filter((id) => id === 'product' || chosen.includes(id))
    .map((id) => all[id]);
  return switches.showExtraDateColumns ? [...columns, ...consignmentDays] : columns;
}

const consignmentDays: readonly ProductColumn[] = [
  {
    id: 'start',
    get header() {
      return texts.start;
    },
    cell: ({ start_date: day }) => <Day day={day} />,
    width: 'narrow',
  },
  {
    id: 'end',
    get header() {
      return texts.end;
    },
    cell: ({ end_date: day }) => <Day day={day} />,
    width: 'narrow',
  },
];

function Day({ day }: { day: string | null }) {
  return day === null ? <span>–</span> : <time dateTime={day}>{formatDay(day)}</time>;
}
