import { defineTexts } from '@consignment/domain/text/texts';
import type { Recalculation } from '../../../parts/commission/Recalculating.tsx';
import type { WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { NextOrderRate } from '../../../parts/commission/NextOrderRate.tsx';
import type { TypedRate } from '@consignment/domain/commission/commission-input';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import type { RateDates } from '../../../parts/commission/rate-from.ts';
import { useDatedRate } from '../../../parts/commission/use-dated-rate.tsx';
import type { PreviewAnswer } from '../../../parts/commission/rule-preview.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { TypeRates, type ProductTypeRow } from '../../../parts/commission/TypeRates.tsx';
import { useRuleReview } from '../../../parts/commission/use-rule-review.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { without } from '../../../parts/pages/changes-of.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import {
  isTrackingChange,
  rulesOf,
  type CommissionConfig,
  type DatedConfig,
  type RuleChange,
} from './commission-config.ts';
import { ConfigurationPanel } from './ConfigurationPanel.tsx';

const texts = defineTexts('CommissionSettings', {
  configuration: 'Commission Configuration',
  typesIntro:
    'A rate set on a product type overrides global and vendor-specific rates for products of that type. Where a rate is shown as “default”, the usual rate applies; 0 pays nothing. Paid commissions never change.',
  noTypes: 'There are no product types yet.',
  noTypesDetail: 'Product types are added from your products and orders.',
  wholeShop: 'Whole shop',
});

/** A change that has not been saved: of the configuration, or of the rate of one product type. */
export type ProposedRules =
  | {
      is: 'configuration';
      change: Partial<CommissionConfig>;
      /** The values when the change was begun. */
      seen: Partial<CommissionConfig>;
    }
  | { is: 'type'; type: ProductTypeRow; rate: TypedRate };

type Configuration = Extract<ProposedRules, { is: 'configuration' }>;

/** The same as far as its effect can be previewed. */
export type ForeseeableRules =
  { is: 'configuration'; rules: RuleChange } | Extract<ProposedRules, { is: 'type' }>;

type Props = {
  config: CommissionConfig;
  /** The rate of the next orders of a vendor without rules. */
  rates: readonly WireRateSpell[];
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  types: ListState<ProductTypeRow>;
  controls: Pick<ListControls, 'query' | 'pageSize' | 'hrefOf'>;
  currency: ShopCurrency;
  /** Rates of the whole shop from a day on; null for a person who may not make rules. */
  dates: RateDates | null;
  hrefOfRule: (id: number) => string;
  /** The effect of the change, without making it. */
  onPreview: (proposed: ForeseeableRules) => Promise<PreviewAnswer>;
  onSave: (proposed: ProposedRules, reason: string) => Promise<Outcome>;
  /** Called for a place when it starts or ceases to hold unsaved values. */
  onUnsaved: (place: string, isUnsaved: boolean) => void;
};

/**
 * The rules of the whole shop. None is saved before its effect on each vendor's due was shown (spec accounts
 * §2.1).
 */
export function CommissionSettings({ config, recalculation, types, controls, currency, ...props }: Props) {
  const { dates, onPreview, onSave, onUnsaved, hrefOfRule } = props;
  const { ask, dialog } = useRuleReview<Configuration>({
    onPreview: ({ change }) => {
      const rules = rulesOf(change);
      return rules === null ? null : onPreview({ is: 'configuration', rules });
    },
    onSave,
    vendor: null,
    currency,
    findsVendorsAgain: ({ change }) => isTrackingChange(change),
  });
  const dated = useDatedRate({ dates, name: texts.wholeShop, vendor: null, currency });
  const save = ({ from_day: fromDay, ...change }: Partial<DatedConfig>, datedSeen: Partial<DatedConfig>) => {
    const seen = without(datedSeen, 'from_day');
    if (fromDay === undefined || fromDay === null) return ask({ is: 'configuration', change, seen });
    const { global_commission: rate = config.global_commission, ...others } = change;
    const hasOthers = Object.keys(others).length > 0;
    return dated.saveDated(
      { productType: null, rate, isPercentage: true, fromDay },
      hasOthers
        ? () => ask({ is: 'configuration', change: others, seen: without(seen, 'global_commission') })
        : null,
    );
  };
  return (
    <Stack space="large">
      <ConfigurationPanel
        config={config}
        nextOrder={<NextOrderRate rates={props.rates} currency={currency.books} hrefOfRule={hrefOfRule} />}
        recalculation={recalculation}
        dates={dates}
        onSave={save}
        onUndo={(former, seen) => onSave({ is: 'configuration', change: former, seen }, '')}
        onDirtyChange={(isDirty) => onUnsaved(texts.configuration, isDirty)}
      />
      <TypeRates
        intro={texts.typesIntro}
        empty={{
          title: texts.noTypes,
          detail: texts.noTypesDetail,
        }}
        types={types}
        controls={controls}
        vendor={null}
        currency={currency}
        hrefOfRule={hrefOfRule}
        recalculation={null}
        dates={dates}
        onPreview={(type, rate) => onPreview({ is: 'type', type, rate })}
        onSave={(type, rate, reason) => onSave({ is: 'type', type, rate }, reason)}
      />
      {dialog}
      {dated.dialog}
    </Stack>
  );
}
