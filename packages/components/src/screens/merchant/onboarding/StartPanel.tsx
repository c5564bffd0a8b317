import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { enteredDayTexts, isEnteredDay } from '@consignment/domain/time/entered-day';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const texts = defineTexts('StartPanel', {
  form: 'Start date',
  day: 'Commission start date',
  dayHint: 'Orders before this day earn no commission. Leave empty to track all orders.',
  exampleAll: 'Without a date, every order is tracked, however old it is.',
  example: 'An order on {before} earns nothing. An order on {day}, from midnight in {zone}, is tracked.',
});

const startSchema = z.object({
  day: z
    .string()
    .check(z.refine((text) => text === '' || isEnteredDay(text), { error: () => enteredDayTexts.refused })),
});

/** The day from which orders earn commission. */
export function StartPanel({ saved, isAnswered, timeZone, onBack, onChoose }: PanelProps) {
  const known = isAnswered ? (saved.startDay ?? '') : '';
  const [day, setDay] = useState(known);
  return (
    <Form
      label={texts.form}
      schema={startSchema}
      defaultValues={{ day: known }}
      onSubmit={(values) => onChoose({ step: 'start', day: values.day === '' ? null : values.day })}
    >
      <DateField name="day" label={texts.day} hint={texts.dayHint} isOptional onChange={setDay} />
      <WorkedExample isOwn={false}>
        <p>{startInWords(day, timeZone)}</p>
      </WorkedExample>
      <StepActions label="next" onBack={onBack} />
    </Form>
  );
}

function startInWords(day: string, timeZone: string): string {
  if (!isEnteredDay(day)) return texts.exampleAll;
  const before = dayAt(new Date(startOfDay(day, timeZone).getTime() - 1), timeZone);
  return texts.example({
    before: formatDay(before),
    day: formatDay(day),
    zone: timeZone.replaceAll('_', ' '),
  });
}
