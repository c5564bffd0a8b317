import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { RuleValueFields } from '@consignment/components/screens/merchant/rules/RuleValueFields';
import { Form } from '@consignment/components/primitives/forms/Form';
import {
  ruleForm,
  type RuleForm,
} from '../../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import { aDraft, percent, tiers } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

type Args = Parameters<typeof RuleValueFields>[0];

function InForm({ form: begun, books }: Args) {
  const [form, setForm] = useState(begun);
  return (
    <Form
      label="New rule"
      schema={z.custom<RuleForm>()}
      defaultValues={begun}
      onValuesChange={setForm}
      onSubmit={() => Promise.resolve(done)}
    >
      <RuleValueFields form={form} books={books} />
    </Form>
  );
}

const formOf = (changes: Parameters<typeof aDraft>[0]) => ruleForm(aDraft(changes), '2026-12-01', 'GBP');

const meta = {
  title: 'Screens/Merchant/Rules/RuleValueFields',
  component: RuleValueFields,
  args: { form: formOf(percent('55')), books: 'GBP' },
  render: (args) => <InForm {...args} />,
} satisfies Meta<typeof RuleValueFields>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The one value is in the sentence. */
export const OneValue: Story = {
  play: ({ canvas }) => expect(canvas.queryByLabelText('Percentage')).toBeNull(),
};

export const Bands: Story = {
  args: { form: formOf({}) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Up to a unit price of')).toHaveValue('20.00');
  },
};

export const Tiers: Story = {
  args: { form: formOf(tiers) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('From sales of')).toHaveValue('1000.00');
    await expect(canvas.getByLabelText(/^Minimum per unit/)).toHaveValue('1.00');
  },
};

/** A third band, by keyboard; then the first goes and the others move up. */
export const AddedAndRemoved: Story = {
  args: { form: formOf({}) },
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'Add band' }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getAllByLabelText('Up to a unit price of')).toHaveLength(2));
    const [, second] = canvas.getAllByLabelText('Up to a unit price of');
    if (second === undefined) throw new Error('There is no second limit.');
    await userEvent.type(second, '100');
    const values = canvas.getAllByLabelText('Percentage');
    const last = values.at(-1);
    if (last === undefined) throw new Error('There is no third value.');
    await userEvent.type(last, '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove band 1' }));
    await waitFor(() => expect(canvas.getByLabelText('Up to a unit price of')).toHaveValue('100'));
    const left = canvas.getAllByLabelText('Percentage').map((field) => (field as HTMLInputElement).value);
    await expect(left).toEqual(['50', '45']);
  },
};
