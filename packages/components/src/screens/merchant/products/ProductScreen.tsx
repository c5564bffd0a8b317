import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { stockText } from '@consignment/domain/orders/product-stock';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import type { ShopProduct } from '../../../parts/products/catalog.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { thumbnailAddress } from '../../../parts/products/product-picture.ts';
import { ProductVariants } from '../../../parts/products/ProductVariants.tsx';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList, type Description } from '../../../primitives/text/DescriptionList.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Thumbnail } from '../../../primitives/text/Thumbnail.tsx';

const texts = defineTexts('ProductScreen', {
  products: 'Products',
  vendor: 'Vendor',
  noVendor: 'This product has no vendor to pay',
  type: 'Type',
  status: 'Status',
  created: 'Created',
  consignedFrom: 'Consigned from',
  consignedUntil: 'Consigned until',
  inventory: 'Inventory',
  sold: 'Sold',
  paid: 'Sold and paid',
  commissionEarned: 'Commission earned',
});

type Props = {
  product: ShopProduct;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: Pick<ShopSwitches, 'showProductCostColumn'>;
  hrefOfProducts: string;
  hrefOfVendor: (vendorId: number) => string;
};

/** One product: its variants with price and stock, and the sales and earnings of each (spec accounts §2.4). */
export function ProductScreen({ product, currency, timeZone, ...props }: Props) {
  const shown = currencyOf(currency, null);
  const { title, image } = product;
  return (
    <Page title={title} back={{ href: props.hrefOfProducts, label: texts.products }}>
      <Card>
        <Stack space="medium">
          <Thumbnail src={thumbnailAddress(image)} alt={title} />
          <DescriptionList
            items={factsOf(product, { shown, timeZone, hrefOfVendor: props.hrefOfVendor })}
            layout="columns"
          />
        </Stack>
      </Card>
      <ProductVariants product={product} currency={shown} hasCost={props.switches.showProductCostColumn} />
    </Page>
  );
}

type FactsLook = Pick<Props, 'timeZone' | 'hrefOfVendor'> & { shown: CurrencyCode };

function factsOf(product: ShopProduct, { shown, timeZone, hrefOfVendor }: FactsLook): Description[] {
  const { vendor, product_type: type, status, variants = [], start_date: start, end_date: end } = product;
  const day = (date: string | null) => (date === null ? [] : [date]);
  return [
    {
      term: texts.vendor,
      description:
        vendor === null || vendor === undefined ? (
          texts.noVendor
        ) : (
          <Link href={hrefOfVendor(vendor.id)} label={vendor.name} />
        ),
    },
    { term: texts.type, description: type || '–' },
    { term: texts.status, description: statusText(status) },
    { term: texts.created, description: <DateTimeText instant={product.created_at} timeZone={timeZone} /> },
    ...day(start).map((date) => ({ term: texts.consignedFrom, description: formatDay(date) })),
    ...day(end).map((date) => ({ term: texts.consignedUntil, description: formatDay(date) })),
    { term: texts.inventory, description: stockText(variants) },
    { term: texts.sold, description: formatCount(product.sold) },
    { term: texts.paid, description: formatCount(product.paid) },
    {
      term: texts.commissionEarned,
      description: <MoneyText amount={product.commission} currency={shown} />,
    },
  ];
}

const statuses = defineTexts('StatusesProductScreen', {
  active: 'On sale',
  draft: 'Draft',
  archived: 'Archived',
});

function statusText(status: string): string {
  return status === 'active' || status === 'draft' || status === 'archived' ? statuses[status] : status;
}
