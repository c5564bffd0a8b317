import type { CurrencyCode } from '@consignment/domain/currency';
import { stockText } from '@consignment/domain/product-stock';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { thumbnailAddress } from '../../../parts/product-picture.ts';
import { Thumbnail } from '../../../primitives/Thumbnail.tsx';
import type { ListedProduct, ListedVariant } from './catalog.ts';
import * as styles from './CatalogProduct.css.ts';

type Props = { product: ListedProduct; currency: CurrencyCode };

/** What a product is, with its variants to open where there are several. What was sold of it is a ProductCell. */
export function CatalogProduct({ product, currency }: Props) {
  const { title, image, variants = [] } = product;
  // What is no longer in the catalogue is told only where it is a part of the sums.
  const told = variants.filter(({ deleted, sold }) => !deleted || sold > 0);
  const [only] = told;
  return (
    <span className={styles.frame}>
      <Thumbnail src={thumbnailAddress(image)} alt="" size="row" />
      <span className={styles.words}>
        {title}
        {told.length === 1 && only !== undefined && <OnlyVariant variant={only} />}
        {told.length > 1 && (
          <details className={styles.variants}>
            <summary className={styles.summary}>{`${told.length} variants`}</summary>
            <ul className={styles.list}>
              {told.map((variant) => (
                <li key={variant.id}>
                  <Figures variant={variant} currency={currency} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </span>
    </span>
  );
}

/** A product without variants has one that Shopify calls 'Default Title', which tells nobody anything. */
function OnlyVariant({ variant: { title, sku } }: { variant: ListedVariant }) {
  const words = [title === 'Default Title' ? '' : title, sku === '' ? '' : `SKU ${sku}`];
  const told = words.filter((word) => word !== '').join(' · ');
  return told === '' ? null : <span className={styles.detail}>{told}</span>;
}

function Figures({ variant, currency }: { variant: ListedVariant; currency: CurrencyCode }) {
  const { title, sku, price, sold, commission, deleted } = variant;
  return (
    <>
      <div className={styles.variant}>{title}</div>
      <div>
        {sku !== '' && `SKU ${sku} · `}
        <MoneyText amount={price} currency={currency} />
        {` · ${deleted ? 'no longer in the catalogue' : stockText([variant])} · ${sold.toLocaleString('en-US')} sold · commission `}
        <MoneyText amount={commission} currency={currency} />
      </div>
    </>
  );
}
