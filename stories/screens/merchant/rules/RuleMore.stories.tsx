import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { RuleMore } from '@consignment/components/screens/merchant/rules/RuleMore';
import { Form } from '@consignment/components/primitives/forms/Form';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import {
  ruleForm,
  type RuleForm,
} from '../../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import { ruleSchema } from '../../../../packages/components/src/screens/merchant/rules/rule-schema.ts';
import { aDraft, anyDay, percent } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

type Args = { draft: Parameters<typeof aDraft>[0]; lastDay?: string; asksDays?: boolean };

const schema = ruleSchema('GBP', { asks: true, notice: anyDay });

function InForm({ draft, lastDay = '', asksDays = true }: Args) {
  const [begun] = useState(() => ({
    ...ruleForm(aDraft(draft), '2026-12-01', 'GBP'),
    until_day: lastDay,
  }));
  const [form, setForm] = useState<RuleForm>(begun);
  return (
    <Form
      label="New rule"
      schema={schema}
      defaultValues={begun}
      onValuesChange={setForm}
      onSubmit={() => Promise.resolve(done)}
    >
      <RuleMore form={form} books="GBP" asksDays={asksDays} />
      <SubmitButton label="Review" busyLabel="Calculating…" />
    </Form>
  );
}

const meta = {
  title: 'Screens/Merchant/Rules/RuleMore',
  component: InForm,
  args: { draft: percent('55') },
} satisfies Meta<typeof InForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Closed: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText(/^Last day/)).not.toBeVisible(),
};

export const Opened: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('More'));
    await waitFor(() => expect(canvas.getByLabelText(/^Last day/)).toBeVisible());
  },
};

/** A rule that has bands or bounds shows them at once. */
export const OfBands: Story = {
  args: { draft: {} },
  play: ({ canvas }) => expect(canvas.getByLabelText('Up to a unit price of')).toBeVisible(),
};

/** A fault within is not hidden. */
export const Fault: Story = {
  args: { lastDay: '2026-11-01' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await waitFor(() => expect(canvas.getByLabelText(/^Last day/)).toBeVisible());
    await expect(canvas.getByLabelText(/^Last day/)).toHaveAccessibleDescription(
      'The last day is before the first.',
    );
  },
};

/** For a replay a rule has no days. */
export const WithoutDays: Story = {
  args: { draft: {}, asksDays: false },
  play: ({ canvas }) => expect(canvas.queryByLabelText(/^Last day/)).toBeNull(),
};
