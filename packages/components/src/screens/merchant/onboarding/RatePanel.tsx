import { parseRate } from '@consignment/domain/commission/commission-input';
import { percentToWire } from '@consignment/domain/money/rate';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RateShares } from '../../../parts/commission/RateShares.tsx';
import { PercentField } from '../../../primitives/fields/PercentField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import { percentageInWords, usualRate } from './percentage-words.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const texts = defineTexts('RatePanel', {
  missing: 'Enter a percentage.',
  form: 'Percentage',
  globalCommission: 'Global commission',
  globalCommissionHint:
    'Vendors earn this share of the price, unless a vendor or product has a different rate.',
  notTyped: 'Enter a percentage first.',
});

const rateSchema = z.object({
  percent: z.pipe(
    z.string().check(
      z.superRefine((text, context) => {
        const parsed = parseRate(text);
        if (parsed.is === 'refused') context.addIssue({ code: 'custom', message: parsed.why });
        else if (parsed.ppm === null) context.addIssue({ code: 'custom', message: texts.missing });
      }),
    ),
    z.transform((text: string) => {
      const parsed = parseRate(text);
      return parsed.is === 'ok' && parsed.ppm !== null ? percentToWire(parsed.ppm) : text;
    }),
  ),
});

/** The share of the price that vendors receive, where none of theirs is set. */
export function RatePanel({ saved, isAnswered, sample, currency, onBack, onChoose }: PanelProps) {
  const known = isAnswered ? (saved.percent ?? '') : '';
  const [typed, setTyped] = useState(known);
  const parsed = parseRate(typed);
  const rate = parsed.is === 'ok' ? parsed.ppm : null;
  return (
    <Form
      label={texts.form}
      schema={rateSchema}
      defaultValues={{ percent: known }}
      onSubmit={(values) => onChoose({ step: 'rate', ...values })}
    >
      <PercentField
        name="percent"
        label={texts.globalCommission}
        placeholder="30"
        hint={texts.globalCommissionHint}
        onChange={setTyped}
      />
      <RateShares rate={rate} />
      <WorkedExample isOwn={sample.isOwn}>
        <p>{percentageInWords(sample, rate ?? usualRate, currency)}</p>
      </WorkedExample>
      <StepActions label="next" waitsFor={typed.trim() === '' ? texts.notTyped : null} onBack={onBack} />
    </Form>
  );
}
