import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeTermsFields } from '@consignment/components/screens/merchant/fees/FeeTermsFields';
import { Form } from '../../../../packages/components/src/primitives/forms/Form.tsx';
import { feeForm, feeSchema } from '../../../../packages/components/src/screens/merchant/fees/fee-form.ts';
import { done } from '../../../primitives/answers.ts';

const schema = feeSchema('GBP', { days: { today: '2027-01-01', noticeDays: 0 }, isNew: true });

const meta = {
  title: 'Screens/Merchant/Fees/FeeTermsFields',
  component: FeeTermsFields,
  tags: ['new'],
  args: { kind: 'monthly', currency: 'GBP' },
  decorators: [
    (Story) => (
      <Form
        label="Terms"
        schema={schema}
        defaultValues={feeForm(null, [], '2027-01-01')}
        onSubmit={() => Promise.resolve(done)}
      >
        <Story />
      </Form>
    ),
  ],
} satisfies Meta<typeof FeeTermsFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Monthly: Story = {};

export const Quarterly: Story = {
  args: { kind: 'quarterly' },
  play: ({ canvas }) => expect(canvas.getByLabelText('Month of the quarter')).toHaveDisplayValue('First'),
};

export const PerItem: Story = {
  args: { kind: 'per_item' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText(/^Take the fee off/)).not.toBeChecked();
    await expect(canvas.queryByLabelText(/^Charge by the day/)).toBeNull();
  },
};

export const Once: Story = { args: { kind: 'once' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
