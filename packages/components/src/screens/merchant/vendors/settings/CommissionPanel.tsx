import { bankHoldHours } from '@consignment/domain/payouts/bank-details';
import { currencies, currencyName } from '@consignment/domain/money/currencies';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { rateSpellsFromWire } from '@consignment/domain/rules/rates-on-wire';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('CommissionPanel', {
  title: 'Commission Details',
  commissionRate: 'Commission rate',
  rateHint: 'Leave this empty to use the shop’s rate. With a rate of 0, no commission is paid.',
  calculation: 'Calculation',
  calculationHint: 'A flat rate pays the cost per item instead of a percentage.',
  base: 'Rate applies to',
  profit: 'Profit',
  profitHint: 'The cost per item is deducted from the price before the rate is applied.',
  compareAtPrice: 'Compare-at price',
  compareAtPriceHint: 'Used instead of the price when it is higher.',
  tax: 'Tax',
  taxHint: 'This vendor collects tax, so the rate applies to the price including tax.',
  currency: 'Currency',
  currencyHint:
    'How this vendor’s amounts are shown. Amounts are not converted. Global Default is {currency}.',
  globalDefault: 'Global Default',
  paypalEmail: 'PayPal email',
  paypalEmailHint:
    'PayPal payouts are sent here. If this changes, we’ll email the vendor and hold the vendor’s payments for {hours} hours.',
  payoutMethod: 'Paid by',
  payoutMethodHint:
    'How this vendor is paid in a pay run. Global Default is the method in Settings › Payouts.',
  payType: 'Pay type',
  payTypeHint: 'For your own accounting, for example “bank transfer”.',
  discountCodes: 'Discount codes',
  discountCodesHint: 'This vendor’s tracking codes, separated by commas.',
  hidden: 'Hidden',
  hiddenHint:
    'A hidden vendor is left out of all totals, the vendors list and the portal, and cannot be paid. All the vendor’s data is kept, ready for when the vendor is shown again.',
  flatRate: 'Flat rate',
});

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
 * How a vendor's commission is calculated and paid. No rule is saved before its effect on the amount due was shown. The
 * rates by product type have another tab.
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
        title={texts.title}
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
            label={texts.commissionRate}
            hint={texts.rateHint}
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
          label={texts.calculation}
          hint={texts.calculationHint}
          options={calculations()}
        />
        <FieldSet legend={texts.base}>
          <Checkbox name="by_profit" label={texts.profit} hint={texts.profitHint} />
          <Checkbox name="by_compare_at_price" label={texts.compareAtPrice} hint={texts.compareAtPriceHint} />
          <Checkbox name="collects_tax" label={texts.tax} hint={texts.taxHint} />
        </FieldSet>
        <Select
          name="currency"
          label={texts.currency}
          hint={texts.currencyHint({ currency: currencyOf(currency, null) })}
          placeholder={texts.globalDefault}
          options={currencyOptions()}
          isOptional
        />
        <TextField
          name="paypal_email"
          type="email"
          label={texts.paypalEmail}
          hint={texts.paypalEmailHint({ hours: bankHoldHours })}
          autoComplete="off"
          isOptional
        />
        <Select
          name="payout_method"
          label={texts.payoutMethod}
          hint={texts.payoutMethodHint}
          placeholder={texts.globalDefault}
          options={methods()}
          isOptional
        />
        <TextField
          name="pay_type"
          label={texts.payType}
          hint={texts.payTypeHint}
          autoComplete="off"
          isOptional
        />
        <TextField
          name="discount_codes"
          label={texts.discountCodes}
          hint={texts.discountCodesHint}
          autoComplete="off"
          isOptional
        />
        <Checkbox name="hidden" label={texts.hidden} hint={texts.hiddenHint} />
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

function calculations() {
  return [
    { value: 'default', label: texts.globalDefault },
    { value: 'percent', label: texts.commissionRate },
    { value: 'flat', label: texts.flatRate },
  ];
}

function methods() {
  return payoutMethods.map((value) => ({ value, label: payoutMethodText(value) }));
}

const currencyOptions = () =>
  currencies.map((one) => ({ value: one.code, label: `${one.code} – ${currencyName(one)}` }));
