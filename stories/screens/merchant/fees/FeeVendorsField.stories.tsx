import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeVendorsField } from '@consignment/components/screens/merchant/fees/FeeVendorsField';
import { Form } from '../../../../packages/components/src/primitives/forms/Form.tsx';
import { feeForm, feeSchema } from '../../../../packages/components/src/screens/merchant/fees/fee-form.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { done } from '../../../primitives/answers.ts';

const schema = feeSchema('GBP', { days: { today: '2027-01-01', noticeDays: 0 }, isNew: true });

const meta = {
  title: 'Screens/Merchant/Fees/FeeVendorsField',
  component: FeeVendorsField,
  tags: ['new'],
  args: { form: { for: 'all', vendors: [] }, onSearch: someSearches().onSearchVendors },
  render: (args) => (
    <Form
      label="Vendors"
      schema={schema}
      defaultValues={{ ...feeForm(null, args.form.vendors, '2027-01-01'), for: args.form.for }}
      onSubmit={() => Promise.resolve(done)}
    >
      <FeeVendorsField {...args} />
    </Form>
  ),
} satisfies Meta<typeof FeeVendorsField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('combobox')).toBeNull(),
};

export const Chosen: Story = {
  args: { form: { for: 'some', vendors: [{ id: 1, name: 'Juniper & Oak' }] } },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Remove Juniper & Oak' })).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
