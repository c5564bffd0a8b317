import { defineTexts } from '@consignment/domain/text/texts';
import type { Recalculation } from '../../../parts/commission/Recalculating.tsx';
import type { TypedRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import type { RateDates } from '../../../parts/commission/rate-from.ts';
import type { PreviewAnswer } from '../../../parts/commission/rule-preview.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { TypeRates, type ProductTypeRow } from '../../../parts/commission/TypeRates.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('ProductTypesTab', {
  intro:
    'A rate set here overrides the global rate and this vendor’s own rate for products of that type. Product types that show “default” use the usual rate. Paid commissions never change.',
  emptyTitle: 'This vendor has no product types yet.',
  emptyDetail: 'Product types are added from the products that this vendor sells.',
});

type Props = {
  vendor: { currency: CurrencyCode | null };
  types: ListState<ProductTypeRow>;
  controls: Pick<ListControls, 'query' | 'pageSize' | 'hrefOf'>;
  currency: ShopCurrency;
  hrefOfRule: (id: number) => string;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The effect of the rate on this vendor's unpaid lines, without setting it. */
  onPreview: (type: ProductTypeRow, rate: TypedRate) => Promise<PreviewAnswer>;
  /** Null for a person who may only read the rates. */
  onSave: ((type: ProductTypeRow, rate: TypedRate, reason: string) => Promise<Outcome>) | null;
};

/** A vendor's rates by product type (spec operations §2). */
export function ProductTypesTab(props: Props) {
  return (
    <TypeRates
      intro={texts.intro}
      empty={{
        title: texts.emptyTitle,
        detail: texts.emptyDetail,
      }}
      {...props}
    />
  );
}
