import { isolated } from '@consignment/domain/text/direction';
import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import { stockText } from '@consignment/domain/orders/product-stock';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { DateText } from '../../../parts/lists/DateText.tsx';
import { thumbnailAddress } from '../../../parts/products/product-picture.ts';
import { ProductVariants } from '../../../parts/products/ProductVariants.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Thumbnail } from '../../../primitives/text/Thumbnail.tsx';
import type { PortalProduct } from './portal-product.ts';

const texts = defineTexts('PortalProductScreen', {
  products: 'Products',
  created: 'Created',
  inventory: 'Inventory',
  sold: 'Sold',
  ofThesePaid: 'Sold and paid',
  viewAt: 'View at {name}',
});

type Props = {
  shop: { name: string; currency: CurrencyCode; time_zone: string };
  vendor: { currency: CurrencyCode };
  product: PortalProduct;
  hrefOfProducts: string;
  /** Of the page that the shop's customers see. */
  hrefInShop: (handle: string) => string;
};

/** One product of a vendor, with its variants (spec accounts §2.4). */
export function PortalProductScreen({ shop, vendor, product, hrefOfProducts, hrefInShop }: Props) {
  const { title, image, status, handle, variants = [] } = product;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const isInShop = status === 'active' && handle !== '';
  return (
    <Page title={title} back={{ href: hrefOfProducts, label: texts.products }}>
      <Card>
        <Stack space="medium">
          <Thumbnail src={thumbnailAddress(image)} alt={title} />
          <DescriptionList
            layout="columns"
            items={[
              {
                term: texts.created,
                description: <DateText instant={product.created_at} timeZone={shop.time_zone} />,
              },
              { term: texts.inventory, description: stockText(variants) },
              { term: texts.sold, description: formatCount(product.sold) },
              { term: texts.ofThesePaid, description: formatCount(product.paid) },
            ]}
          />
          {isInShop && (
            <Link href={hrefInShop(handle)} label={texts.viewAt({ name: isolated(shop.name) })} isExternal />
          )}
        </Stack>
      </Card>
      <ProductVariants product={product} currency={currency} />
    </Page>
  );
}
