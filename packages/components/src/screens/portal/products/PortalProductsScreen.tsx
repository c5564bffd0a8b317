import { isolated } from '@consignment/domain/text/direction';
import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { isSoldOnly, type ProductsQuery } from '../../../parts/lists/products-query.ts';
import { SoldFilter } from '../../../parts/lists/SoldFilter.tsx';
import { SoldNotice } from '../../../parts/lists/SoldNotice.tsx';
import { useLastRows } from '../../../parts/lists/use-last-rows.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { hasOrderDays } from '../commissions/order-days.ts';
import type { PortalProduct } from './portal-product.ts';
import { portalProductColumns } from './product-columns.tsx';

const texts = defineTexts('PortalProductsScreen', {
  products: 'Products',
  searchProducts: 'Search products',
  noProducts: 'No products yet.',
  emptyDetail: 'The products that {name} sells for you will appear here.',
  export: 'Export',
  exporting: 'Exporting…',
});

type Props = {
  shop: {
    name: string;
    currency: CurrencyCode;
    time_zone: string;
    vendor_field_order_date: boolean;
  };
  vendor: { currency: CurrencyCode };
  /** With days in the query, what was sold on them; else everything. */
  products: ListState<PortalProduct>;
  controls: ListControls<ProductsQuery>;
  hrefOfProduct: (id: number) => string;
  /** Of the page that the shop's customers see. */
  hrefInShop: (handle: string) => string;
  /** Saves the list under its search, days and order as a file, all pages of it. */
  onExport: () => Promise<Outcome>;
};

/** A vendor's products, or what was sold of them on some days (spec accounts §2.4). */
export function PortalProductsScreen(props: Props) {
  const { shop, vendor, products, controls, hrefOfProduct, hrefInShop } = props;
  const timeZone = shop.time_zone;
  const shown = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const rows = useLastRows(products);
  const columns = useMemo(
    () => portalProductColumns({ rows, shown, timeZone, hrefInShop }),
    [rows, shown, timeZone, hrefInShop],
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
        minWidth={columns.length > usualCount ? 1600 : 1000}
        isFiltered={isSoldOnly(controls.query)}
        empty={{
          title: texts.noProducts,
          detail: texts.emptyDetail({ name: isolated(shop.name) }),
        }}
        filters={hasOrderDays(shop, controls.query) && <SoldFilter controls={controls} timeZone={timeZone} />}
        notice={<SoldNotice query={controls.query} />}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      />
    </Page>
  );
}

/** All but the cost of an item, which few shops show: without it the columns fit beside each other on a desktop. */
const usualCount = 12;
