import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState, type ReactNode } from 'react';
import type { RateDates } from '../../../parts/commission/rate-from.ts';
import { RateFrom } from '../../../parts/commission/RateFrom.tsx';
import { Recalculating, type Recalculation } from '../../../parts/commission/Recalculating.tsx';
import { without } from '../../../parts/pages/changes-of.ts';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import type { Answered, Outcome } from '../../../primitives/feedback/outcome.ts';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import {
  configDraft,
  configNews,
  configSchema,
  configValues,
  isTrackingChange,
  type CommissionConfig,
  type ConfigDraft,
  type DatedConfig,
} from './commission-config.ts';

const texts = defineTexts('ConfigurationPanel', {
  title: 'Commission Configuration',
  reviewAndSave: 'Review and save',
  calculationType: 'Calculation type',
  globalCommission: 'Global commission %',
  globalCommissionHint:
    'Applies to vendors without their own rate. 0 pays nothing. If you leave this empty, the saved rate will be kept.',
  discountShare: 'Discount responsibility',
  discountShareHint: 'Choose who bears the cost of customer discounts.',
  discountFirst: 'Discount reduction before commission',
  discountFirstHint:
    'The discount is deducted from the price before the percentage is applied, not from the commission afterwards.',
  byProfit: 'Calculate all vendors by profit',
  byProfitHint: 'The cost per item is deducted from the price before the percentage is applied.',
  pricesIncludeTax: 'Prices include tax',
  pricesIncludeTaxHint:
    'This applies to orders that don’t say whether prices include tax. Any tax included in a price is deducted before the percentage is applied, unless the vendor collects tax.',
  startDate: 'Date to start tracking commissions',
  startDateHint: 'Orders before this day earn nothing. Leave empty to include all orders.',
  ignoreOrderTags: 'Ignore order tags',
  ignoreOrderTagsHint: 'Separate tags with commas. An order with one of these tags earns nothing.',
  trackingType: 'Tracking type',
  trackingTypeHint: 'The vendor is read from this product field.',
  productTagPrefix: 'Product tag prefix',
  productTagPrefixHint:
    'A product with the tag {prefix}maren belongs to the vendor Maren. If you leave this empty, the prefix is {prefix}.',
  vendorName: 'Vendor Name',
  vendorNameDetail: 'The vendor named on the product.',
  productTag: 'Product Tag',
  productTagDetail: 'A product tag with a prefix.',
  percentage: 'Percentage',
  percentageDetail: 'A share of the price.',
  flat: 'Flat Rate',
  flatDetail: 'The cost per item for each unit sold.',
  vendor: 'Vendor',
  vendorDetail: 'The whole discount is deducted from the commission.',
  store: 'Store',
  storeDetail: 'The commission is paid on the full price.',
  equal: 'Equal',
  equalDetail: 'The shop and the vendor each bear half.',
});

type Props = {
  config: CommissionConfig;
  /** The rate of the next order, beneath the field of the shop's rate. */
  nextOrder: ReactNode;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  /** Shows first the effect of the change; the draft stays if the person cancels. */
  onSave: (change: Partial<DatedConfig>, seen: Partial<DatedConfig>) => Promise<Answered>;
  /** Takes a save back without a question. */
  onUndo: (former: Partial<CommissionConfig>, seen: Partial<CommissionConfig>) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How the commissions of the whole shop are found and worked out (spec accounts §2.1). */
export function ConfigurationPanel({ config, nextOrder, recalculation, dates, onUndo, ...saving }: Props) {
  const [draft, setDraft] = useState(() => configDraft(config, dates));
  const schema = useMemo(() => configSchema(dates), [dates]);
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={configDraft(config, dates)}
      toValues={(typed) => configValues(typed, config.global_commission)}
      afterSave={(sent) => savedDraft(sent, config, dates)}
      onDraftChange={setDraft}
      savedText={configNews}
      undoOf={(former, seen) =>
        // Vendors are found again by another tracking, and a rule is mailed to them.
        isTrackingChange(seen) || (seen.from_day ?? null) !== null
          ? null
          : () => onUndo(without(former, 'from_day'), without(seen, 'from_day'))
      }
      submitLabel={texts.reviewAndSave}
      notice={recalculation !== null && <Recalculating {...recalculation} />}
      {...saving}
    >
      <TrackingFields trackingType={config.tracking_type} />
      <RadioCards name="use_cost_per_item" label={texts.calculationType} choices={calculations()} />
      <Stack space="xsmall">
        <PercentField
          name="global_commission"
          label={texts.globalCommission}
          hint={texts.globalCommissionHint}
          placeholder="30"
          isOptional
        />
        {nextOrder}
        {dates !== null && <RateFrom draft={draft} dates={dates} />}
      </Stack>
      <RadioCards
        name="discount_share"
        label={texts.discountShare}
        hint={texts.discountShareHint}
        choices={shares()}
      />
      <Checkbox
        name="consignment_discount_pre_percentage"
        label={texts.discountFirst}
        hint={texts.discountFirstHint}
      />
      <Checkbox name="consignment_calculate_by_profit" label={texts.byProfit} hint={texts.byProfitHint} />
      <Checkbox name="prices_include_tax" label={texts.pricesIncludeTax} hint={texts.pricesIncludeTaxHint} />
      <DateField name="commission_start_date" label={texts.startDate} hint={texts.startDateHint} isOptional />
      <TextField
        name="ignore_order_tags"
        label={texts.ignoreOrderTags}
        hint={texts.ignoreOrderTagsHint}
        autoComplete="off"
        isOptional
      />
    </SettingsPanel>
  );
}

/** An empty rate shows the saved one again, and so does one that holds from a day on. */
function savedDraft(sent: ConfigDraft, config: CommissionConfig, dates: RateDates | null): ConfigDraft {
  const { from_day: fromDay, ...saved } = configValues(sent, config.global_commission);
  const rate = fromDay === null ? saved.global_commission : config.global_commission;
  return configDraft({ ...saved, global_commission: rate }, dates);
}

/** The prefix belongs to tags only. */
function TrackingFields({ trackingType }: { trackingType: string }) {
  const [tracking, setTracking] = useState(trackingType);
  return (
    <>
      <RadioCards
        name="tracking_type"
        label={texts.trackingType}
        hint={texts.trackingTypeHint}
        choices={trackingTypes()}
        onChange={setTracking}
      />
      {tracking === 'Product Tag' && (
        <TextField
          name="vendor_product_tag_prefix"
          label={texts.productTagPrefix}
          hint={texts.productTagPrefixHint({ prefix: defaultTagPrefix })}
          placeholder={defaultTagPrefix}
          autoComplete="off"
          isOptional
        />
      )}
    </>
  );
}

const trackingTypes = () => [
  { value: 'Vendor Name', label: texts.vendorName, detail: texts.vendorNameDetail },
  { value: 'Product Tag', label: texts.productTag, detail: texts.productTagDetail },
];

const calculations = () => [
  { value: 'percentage', label: texts.percentage, detail: texts.percentageDetail },
  { value: 'flat', label: texts.flat, detail: texts.flatDetail },
];

const shares = () => [
  { value: 'vendor', label: texts.vendor, detail: texts.vendorDetail },
  { value: 'store', label: texts.store, detail: texts.storeDetail },
  { value: 'equal', label: texts.equal, detail: texts.equalDetail },
];
