import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { OnboardingSaved, PanelProps } from './onboarding.ts';
import { exampleOf, unpaidInWords, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const discountsSchema = z.object({
  share: z.pipe(z.string(), z.enum(['vendor', 'store', 'equal'], { error: 'Choose who bears discounts.' })),
});

/** Whose share a discount comes off. */
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
  const chosen = { ...saved, rate: rate.is === 'ok' ? rate.ppm : null, share, isDiscounted: false };
  const full = exampleOf(sample, chosen, currency);
  const { reason } = full.priced;
  if (reason !== null) return `${label}: ${unpaidInWords(sample, reason)}`;
  const { discount, borne, base, earned } = exampleOf(sample, { ...chosen, isDiscounted: true }, currency);
  if (saved.isDiscountFirst && saved.calculation === 'percentage')
    return `${label}: ‘${isolated(sample.title)}’ earns its vendor ${full.earned}. With a discount of ${discount} the percentage is of ${base}, and the vendor earns ${earned}.`;
  return `${label}: ‘${isolated(sample.title)}’ earns its vendor ${full.earned}. With a discount of ${discount} the vendor bears ${borne} of it and earns ${earned}.`;
}
