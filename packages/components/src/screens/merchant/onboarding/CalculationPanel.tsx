import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Calculation } from '@consignment/domain/shop/onboarding';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import { percentageInWords, usualRate } from './percentage-words.ts';
import { includesTaxAtFirst, PricesIncludeTax } from './PricesIncludeTax.tsx';
import { exampleOf, unpaidInWords, type Sample } from './sample.ts';
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
  const { saved, isAnswered, sample, currency, onBack, onChoose } = props;
  const [chosen, setChosen] = useState<Calculation | null>(isAnswered ? saved.calculation : null);
  return (
    <Form
      label="Calculation"
      schema={calculationSchema}
      defaultValues={{ calculation: chosen ?? '', pricesIncludeTax: includesTaxAtFirst(props) }}
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
      <PricesIncludeTax />
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
    : `Flat Rate: ${unpaidInWords(sample, priced.reason)}`;
}
