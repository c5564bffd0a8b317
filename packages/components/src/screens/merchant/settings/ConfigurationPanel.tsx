import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
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

type Props = {
  config: CommissionConfig;
  /** The rate of the next order, beneath the field of the shop's rate. */
  nextOrder: ReactNode;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  /** Asks first what the change would do; the draft stays when it is taken back. */
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
      title="Commission Configuration"
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
      submitLabel="Review and save"
      notice={recalculation !== null && <Recalculating {...recalculation} />}
      {...saving}
    >
      <TrackingFields trackingType={config.tracking_type} />
      <RadioCards name="use_cost_per_item" label="Calculation type" choices={calculations} />
      <Stack space="xsmall">
        <PercentField
          name="global_commission"
          label="Global commission %"
          hint="Applies to vendors without their own rate. 0 pays nothing. If you leave it empty, the saved rate stays."
          placeholder="30"
          isOptional
        />
        {nextOrder}
        {dates !== null && <RateFrom draft={draft} dates={dates} />}
      </Stack>
      <RadioCards
        name="discount_share"
        label="Discount responsibility"
        hint="Whether the vendor, the store or both bear a customer’s discount."
        choices={shares}
      />
      <Checkbox
        name="consignment_discount_pre_percentage"
        label="Discount reduction before commission"
        hint="The discount is taken off the price before the percentage applies, not off the commission after it."
      />
      <Checkbox
        name="consignment_calculate_by_profit"
        label="Calculate all vendors by profit"
        hint="The cost per item is taken off the price before the percentage applies."
      />
      <Checkbox
        name="prices_include_tax"
        label="Prices include tax"
        hint="This decides for orders that do not say it themselves. Tax within a price is taken off before the percentage applies, unless the vendor collects tax."
      />
      <DateField
        name="commission_start_date"
        label="Date to start tracking commissions"
        hint="Orders before this day earn nothing. Left empty, all orders count."
        isOptional
      />
      <TextField
        name="ignore_order_tags"
        label="Ignore order tags"
        hint="Separated by commas. An order with one of these tags earns nothing."
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
        label="Tracking type"
        hint="The field of a product that names its vendor."
        choices={trackingTypes}
        onChange={setTracking}
      />
      {tracking === 'Product Tag' && (
        <TextField
          name="vendor_product_tag_prefix"
          label="Product tag prefix"
          hint={`A product with the tag ${defaultTagPrefix}maren belongs to the vendor Maren. Left empty, the prefix is ${defaultTagPrefix}.`}
          placeholder={defaultTagPrefix}
          autoComplete="off"
          isOptional
        />
      )}
    </>
  );
}

const trackingTypes = [
  { value: 'Vendor Name', label: 'Vendor Name', detail: 'The vendor named on the product.' },
  { value: 'Product Tag', label: 'Product Tag', detail: 'A product tag with a prefix.' },
];

const calculations = [
  { value: 'percentage', label: 'Percentage', detail: 'A share of the price.' },
  { value: 'flat', label: 'Flat Rate', detail: 'The cost per item of each unit sold.' },
];

const shares = [
  { value: 'vendor', label: 'Vendor', detail: 'All of it comes off the commission.' },
  { value: 'store', label: 'Store', detail: 'The commission is of the full price.' },
  { value: 'equal', label: 'Equal', detail: 'Half each.' },
];
