import type { TypeRate } from '@consignment/domain/commission-input';
import { useCallback, useState } from 'react';
import type { ListControls, ListState } from '../../../parts/list.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/shop-currency.ts';
import { TypeRates, type ProductTypeRow } from '../../../parts/TypeRates.tsx';
import { isStale, type Answered, type Outcome } from '../../../primitives/outcome.ts';
import { Stack } from '../../../primitives/Stack.tsx';
import { isTrackingChange, rulesOf, type CommissionConfig, type RuleChange } from './commission-config.ts';
import { ConfigurationPanel } from './ConfigurationPanel.tsx';
import { RuleChangeDialogOnUse } from './rule-change-dialog-on-use.ts';
import type { PreviewAnswer, RulePreview } from './rule-preview.ts';

/** A change that has not been saved: of the configuration, or of the rate of one product type. */
export type ProposedRules =
  | {
      is: 'configuration';
      change: Partial<CommissionConfig>;
      /** What was there of it when it was begun. */
      seen: Partial<CommissionConfig>;
    }
  | { is: 'type'; type: ProductTypeRow; rate: TypeRate };

/** The same as far as its effect can be told beforehand. */
export type ForeseeableRules =
  { is: 'configuration'; rules: RuleChange } | Extract<ProposedRules, { is: 'type' }>;

type Props = {
  config: CommissionConfig;
  /** Per cent of the recalculation that goes on; null when none does. */
  recalculation: number | null;
  types: ListState<ProductTypeRow>;
  controls: Pick<ListControls, 'query' | 'pageSize' | 'hrefOf'>;
  currency: ShopCurrency;
  /** What the change would do, without doing it. */
  onPreview: (proposed: ForeseeableRules) => Promise<PreviewAnswer>;
  onSave: (proposed: ProposedRules) => Promise<Outcome>;
  /** Told for a place when it starts or ceases to hold what is not saved. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/**
 * The rules of the whole shop. None is saved before it was shown what it does to each vendor's due (spec accounts
 * §2.1).
 */
export function CommissionSettings({ config, recalculation, types, controls, currency, ...props }: Props) {
  const { onPreview, onSave, onUnsaved } = props;
  const [review, setReview] = useState<Review | null>(null);
  const ask = useCallback(
    async (proposed: ProposedRules): Promise<Answered> => {
      if (isWithoutEffect(proposed)) return onSave(proposed);
      const foreseen = foreseeable(proposed);
      const known = foreseen === null ? null : await onPreview(foreseen);
      if (known?.is === 'refused') return known;
      const { promise, resolve } = Promise.withResolvers<Answered>();
      setReview({ proposed, preview: known?.preview ?? null, answer: resolve });
      return promise;
    },
    [onPreview, onSave],
  );
  const saveType = useCallback(
    (type: ProductTypeRow, rate: TypeRate) => ask({ is: 'type', type, rate }),
    [ask],
  );
  return (
    <Stack space="large">
      <ConfigurationPanel
        config={config}
        recalculation={recalculation}
        onSave={(change, seen) => ask({ is: 'configuration', change, seen })}
        onDirtyChange={(isDirty) => onUnsaved('Commission Configuration', isDirty)}
      />
      <TypeRates
        intro="A rate set on a product type overrides global and vendor-specific rates for products of the type. Where it says default, the usual rate applies; 0 pays nothing. Paid commissions never change."
        empty={{
          title: 'There are no product types yet.',
          detail: 'They come with your products and orders.',
        }}
        types={types}
        controls={controls}
        currency={{ books: currency.books, shown: currencyOf(currency, null) }}
        recalculation={null}
        onSave={saveType}
      />
      {review !== null && (
        <RuleChangeDialogOnUse
          preview={review.preview}
          findsVendorsAgain={
            review.proposed.is === 'configuration' && isTrackingChange(review.proposed.change)
          }
          currency={currency}
          onApply={async () => {
            const outcome = await onSave(review.proposed);
            if (outcome.is === 'done') review.answer(outcome);
            if (isStale(outcome)) {
              // What to do about it is asked where it was typed.
              review.answer(outcome);
              setReview(null);
            }
            return outcome;
          }}
          onClose={() => {
            // Without effect after a save, which has answered already.
            review.answer({ is: 'cancelled' });
            setReview(null);
          }}
        />
      )}
    </Stack>
  );
}

type Review = {
  proposed: ProposedRules;
  preview: RulePreview | null;
  answer: (answer: Answered) => void;
};

function foreseeable(proposed: ProposedRules): ForeseeableRules | null {
  if (proposed.is === 'type') return proposed;
  const rules = rulesOf(proposed.change);
  return rules === null ? null : { is: 'configuration', rules };
}

/** Whether no rate is a percentage or an amount, nothing is worked out by it. */
function isWithoutEffect(proposed: ProposedRules): boolean {
  if (proposed.is === 'configuration') return false;
  return proposed.rate.rate === null && (proposed.type.commission?.commission_rate ?? null) === null;
}
