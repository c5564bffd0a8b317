import { presentVariants } from '@consignment/domain/orders/product-stock';
import { defineTexts } from '@consignment/domain/text/texts';
import { thumbnailAddress } from './product-picture.ts';
import { Thumbnail } from '../../primitives/text/Thumbnail.tsx';
import type { ListedProduct } from './catalog.ts';
import * as styles from './CatalogProduct.css.ts';

const texts = defineTexts('CatalogProduct', {
  variants: '{n, plural, one {# variant} other {# variants}}',
  sku: 'SKU {sku}',
});

type Props = {
  product: Pick<ListedProduct, 'title' | 'image' | 'variants'>;
  /** Where the SKU has its own column it is left out here. */
  hasSku?: boolean;
};

/**
 * A product, in a row that leads to its page, where its variants are. A product in a list of sales is a ProductCell.
 */
export function CatalogProduct({ product: { title, image, variants = [] }, hasSku = true }: Props) {
  const detail = detailOf(variants, hasSku);
  return (
    <span className={detail === '' ? styles.alone : styles.frame}>
      <Thumbnail src={thumbnailAddress(image)} alt="" size="row" />
      <span className={styles.words}>
        <span>{title}</span>
        {detail !== '' && <span className={styles.detail}>{detail}</span>}
      </span>
    </span>
  );
}

function detailOf(variants: NonNullable<ListedProduct['variants']>, hasSku: boolean): string {
  const present = presentVariants(variants);
  if (present.length > 1) return texts.variants({ n: present.length });
  const only = present[0] ?? variants[0];
  if (only === undefined) return '';
  const sku = !hasSku || only.sku === '' ? '' : texts.sku({ sku: only.sku });
  return [variantTitle(only.title), sku].filter((word) => word !== '').join(' · ');
}

/** A product without variants has one that Shopify calls 'Default Title', which says nothing to people. */
function variantTitle(title: string): string {
  return title === 'Default Title' ? '' : title;
}
