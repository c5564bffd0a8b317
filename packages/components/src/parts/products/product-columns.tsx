import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  isAvailable,
  lowestAmount,
  presentVariants,
  stockText,
} from '@consignment/domain/orders/product-stock';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import type { ListedProduct, ListedVariant } from './catalog.ts';
import { CatalogProduct } from './CatalogProduct.tsx';
import { productColumnNames } from './product-column-names.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ProductColumns', {
  startingAt: 'starting at {amount}',
  yes: 'Yes',
  no: 'No',
});

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
    const amount = <MoneyText key="amount" amount={lowest} currency={shown} />;
    return (
      <>
        {present.length > 1 && lowest !== null ? (
          <TextWithElements text={texts.startingAt} elements={{ amount }} />
        ) : (
          amount
        )}
      </>
    );
  };
  return {
    product: {
      id: 'product',
      header: productColumnNames.product,
      cell: (product) => <CatalogProduct product={product} />,
      sortKey: 'title',
      isRowHeader: true,
      pin: 'start',
      width: 'wide',
    },
    price: {
      id: 'price',
      header: productColumnNames.price,
      cell: (product) => startingAt(product, ({ price }) => price),
      align: 'end',
    },
    cost: {
      id: 'cost',
      header: productColumnNames.cost,
      cell: (product) => startingAt(product, ({ cost_per_item: cost }) => cost),
      align: 'end',
    },
    inventory: {
      id: 'inventory',
      header: productColumnNames.inventory,
      cell: ({ variants = [] }) => stockText(variants),
      sortKey: 'inventory',
      align: 'end',
    },
    paid: {
      id: 'paid',
      header: productColumnNames.paid,
      cell: ({ paid }) => formatCount(paid),
      align: 'end',
    },
    sold: {
      id: 'sold',
      header: productColumnNames.sold,
      cell: ({ sold }) => formatCount(sold),
      sortKey: 'sold',
      align: 'end',
    },
    available: {
      id: 'available',
      header: productColumnNames.available,
      cell: ({ status, variants = [] }) => (isAvailable(status, variants) ? texts.yes : texts.no),
    },
    commission: {
      id: 'commission',
      header: productColumnNames.commission,
      cell: ({ commission }) => <MoneyText amount={commission} currency={shown} />,
      pin: 'end',
      align: 'end',
    },
    created: {
      id: 'created',
      header: productColumnNames.created,
      cell: (product) => <DateTimeText instant={product.created_at} timeZone={timeZone} />,
      sortKey: 'created_at',
      width: 'narrow',
    },
  } satisfies Record<string, ProductColumn>;
}
