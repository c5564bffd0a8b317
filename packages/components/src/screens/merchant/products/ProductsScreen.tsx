import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Link } from '../../../primitives/navigation/Link.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import type { ShopProduct } from '../../../parts/products/catalog.ts';
import { productColumns } from '../../../parts/products/product-columns.tsx';
import { isSoldOnly, type ProductsQuery } from '../../../parts/lists/products-query.ts';
import { SoldFilter } from '../../../parts/lists/SoldFilter.tsx';
import { SoldNotice } from '../../../parts/lists/SoldNotice.tsx';

const texts = defineTexts('ProductsScreen', {
  products: 'Products',
  searchProducts: 'Search products',
  emptyTitle: 'There are no products yet.',
  emptyDetail: 'Products will appear here after your shop’s first sync or import.',
  export: 'Export',
  exporting: 'Exporting…',
  type: 'Type',
  vendor: 'Vendor',
});

type Props = {
  /** With days in the query, the sales of those days; else the whole catalogue. */
  products: ListState<ShopProduct>;
  controls: ListControls<ProductsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: Pick<ShopSwitches, 'showProductCostColumn'>;
  hrefOfProduct: (productId: number) => string;
  hrefOfVendor: (vendorId: number) => string;
  /** Saves the list under its search, days and order as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
};

/** Everything the shop has on sale, or its sales on some days (spec accounts §2.1). */
export function ProductsScreen(props: Props) {
  const { products, controls, currency, timeZone, hrefOfProduct, hrefOfVendor } = props;
  const hasCost = props.switches.showProductCostColumn;
  const columns = useMemo(
    () => columnsOf({ currency, timeZone, hasCost, hrefOfVendor }),
    [currency, timeZone, hasCost, hrefOfVendor],
  );
  return (
    <Page title={texts.products}>
      <ListView
        label={texts.products}
        searchLabel={texts.searchProducts}
        list={products}
        controls={controls}
        columns={columns}
        rowId={(product) => String(product.id)}
        rowHref={(product) => hrefOfProduct(product.id)}
        minWidth={1000}
        isFiltered={isSoldOnly(controls.query)}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        filters={<SoldFilter controls={controls} timeZone={timeZone} />}
        notice={<SoldNotice query={controls.query} />}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      />
    </Page>
  );
}

type Look = Pick<Props, 'currency' | 'timeZone' | 'hrefOfVendor'> & { hasCost: boolean };

function columnsOf({ currency, timeZone, hasCost, hrefOfVendor }: Look): DataColumn<ShopProduct>[] {
  const shown = currencyOf(currency, null);
  const { product, price, cost, inventory, sold, created } = productColumns({ shown, timeZone });
  const type: DataColumn<ShopProduct> = {
    id: 'type',
    header: texts.type,
    cell: ({ product_type: name }) => name || '–',
    sortKey: 'product_type',
  };
  const vendor: DataColumn<ShopProduct> = {
    id: 'vendor',
    header: texts.vendor,
    cell: ({ vendor: whose }) =>
      whose === null || whose === undefined ? '–' : <Link href={hrefOfVendor(whose.id)} label={whose.name} />,
    width: 'name',
  };
  return [
    product,
    { ...price, isFixed: true },
    ...(hasCost ? [cost] : []),
    type,
    inventory,
    sold,
    created,
    vendor,
  ];
}
