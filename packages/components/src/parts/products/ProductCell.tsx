import { cameBackText } from '@consignment/domain/orders/refund';
import { defineTexts } from '@consignment/domain/text/texts';
import { Thumbnail } from '../../primitives/text/Thumbnail.tsx';
import { thumbnailAddress } from './product-picture.ts';
import * as styles from './pictured.css.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ProductCell', {
  sku: 'SKU {sku}',
});

/** The part of a line item that names its product. */
export type ProductOfLine = {
  title: string;
  sku: string;
  image: string | null;
  /** Null where the item is not in the catalogue. */
  variant: { title: string; image: { src: string } | null; product: { title: string } } | null;
  quantity: number;
  /** Of these units, those that came back. */
  returned_quantity: number;
};

type Props = {
  line: ProductOfLine;
  /** Where the SKU has its own column it is left out here. */
  hasSku?: boolean;
};

/** Picture, title, variant and SKU of a sold product, and its returned units. A picture alone is a Thumbnail. */
export function ProductCell({ line, hasSku = true }: Props) {
  const variant = variantTitle(line);
  const cameBack = cameBackText({ quantity: line.quantity, returned: line.returned_quantity });
  return (
    <span className={styles.frame}>
      <Thumbnail src={thumbnailAddress(line.variant?.image?.src ?? line.image)} alt="" size="row" />
      <span className={styles.words}>
        <bdi>{productTitle(line)}</bdi>
        {variant !== null && <bdi className={styles.detail}>{variant}</bdi>}
        {hasSku && line.sku !== '' && (
          <span className={styles.detail}>
            <TextWithElements text={texts.sku} elements={{ sku: <span>{line.sku}</span> }} />
          </span>
        )}
        {cameBack !== null && <span className={styles.detail}>{cameBack}</span>}
      </span>
    </span>
  );
}

export function productTitle(line: Pick<ProductOfLine, 'title' | 'variant'>): string {
  return line.variant?.product.title ?? line.title;
}

/** A product without variants has one that Shopify calls 'Default Title', which says nothing to people. */
function variantTitle({ variant }: Pick<ProductOfLine, 'variant'>): string | null {
  if (variant === null || variant.title === '' || variant.title === 'Default Title') return null;
  return variant.title;
}
