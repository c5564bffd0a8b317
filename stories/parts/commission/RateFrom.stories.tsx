import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import { RateFrom } from '@consignment/components/parts/commission/RateFrom';
import { Form } from '@consignment/components/primitives/forms/Form';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import {
  checkFromDay,
  fromNow,
  rateFromShape,
  type RateDates,
  type RateFromDraft,
} from '../../../packages/components/src/parts/commission/rate-from.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { someRateDates } from '../../fixtures/rates.ts';
import { done } from '../../primitives/answers.ts';

type Props = { dates: RateDates; start?: Partial<RateFromDraft> };

function RateForm({ dates, start = {} }: Props) {
  const begun = { ...fromNow(dates), ...start };
  const [draft, setDraft] = useState<RateFromDraft>(begun);
  return (
    <Form
      label="Rate"
      schema={z.object(rateFromShape).check(checkFromDay(dates))}
      defaultValues={begun}
      onValuesChange={setDraft}
      onSubmit={() => Promise.resolve(done)}
    >
      <RateFrom draft={draft} dates={dates} />
      <SubmitButton label="Save" busyLabel="Saving…" />
    </Form>
  );
}

const meta = {
  title: 'Parts/Commission/RateFrom',
  component: RateForm,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Beneath each rate that an owner changes: from now, or from a day that is filled in already.',
      avoid: 'A value with bands, tiers or bounds is a rule, which has its own form.',
      right: {
        draw: () => <RateForm dates={someRateDates()} start={{ rate_from: 'date' }} />,
        why: 'The first day that most owners want is in the field: one click, and the rate is dated.',
      },
      wrong: {
        draw: () => <RateForm dates={someRateDates({ first: '' })} start={{ rate_from: 'date' }} />,
        why: 'An empty day makes every owner look for the first of the month, and a save without it is refused.',
      },
      keyboard: [
        ['Tab', 'Goes from the choice to the day.'],
        ['Arrow keys', 'Choose from now or from a date.'],
      ],
      reader: '“Applies, radio group. From now, radio button, checked.” Then “First day, date, Jan 1, 2027.”',
    } satisfies Guide,
  },
  args: { dates: someRateDates() },
} satisfies Meta<typeof RateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'From now on' })).toBeChecked();
    await expect(canvas.queryByLabelText('First day')).toBeNull();
  },
};

/** The day is filled in, so that one click is enough. */
export const FromADate: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date' }));
    await expect(canvas.getByLabelText('First day')).toHaveValue('2027-01-01');
  },
};

/** The shop gives notice: a day before its end is refused. */
export const TooSoon: Story = {
  args: {
    dates: someRateDates({ notice: { days: 14, soonest: '2027-01-09' } }),
    start: { rate_from: 'date' },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
      /With 14 days’ notice, the rule can start on Jan 9, 2027 or later\./,
    );
  },
};

export const RightToLeft: Story = { ...FromADate, globals: { direction: 'rtl' } };
