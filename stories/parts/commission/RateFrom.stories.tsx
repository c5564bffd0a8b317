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
  args: { dates: someRateDates() },
} satisfies Meta<typeof RateForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FromNow: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'From now' })).toBeChecked();
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
      /With 14 days’ notice it can begin on Jan 9, 2027 or later\./,
    );
  },
};

export const RightToLeft: Story = { ...FromADate, globals: { direction: 'rtl' } };
