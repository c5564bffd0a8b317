import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { currencies } from '@consignment/domain/money/currencies';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { rateSpellsFromWire } from '@consignment/domain/rules/rates-on-wire';
import { useMemo, useState } from 'react';
import { NextOrderRate } from '../../../../parts/commission/NextOrderRate.tsx';
import { Recalculating, type Recalculation } from '../../../../parts/commission/Recalculating.tsx';
import type { PreviewAnswer } from '../../../../parts/commission/rule-preview.ts';
import { fromNow, type RateDates } from '../../../../parts/commission/rate-from.ts';
import { RateFrom } from '../../../../parts/commission/RateFrom.tsx';
import { useDatedRate } from '../../../../parts/commission/use-dated-rate.tsx';
import { without } from '../../../../parts/pages/changes-of.ts';
import { SettingsPanel } from '../../../../parts/pages/SettingsPanel.tsx';
import { currencyOf, type ShopCurrency } from '../../../../parts/money/shop-currency.ts';
import { useRuleReview } from '../../../../parts/commission/use-rule-review.tsx';
import { Checkbox } from '../../../../primitives/fields/Checkbox.tsx';
import { FieldSet } from '../../../../primitives/fields/FieldSet.tsx';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import { PercentField } from '../../../../primitives/fields/PercentField.tsx';
import { Select } from '../../../../primitives/fields/Select.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { TextField } from '../../../../primitives/fields/TextField.tsx';
import {
  commissionDraft,
  commissionSchema,
  commissionNews,
  commissionValues,
  rateInWords,
  type DatedValues,
  vendorRulesOf,
  type ShopRate,
  type VendorRules,
} from './commission-terms.ts';
import type { CommissionValues, VendorSettings } from './vendor-settings.ts';

type Props = {
  vendor: VendorSettings;
  shopRate: ShopRate;
  currency: ShopCurrency;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  hrefOfRule: (id: number) => string;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The effect of a change of the vendor's rules on unpaid lines, without making it. */
  onPreview: (rules: VendorRules) => Promise<PreviewAnswer>;
  onSave: (
    change: Partial<CommissionValues>,
    seen: Partial<CommissionValues>,
    reason?: string,
  ) => Promise<Outcome>;
  onDirtyChange: (isDirty: boolean) => void;
};

/**
 * How a vendor's commission is worked out and paid. No rule is saved before it was shown what it does to what is due. The
 * rates by product type have a tab of their own.
 */
export function CommissionPanel({
  vendor,
  shopRate,
  currency,
  dates,
  hrefOfRule,
  recalculation,
  ...on
}: Props) {
  const rates = vendor.rates_ahead ?? noRates;
  const spells = useMemo(() => rateSpellsFromWire(rates, currency.books), [rates, currency.books]);
  const [draft, setDraft] = useState(() => commissionDraft(vendor, dates));
  const schema = useMemo(() => commissionSchema(dates), [dates]);
  const dated = useDatedRate({ dates, name: vendor.name, vendor, currency });
  const { ask, dialog } = useRuleReview<Change>({
    onPreview: ({ change }) => {
      const rules = vendorRulesOf(change);
      return rules === null ? null : on.onPreview(rules);
    },
    onSave: ({ change, seen }, reason) => on.onSave(change, seen, reason),
    vendor,
    currency,
    findsVendorsAgain: () => false,
  });
  const saveNow = (change: Partial<CommissionValues>, seen: Partial<CommissionValues>) =>
    vendorRulesOf(change) === null ? on.onSave(change, seen) : ask({ change, seen });
  const save = ({ from_day: fromDay, ...change }: Partial<DatedValues>, seen: Partial<DatedValues>) => {
    if (fromDay === undefined || fromDay === null) return saveNow(change, withoutDay(seen));
    const { commission_rate: typed = vendor.commission_rate ?? null, ...others } = change;
    const rate = { productType: null, rate: typed, isPercentage: true, fromDay };
    const hasOthers = Object.keys(others).length > 0;
    return dated.saveDated(
      rate,
      hasOthers ? () => saveNow(others, without(withoutDay(seen), 'commission_rate')) : null,
    );
  };
  return (
    <>
      <SettingsPanel
        title="Commission Details"
        schema={schema}
        defaultValues={commissionDraft(vendor, dates)}
        toValues={commissionValues}
        afterSave={(sent) =>
          sent.rate_from === 'now'
            ? sent
            : { ...sent, ...fromNow(dates), commission_rate: vendor.commission_rate ?? '' }
        }
        onDraftChange={setDraft}
        notice={recalculation !== null && <Recalculating {...recalculation} />}
        onSave={save}
        savedText={(change) => commissionNews(vendor.name, change)}
        undoOf={(former, seen) =>
          mayTakeBack(seen) ? () => on.onSave(withoutDay(former), withoutDay(seen)) : null
        }
        onDirtyChange={on.onDirtyChange}
      >
        <Stack space="xsmall">
          <PercentField
            name="commission_rate"
            label="Commission rate"
            hint="Leave it empty to follow the shop’s rate. 0 is a rate of its own and pays nothing."
            isOptional
          />
          <Text as="div" size="small" tone="muted">
            <output>{rateInWords(draft, shopRate, { rates: spells, currency: currency.books })}</output>
          </Text>
          {rates.length > 0 && (
            <NextOrderRate rates={rates} currency={currency.books} hrefOfRule={hrefOfRule} />
          )}
          {dates !== null && <RateFrom draft={draft} dates={dates} />}
        </Stack>
        <Select
          name="flat_rate"
          label="Calculation"
          hint="A flat rate pays the cost per item instead of a percentage."
          options={calculations}
        />
        <FieldSet legend="Base of the rate">
          <Checkbox
            name="by_profit"
            label="Profit"
            hint="The cost per item is taken off the price before the rate applies."
          />
          <Checkbox
            name="by_compare_at_price"
            label="Compare-at price"
            hint="It replaces the price where it is higher."
          />
          <Checkbox
            name="collects_tax"
            label="Tax"
            hint="This vendor collects tax: the rate applies to the price with tax."
          />
        </FieldSet>
        <Select
          name="currency"
          label="Currency"
          hint={`How this vendor’s amounts are shown; nothing is converted. Global Default is ${currencyOf(currency, null)}.`}
          placeholder="Global Default"
          options={currencyOptions}
          isOptional
        />
        <TextField
          name="paypal_email"
          type="email"
          label="PayPal email"
          hint={`Where payouts by PayPal are sent. A change is mailed to the vendor, and holds its payments for ${bankHoldHours} hours.`}
          autoComplete="off"
          isOptional
        />
        <Select
          name="payout_method"
          label="Paid by"
          hint="How a pay run pays this vendor. Global Default is the method in Settings › Payouts."
          placeholder="Global Default"
          options={methods}
          isOptional
        />
        <TextField
          name="pay_type"
          label="Pay type"
          hint="For your own accounting, such as bank transfer."
          autoComplete="off"
          isOptional
        />
        <TextField
          name="discount_codes"
          label="Discount codes"
          hint="Tracking codes of this vendor, separated by commas."
          autoComplete="off"
          isOptional
        />
        <Checkbox
          name="hidden"
          label="Hidden"
          hint="A hidden vendor is left out of all totals, of the vendors list and of the portal, and cannot be paid. Nothing is lost: when it is shown again, all its data is back."
        />
      </SettingsPanel>
      {dialog}
      {dated.dialog}
    </>
  );
}

/** For a login that may not see the rates. */
const noRates = [] as const;

/** A change of where money goes is mailed to the vendor, and a rule from a day too. */
function mayTakeBack({ from_day: fromDay, paypal_email: email }: Partial<DatedValues>): boolean {
  return (fromDay === undefined || fromDay === null) && email === undefined;
}

function withoutDay(values: Partial<DatedValues>): Partial<CommissionValues> {
  return without(values, 'from_day');
}

type Change = { change: Partial<CommissionValues>; seen: Partial<CommissionValues> };

const calculations = [
  { value: 'default', label: 'Global Default' },
  { value: 'percent', label: 'Commission rate' },
  { value: 'flat', label: 'Flat rate' },
];

const methods = payoutMethods.map((value) => ({ value, label: payoutMethodText(value) }));

const currencyOptions = currencies.map(({ code, name }) => ({ value: code, label: `${code} – ${name}` }));
