import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  isAvailable,
  lowestAmount,
  presentVariants,
  stockText,
} from '@consignment/domain/orders/product-stock';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import type { ListedProduct, ListedVariant } from './catalog.ts';
import { CatalogProduct } from './CatalogProduct.tsx';

/** A column of a list of products. */
export type ProductColumn = DataColumn<ListedProduct>;

type Look = {
  /** In which the amounts are shown. */
  shown: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** The columns that lists of products choose from (spec accounts §2.1, operations §2). */
export function productColumns({ shown, timeZone }: Look) {
  const startingAt = (
    product: ListedProduct,
    amountOf: (variant: ListedVariant) => string | null | undefined,
  ) => {
    const present = presentVariants(product.variants ?? []);
    const lowest = lowestAmount(present.map(amountOf));
    return (
      <>
        {present.length > 1 && lowest !== null && <span>{'starting at '}</span>}
        <MoneyText amount={lowest} currency={shown} />
      </>
    );
  };
  return {
    product: {
      id: 'product',
      header: 'Product',
      cell: (product) => <CatalogProduct product={product} />,
      sortKey: 'title',
      isRowHeader: true,
      pin: 'start',
      width: 'wide',
    },
    price: {
      id: 'price',
      header: 'Price',
      cell: (product) => startingAt(product, ({ price }) => price),
      align: 'end',
    },
    cost: {
      id: 'cost',
      header: 'Cost',
      cell: (product) => startingAt(product, ({ cost_per_item: cost }) => cost),
      align: 'end',
    },
    inventory: {
      id: 'inventory',
      header: 'Inventory',
      cell: ({ variants = [] }) => stockText(variants),
      sortKey: 'inventory',
      align: 'end',
    },
    paid: {
      id: 'paid',
      header: 'Paid',
      cell: ({ paid }) => paid.toLocaleString('en-US'),
      align: 'end',
    },
    sold: {
      id: 'sold',
      header: 'Sold',
      cell: ({ sold }) => sold.toLocaleString('en-US'),
      sortKey: 'sold',
      align: 'end',
    },
    available: {
      id: 'available',
      header: 'Available',
      cell: ({ status, variants = [] }) => (isAvailable(status, variants) ? 'Yes' : 'No'),
    },
    commission: {
      id: 'commission',
      header: 'Commission',
      cell: ({ commission }) => <MoneyText amount={commission} currency={shown} />,
      pin: 'end',
      align: 'end',
    },
    created: {
      id: 'created',
      header: 'Created',
      cell: (product) => <DateTimeText instant={product.created_at} timeZone={timeZone} />,
      sortKey: 'created_at',
      width: 'narrow',
    },
  } satisfies Record<string, ProductColumn>;
}
