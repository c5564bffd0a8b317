import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { Calculation } from '@consignment/domain/shop/onboarding';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('CalculationPanel', {
  form: 'Calculation',
  title: 'How are commissions calculated?',
  percentage: 'Percentage',
  percentageDetail: 'The vendor receives a share of the price.',
  flat: 'Flat Rate',
  flatDetail: 'The vendor receives the product’s cost per item.',
  notChosen: 'Choose one of the two options first.',
  flatExample:
    'Flat Rate: “{title}” is sold for {price} and has a cost of {cost}. The vendor earns {cost}, whatever the price.',
  missing: 'Choose how commissions are calculated.',
});

const calculationSchema = z.object({
  calculation: z.pipe(z.string(), z.enum(['percentage', 'flat'], { error: () => texts.missing })),
  pricesIncludeTax: z.boolean(),
});

/** Whether vendors receive a share of the price or the cost of the item. */
export function CalculationPanel(props: PanelProps) {
  const { saved, isAnswered, sample, currency, onBack, onChoose } = props;
  const [chosen, setChosen] = useState<Calculation | null>(isAnswered ? saved.calculation : null);
  return (
    <Form
      label={texts.form}
      schema={calculationSchema}
      defaultValues={{ calculation: chosen ?? '', pricesIncludeTax: includesTaxAtFirst(props) }}
      onSubmit={(values) => onChoose({ step: 'calculation', ...values })}
    >
      <RadioCards
        name="calculation"
        label={texts.title}
        choices={[
          {
            value: 'percentage',
            label: texts.percentage,
            detail: texts.percentageDetail,
          },
          {
            value: 'flat',
            label: texts.flat,
            detail: texts.flatDetail,
          },
        ]}
        onChange={(value) => setChosen(value === 'flat' ? value : 'percentage')}
      />
      <WorkedExample isOwn={sample.isOwn}>
        {chosen !== 'flat' && <p>{percentageInWords(sample, usualRate, currency)}</p>}
        {chosen !== 'percentage' && <p>{flatRateInWords(sample, currency)}</p>}
      </WorkedExample>
      <PricesIncludeTax />
      <StepActions label="next" waitsFor={chosen === null ? texts.notChosen : null} onBack={onBack} />
    </Form>
  );
}

function flatRateInWords(sample: Sample, currency: CurrencyCode): string {
  const { price, earned, priced } = exampleOf(sample, { calculation: 'flat', rate: null }, currency);
  return priced.reason === null
    ? texts.flatExample({ title: isolated(sample.title), price, cost: earned })
    : unpaidInWords(sample, priced.reason, texts.flat);
}
