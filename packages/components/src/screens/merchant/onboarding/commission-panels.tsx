import { isolated } from '@consignment/domain/text/direction';
import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { reasonText } from '@consignment/domain/commission/commission-reasons';
import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Calculation } from '@consignment/domain/shop/onboarding';
import { usuallyIncludesTax } from '@consignment/domain/orders/order-tax';
import { formatPercent, percentToWire } from '@consignment/domain/money/rate';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import type { OnboardingSaved, PanelProps } from './onboarding.ts';
import { exampleOf, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

/** In ppm: the placeholder of the percentage, for examples before one is chosen. */
const usualRate = 300_000;

const calculationSchema = z.object({
  calculation: z.pipe(
    z.string(),
    z.enum(['percentage', 'flat'], { error: 'Choose how commissions are worked out.' }),
  ),
  pricesIncludeTax: z.boolean(),
});

export function CalculationPanel(props: PanelProps) {
  const { saved, isAnswered, sample, currency, orders, onBack, onChoose } = props;
  // A connected platform has said it. Without one, the usual answer of the currency is preselected.
  const isUsual = !isAnswered && orders !== 'coming' && usuallyIncludesTax(currency);
  const [chosen, setChosen] = useState<Calculation | null>(isAnswered ? saved.calculation : null);
  return (
    <Form
      label="Calculation"
      schema={calculationSchema}
      defaultValues={{ calculation: chosen ?? '', pricesIncludeTax: saved.pricesIncludeTax || isUsual }}
      onSubmit={(values) => onChoose({ step: 'calculation', ...values })}
    >
      <RadioCards
        name="calculation"
        label="How are commissions worked out?"
        choices={[
          {
            value: 'percentage',
            label: 'Percentage',
            detail: 'The vendor receives a share of the price.',
          },
          {
            value: 'flat',
            label: 'Flat Rate',
            detail: 'The vendor receives the cost per item that the product has.',
          },
        ]}
        onChange={(value) => setChosen(value === 'flat' ? value : 'percentage')}
      />
      <WorkedExample isOwn={sample.isOwn}>
        {chosen !== 'flat' && <p>{percentageInWords(sample, usualRate, currency)}</p>}
        {chosen !== 'percentage' && <p>{flatRateInWords(sample, currency)}</p>}
      </WorkedExample>
      <Checkbox
        name="pricesIncludeTax"
        label="Prices include tax"
        hint="Tax within a price is no part of a percentage, unless the vendor collects it. This decides for orders that do not say it themselves."
      />
      <StepActions
        label="Next"
        waitsFor={chosen === null ? 'Choose one of the two first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}

function percentageInWords(sample: Sample, rate: number, currency: CurrencyCode): string {
  const { price, earned, kept } = exampleOf(sample, { calculation: 'percentage', rate }, currency);
  return `Percentage: ‘${isolated(sample.title)}’ is sold for ${price}. At ${formatPercent(rate)} the vendor earns ${earned}, and ${kept} stays with you.`;
}

function flatRateInWords(sample: Sample, currency: CurrencyCode): string {
  const { price, earned, priced } = exampleOf(sample, { calculation: 'flat', rate: null }, currency);
  return priced.reason === null
    ? `Flat Rate: ‘${isolated(sample.title)}’ is sold for ${price} and has a cost of ${earned}. The vendor earns ${earned}, whatever the price is.`
    : `Flat Rate: nothing could be paid for ‘${isolated(sample.title)}’ yet. ${reasonText[priced.reason]}`;
}

const rateSchema = z.object({
  percent: z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const parsed = parseRate(text);
        if (parsed.is === 'refused') context.addIssue({ code: 'custom', message: parsed.why });
        else if (parsed.ppm === null) context.addIssue({ code: 'custom', message: 'Enter a percentage.' });
      }),
    ),
    z.transform((text: string) => {
      const parsed = parseRate(text);
      return parsed.is === 'ok' && parsed.ppm !== null ? percentToWire(parsed.ppm) : text;
    }),
  ),
});

export function RatePanel({ saved, isAnswered, sample, currency, onBack, onChoose }: PanelProps) {
  const known = isAnswered ? (saved.percent ?? '') : '';
  const [typed, setTyped] = useState(known);
  const parsed = parseRate(typed);
  const rate = parsed.is === 'ok' ? parsed.ppm : null;
  return (
    <Form
      label="Percentage"
      schema={rateSchema}
      defaultValues={{ percent: known }}
      onSubmit={(values) => onChoose({ step: 'rate', ...values })}
    >
      <PercentField
        name="percent"
        label="Global commission"
        placeholder="30"
        hint="The vendors’ share of the price, unless they or their products have a rate of their own."
        onChange={setTyped}
      />
      <WorkedExample isOwn={sample.isOwn}>
        <p>{percentageInWords(sample, rate ?? usualRate, currency)}</p>
      </WorkedExample>
      <StepActions
        label="Next"
        waitsFor={typed.trim() === '' ? 'Enter a percentage first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}

const discountsSchema = z.object({
  share: z.pipe(z.string(), z.enum(['vendor', 'store', 'equal'], { error: 'Choose who bears discounts.' })),
});

export function DiscountsPanel({ saved, isAnswered, sample, currency, onBack, onChoose }: PanelProps) {
  const [chosen, setChosen] = useState<DiscountShare | null>(isAnswered ? saved.share : null);
  return (
    <Form
      label="Discounts"
      schema={discountsSchema}
      defaultValues={{ share: chosen ?? '' }}
      onSubmit={(values) => onChoose({ step: 'discounts', ...values })}
    >
      <RadioCards
        name="share"
        label="Who bears a discount?"
        choices={shares}
        onChange={(value) => setChosen(shares.find((one) => one.value === value)?.value ?? null)}
      />
      <WorkedExample isOwn={sample.isOwn}>
        {shares
          .filter(({ value }) => chosen === null || value === chosen)
          .map(({ value, label }) => (
            <p key={value}>{discountInWords(label, value, saved, sample, currency)}</p>
          ))}
      </WorkedExample>
      <StepActions
        label="Next"
        waitsFor={chosen === null ? 'Choose one of the three first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}

const shares: readonly { value: DiscountShare; label: string; detail: string }[] = [
  { value: 'vendor', label: 'Vendor', detail: 'All of it comes off the vendor’s commission.' },
  { value: 'store', label: 'Store', detail: 'None of it comes off; you bear it alone.' },
  { value: 'equal', label: 'Equal', detail: 'Half of it comes off, and you bear the other half.' },
];

function discountInWords(
  label: string,
  share: DiscountShare,
  saved: OnboardingSaved,
  sample: Sample,
  currency: CurrencyCode,
): string {
  const rate = parseRate(saved.percent ?? '');
  const chosen = { calculation: saved.calculation, rate: rate.is === 'ok' ? rate.ppm : null } as const;
  const full = exampleOf(sample, chosen, currency);
  const { reason } = full.priced;
  if (reason !== null)
    return `${label}: nothing could be paid for ‘${isolated(sample.title)}’ yet. ${reasonText[reason]}`;
  const { discount, borne, earned } = exampleOf(sample, { ...chosen, share, isDiscounted: true }, currency);
  return `${label}: ‘${isolated(sample.title)}’ earns its vendor ${full.earned}. With a discount of ${discount} the vendor bears ${borne} of it and earns ${earned}.`;
}
