import { type FeeKind, feeHas } from '@consignment/domain/fees/fee-kinds';
import { monthText, ordinalText, weekdayText } from '@consignment/domain/fees/fee-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { payoutMethods, payoutMethodText } from '@consignment/domain/payouts/payout-method';
import { defineTexts } from '@consignment/domain/text/texts';
import { signOf } from '../../../parts/money/shop-currency.ts';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { MoneyField } from '../../../primitives/fields/MoneyField.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { Select, type SelectOption } from '../../../primitives/fields/Select.tsx';
import { dayField, monthField } from './fee-form.ts';

const texts = defineTexts('FeeTermsFields', {
  amount: 'Amount',
  percent: 'Percentage',
  percentOfItem: 'Of the price of each item after discounts.',
  percentOfOrder: 'Of the price of the items in the order after discounts.',
  percentOfPayout: 'Of the amount paid out.',
  weekday: 'Day of the week',
  day: 'Day of the month',
  lastDay: '{day}, or the last day',
  monthOfQuarter: 'Month of the quarter',
  month: 'Month',
  first: 'First',
  second: 'Second',
  third: 'Third',
  method: 'Payouts',
  everyMethod: 'All payouts',
  beforeRate: 'Take the fee off the price before the rate',
  beforeRateHint: 'The shop then bears its part of the fee.',
  prorated: 'Charge by the day for part of a period',
  proratedHint: 'For example, for a vendor who starts in the middle of a month.',
  waits: 'Wait until the vendor has earned enough',
  waitsHint: 'Otherwise the balance may fall below zero.',
});

type Props = {
  kind: FeeKind;
  currency: CurrencyCode;
};

/** The fields of a fee's terms, as far as its kind has them. */
export function FeeTermsFields({ kind, currency }: Props) {
  return (
    <>
      <MoneyField
        name="amount"
        label={texts.amount}
        currency={signOf(currency)}
        isOptional={feeHas(kind, 'percent')}
      />
      {feeHas(kind, 'percent') && (
        <PercentField name="percent" label={texts.percent} hint={percentHint(kind)} isOptional />
      )}
      {feeHas(kind, 'month') && (
        <Select
          key={monthField(kind)}
          name={monthField(kind)}
          label={kind === 'quarterly' ? texts.monthOfQuarter : texts.month}
          options={kind === 'quarterly' ? monthsOfQuarter() : monthsOfYear()}
        />
      )}
      {feeHas(kind, 'day') && (
        <Select
          key={dayField(kind)}
          name={dayField(kind)}
          label={kind === 'weekly' ? texts.weekday : texts.day}
          options={kind === 'weekly' ? weekdays() : daysOfMonth()}
        />
      )}
      {feeHas(kind, 'method') && (
        <Select
          name="method"
          label={texts.method}
          options={[
            { value: '', label: texts.everyMethod },
            ...payoutMethods.map((value) => ({ value, label: payoutMethodText(value) })),
          ]}
        />
      )}
      {feeHas(kind, 'before_rate') && (
        <Checkbox name="before_rate" label={texts.beforeRate} hint={texts.beforeRateHint} />
      )}
      {feeHas(kind, 'prorated') && (
        <Checkbox name="prorated" label={texts.prorated} hint={texts.proratedHint} />
      )}
      <Checkbox name="waits" label={texts.waits} hint={texts.waitsHint} />
    </>
  );
}

function percentHint(kind: FeeKind): string {
  if (kind === 'per_payout') return texts.percentOfPayout;
  return kind === 'processing' ? texts.percentOfOrder : texts.percentOfItem;
}

function choices(length: number, labelOf: (n: number) => string): SelectOption[] {
  return Array.from({ length }, (_, at) => ({ value: String(at + 1), label: labelOf(at + 1) }));
}

const weekdays = () => choices(7, weekdayText);
const monthsOfYear = () => choices(12, monthText);
const daysOfMonth = () =>
  choices(31, (day) => (day > 28 ? texts.lastDay({ day: ordinalText(day) }) : ordinalText(day)));

function monthsOfQuarter(): SelectOption[] {
  return [texts.first, texts.second, texts.third].map((label, at) => ({ value: String(at + 1), label }));
}
