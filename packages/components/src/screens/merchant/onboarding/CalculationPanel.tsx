import { reasonText } from '@consignment/domain/commission/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { usuallyIncludesTax } from '@consignment/domain/orders/order-tax';
import type { Calculation } from '@consignment/domain/shop/onboarding';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import * as z from 'zod/mini';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import { percentageInWords, usualRate } from './percentage-words.ts';
import { exampleOf, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const calculationSchema = z.object({
  calculation: z.pipe(
    z.string(),
    z.enum(['percentage', 'flat'], { error: 'Choose how commissions are worked out.' }),
  ),
  pricesIncludeTax: z.boolean(),
});

/** Whether vendors receive a share of the price or the cost of the item. */
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

function flatRateInWords(sample: Sample, currency: CurrencyCode): string {
  const { price, earned, priced } = exampleOf(sample, { calculation: 'flat', rate: null }, currency);
  return priced.reason === null
    ? `Flat Rate: ‘${isolated(sample.title)}’ is sold for ${price} and has a cost of ${earned}. The vendor earns ${earned}, whatever the price is.`
    : `Flat Rate: nothing could be paid for ‘${isolated(sample.title)}’ yet. ${reasonText[priced.reason]}`;
}
