import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
import { useState, type ReactNode } from 'react';
import { Recalculating, type Recalculation } from '../../../parts/commission/Recalculating.tsx';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import type { Answered } from '../../../primitives/feedback/outcome.ts';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { TextField } from '../../../primitives/fields/TextField.tsx';
import { configDraft, configSchema, configValues, type CommissionConfig } from './commission-config.ts';

type Props = {
  config: CommissionConfig;
  /** The rate of the next order, beneath the field of the shop's rate. */
  nextOrder: ReactNode;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** Asks first what the change would do; the draft stays when it is taken back. */
  onSave: (change: Partial<CommissionConfig>, seen: Partial<CommissionConfig>) => Promise<Answered>;
  onDirtyChange: (isDirty: boolean) => void;
};

/** How the commissions of the whole shop are found and worked out (spec accounts §2.1). */
export function ConfigurationPanel({ config, nextOrder, recalculation, ...saving }: Props) {
  return (
    <SettingsPanel
      title="Commission Configuration"
      schema={configSchema}
      defaultValues={configDraft(config)}
      toValues={(draft) => configValues(draft, config.global_commission)}
      afterSave={(sent) => configDraft(configValues(sent, config.global_commission))}
      savedText="Settings have been saved."
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
