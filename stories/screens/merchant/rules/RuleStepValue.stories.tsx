import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import * as z from 'zod/mini';
import { RuleStepValue } from '@consignment/components/screens/merchant/rules/RuleStepValue';
import { Form } from '@consignment/components/primitives/forms/Form';
import {
  ruleForm,
  type RuleForm,
} from '../../../../packages/components/src/screens/merchant/rules/rule-form.ts';
import { aDraft, percent } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

type Args = { draft: Parameters<typeof aDraft>[0] };

function InForm({ draft }: Args) {
  const [begun] = useState(() => ruleForm(aDraft(draft), '2026-12-01', 'GBP'));
  const [form, setForm] = useState<RuleForm>(begun);
  return (
    <Form
      label="New rule"
      schema={z.custom<RuleForm>()}
      defaultValues={begun}
      onValuesChange={setForm}
      onSubmit={() => Promise.resolve(done)}
    >
      <RuleStepValue form={form} at={0} books="GBP" />
    </Form>
  );
}

const meta = {
  title: 'Screens/Merchant/Rules/RuleStepValue',
  component: InForm,
  args: { draft: percent('55') },
} satisfies Meta<typeof InForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Percentage: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Percentage')).toHaveValue('55'),
};

export const AmountAUnit: Story = {
  args: { draft: { measure: null, steps: [{ from: '0.00', kind: 'unit_amount', value: '7.25' }] } },
  play: ({ canvas }) => expect(canvas.getByLabelText('Amount per unit')).toHaveValue('7.25'),
};

/** Neither the cost nor nothing has a figure. */
export const Cost: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Value'), 'Cost per item');
    await expect(canvas.queryByLabelText('Percentage')).toBeNull();
  },
};

/** A flat rate pays the cost, or has no value. */
export const FlatRate: Story = {
  args: {
    draft: {
      place: 'flat',
      name: null,
      measure: null,
      steps: [{ from: '0.00', kind: 'cost', value: null }],
    },
  },
  play: ({ canvas }) => expect(canvas.queryByRole('option', { name: 'Percentage' })).toBeNull(),
};
