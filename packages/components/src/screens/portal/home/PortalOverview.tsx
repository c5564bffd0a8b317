import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { CardRows } from '../../../parts/lists/CardRows.tsx';
import { EarningsCard } from '../../../parts/money/EarningsCard.tsx';
import type { EarningsPeriod } from '../../../parts/money/EarningsChart.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { thumbnailAddress } from '../../../parts/products/product-picture.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Thumbnail } from '../../../primitives/text/Thumbnail.tsx';
import * as styles from './PortalOverview.css.ts';

const texts = defineTexts('PortalOverview', {
  sold: '{n} sold',
  howMuchYouEarnPaid: 'How much you earn and how much you’re paid, by month',
  bestSellersOfTwelveMonths: 'Best sellers in the last twelve months',
  bestSellers: 'Best sellers',
  nothingHasSoldInTwelve: 'Nothing has sold in the last twelve months.',
  nothingHasSold: 'Nothing has sold yet.',
});

export type SoldProduct = {
  id: number;
  title: string;
  image: string | null;
  /** Units. */
  sold: number;
};

type Props = {
  /** Months in the order of time; null where the shop hides from its vendors what they are made of. */
  history: Loadable<readonly EarningsPeriod[]> | null;
  /** Those with most units first; null where the shop shows its vendors no products. */
  bestSellers: Loadable<readonly SoldProduct[]> | null;
  /** Whether the best sellers are those of the twelve months, or of all time where the shop hides the days of sales. */
  isOfTwelveMonths: boolean;
  currency: CurrencyCode;
  hrefOfProduct: (id: number) => string;
};

/** A vendor's twelve months, and what sells best in them. Each card has its own data and its own failure. */
export function PortalOverview(props: Props) {
  const { history, bestSellers, currency } = props;
  return (
    <div className={styles.cards}>
      {history !== null && (
        <EarningsCard label={texts.howMuchYouEarnPaid} periods={history} currency={currency} />
      )}
      {bestSellers !== null && <BestSellers {...props} products={bestSellers} />}
    </div>
  );
}

type BestSellersProps = Pick<Props, 'isOfTwelveMonths' | 'hrefOfProduct'> & {
  products: Loadable<readonly SoldProduct[]>;
};

function BestSellers({ products, isOfTwelveMonths, hrefOfProduct }: BestSellersProps) {
  const title = isOfTwelveMonths ? texts.bestSellersOfTwelveMonths : texts.bestSellers;
  const rowOf = ({ id, title: name, image, sold }: SoldProduct) => ({
    id,
    name,
    href: hrefOfProduct(id),
    image: <Thumbnail src={thumbnailAddress(image)} alt="" size="row" />,
    amount: texts.sold({ n: formatCount(sold) }),
  });
  return (
    <Card title={title}>
      <CardRows
        label={texts.bestSellers}
        empty={isOfTwelveMonths ? texts.nothingHasSoldInTwelve : texts.nothingHasSold}
        rows={products.is === 'ready' ? { is: 'ready', value: products.value.map(rowOf) } : products}
      />
    </Card>
  );
}
