import type { DiscountShare } from '@consignment/domain/commission/commission-amount';
import { parseRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { OnboardingSaved, PanelProps } from './onboarding.ts';
import { exampleOf, unpaidInWords, type Sample } from './sample.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const texts = defineTexts('DiscountsPanel', {
  form: 'Discounts',
  title: 'Who bears the cost of a discount?',
  notChosen: 'Choose one of the three options first.',
  exampleFirst:
    '{share}: “{title}” earns its vendor {full}. With a discount of {discount}, the percentage is applied to {base} and the vendor earns {earned}.',
  example:
    '{share}: “{title}” earns its vendor {full}. With a discount of {discount}, the vendor bears {borne} of it and earns {earned}.',
  missing: 'Choose who bears the cost of discounts.',
  vendor: 'Vendor',
  vendorDetail: 'The whole discount is deducted from the vendor’s commission.',
  store: 'Store',
  storeDetail: 'None of the discount is deducted from the commission: you bear all of it.',
  equal: 'Equal',
  equalDetail: 'Half of the discount is deducted from the commission, and you bear the other half.',
});

const discountsSchema = z.object({
  share: z.pipe(z.string(), z.enum(['vendor', 'store', 'equal'], { error: () => texts.missing })),
});

/** Whose share a discount comes off. */
export function DiscountsPanel({ saved, isAnswered, sample, currency, onBack, onChoose }: PanelProps) {
  const [chosen, setChosen] = useState<DiscountShare | null>(isAnswered ? saved.share : null);
  return (
    <Form
      label={texts.form}
      schema={discountsSchema}
      defaultValues={{ share: chosen ?? '' }}
      onSubmit={(values) => onChoose({ step: 'discounts', ...values })}
    >
      <RadioCards
        name="share"
        label={texts.title}
        choices={choices()}
        onChange={(value) => setChosen(shares.find((one) => one === value) ?? null)}
      />
      <WorkedExample isOwn={sample.isOwn}>
        {shares
          .filter((share) => chosen === null || share === chosen)
          .map((share) => (
            <p key={share}>{discountInWords(share, saved, sample, currency)}</p>
          ))}
      </WorkedExample>
      <StepActions label="next" waitsFor={chosen === null ? texts.notChosen : null} onBack={onBack} />
    </Form>
  );
}

const shares = ['vendor', 'store', 'equal'] as const satisfies readonly DiscountShare[];

const choices = () => [
  { value: 'vendor', label: texts.vendor, detail: texts.vendorDetail },
  { value: 'store', label: texts.store, detail: texts.storeDetail },
  { value: 'equal', label: texts.equal, detail: texts.equalDetail },
];

function discountInWords(
  share: DiscountShare,
  saved: OnboardingSaved,
  sample: Sample,
  currency: CurrencyCode,
): string {
  const rate = parseRate(saved.percent ?? '');
  const chosen = { ...saved, rate: rate.is === 'ok' ? rate.ppm : null, share, isDiscounted: false };
  const full = exampleOf(sample, chosen, currency);
  const { reason } = full.priced;
  if (reason !== null) return unpaidInWords(sample, reason, texts[share]);
  const { discount, borne, base, earned } = exampleOf(sample, { ...chosen, isDiscounted: true }, currency);
  const values = {
    share: texts[share],
    title: isolated(sample.title),
    full: full.earned,
    discount,
    earned,
  };
  if (saved.isDiscountFirst && saved.calculation === 'percentage')
    return texts.exampleFirst({ ...values, base });
  return texts.example({ ...values, borne });
}
