import { formatDay } from '@consignment/domain/time/dates';
import { enteredDayWords, isEnteredDay } from '@consignment/domain/time/entered-day';
import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const startSchema = z.object({
  day: z.string().check(z.refine((text) => text === '' || isEnteredDay(text), { error: enteredDayWords })),
});

/** The day from which orders earn commission. */
export function StartPanel({ saved, isAnswered, timeZone, onBack, onChoose }: PanelProps) {
  const known = isAnswered ? (saved.startDay ?? '') : '';
  const [day, setDay] = useState(known);
  return (
    <Form
      label="Start date"
      schema={startSchema}
      defaultValues={{ day: known }}
      onSubmit={(values) => onChoose({ step: 'start', day: values.day === '' ? null : values.day })}
    >
      <DateField
        name="day"
        label="Commission start date"
        hint="Orders from before this day earn no commission. Leave it empty to track all orders."
        isOptional
        onChange={setDay}
      />
      <WorkedExample isOwn={false}>
        <p>{startInWords(day, timeZone)}</p>
      </WorkedExample>
      <StepActions label="Next" onBack={onBack} />
    </Form>
  );
}

function startInWords(day: string, timeZone: string): string {
  if (!isEnteredDay(day)) return 'Without a date every order is tracked, however old it is.';
  const before = dayAt(new Date(startOfDay(day, timeZone).getTime() - 1), timeZone);
  return `An order of ${formatDay(before)} earns nothing. An order of ${formatDay(day)}, from midnight in ${timeZone.replaceAll('_', ' ')}, is tracked.`;
}
