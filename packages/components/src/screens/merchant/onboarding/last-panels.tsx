import { dayAt, startOfDay } from '@consignment/domain/time/zone';
import { formatDay } from '@consignment/domain/time/dates';
import { enteredDayWords, isEnteredDay } from '@consignment/domain/time/entered-day';
import { formatPercent } from '@consignment/domain/money/rate';
import { parseRate } from '@consignment/domain/commission/commission-input';
import { defaultTagPrefix } from '@consignment/domain/shop/vendor-tracking';
import { useState } from 'react';
import * as z from 'zod/mini';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { OnboardingSaved, PanelProps, OnboardingScheme } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';
import { WorkedExample } from './WorkedExample.tsx';

const startSchema = z.object({
  day: z.string().check(z.refine((text) => text === '' || isEnteredDay(text), { error: enteredDayWords })),
});

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

const themeSchema = z.object({
  scheme: z.pipe(z.string(), z.enum(['light', 'dark'], { error: 'Choose a theme.' })),
});

export function ThemePanel({ saved, isAnswered, onBack, onChoose, onPreview }: PanelProps) {
  const [chosen, setChosen] = useState<OnboardingScheme | null>(isAnswered ? saved.scheme : null);
  return (
    <Form
      label="Theme"
      schema={themeSchema}
      defaultValues={{ scheme: chosen ?? '' }}
      onSubmit={(values) => onChoose({ step: 'theme', ...values })}
    >
      <RadioCards
        name="scheme"
        label="Which theme do you like?"
        hint="This page shows what you choose."
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(value) => {
          const scheme = value === 'dark' ? value : 'light';
          setChosen(scheme);
          onPreview(scheme);
        }}
      />
      <StepActions
        label="Next"
        waitsFor={chosen === null ? 'Choose one of the two first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}

export function FinishPanel({ saved, orders, onBack, onChoose }: PanelProps) {
  return (
    <Form
      label="Finish"
      schema={z.object({})}
      defaultValues={{}}
      onSubmit={() => onChoose({ step: 'finish' })}
    >
      <Text>These are the rules of your shop. All of them can be changed in Settings.</Text>
      <DescriptionList items={choicesOf(saved)} />
      <Text>{whatFollows[orders]}</Text>
      <StepActions label="Finish" onBack={onBack} />
    </Form>
  );
}

const whatFollows = {
  here: 'Finish starts the sync: vendors and commissions of the orders that are here already are worked out by these rules.',
  coming:
    'Your orders are being read from your shop. Vendors and commissions are worked out by these rules, and every page shows how far that is.',
  'in-files':
    'Finish leads to the import, where you hand in the products and orders that your shop has exported. From them vendors and commissions are worked out by these rules. If you come from another app, you can bring its payouts along there too.',
} satisfies Record<PanelProps['orders'], string>;

function choicesOf(saved: OnboardingSaved) {
  const rate = parseRate(saved.percent ?? '');
  const percentage =
    rate.is === 'ok' && rate.ppm !== null ? `Percentage, ${formatPercent(rate.ppm)}` : 'Percentage';
  return [
    {
      term: 'Vendors',
      description:
        saved.tracking === 'Product Tag'
          ? `Product Tag, ${saved.prefix === '' ? defaultTagPrefix : saved.prefix}`
          : 'Vendor Name',
    },
    { term: 'Calculation', description: saved.calculation === 'flat' ? 'Flat Rate' : percentage },
    { term: 'Prices include tax', description: saved.pricesIncludeTax ? 'Yes' : 'No' },
    { term: 'Discounts', description: shareNames[saved.share] },
    {
      term: 'Commission start date',
      description: saved.startDay === null ? 'All orders are tracked' : formatDay(saved.startDay),
    },
    { term: 'Theme', description: saved.scheme === 'dark' ? 'Dark' : 'Light' },
  ];
}

const shareNames = { vendor: 'Vendor', store: 'Store', equal: 'Equal' } satisfies Record<
  OnboardingSaved['share'],
  string
>;
