import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementColumnFields } from '@consignment/components/screens/merchant/pay-runs/StatementColumnFields';
import { Form } from '../../../../packages/components/src/primitives/forms/Form.tsx';
import {
  statementColumnsSchema,
  guessedColumns,
  statementHead,
} from '../../../../packages/components/src/screens/merchant/pay-runs/statement-columns.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/StatementColumnFields',
  component: StatementColumnFields,
  tags: ['new'],
  args: { head: statementHead('Date,Text,Amount\n2026-12-01,po-12,-85.20') },
  render: ({ head }) => (
    <Form
      label="Columns"
      schema={statementColumnsSchema}
      defaultValues={guessedColumns(head)}
      onSubmit={() => Promise.resolve(done)}
    >
      <StatementColumnFields head={head} />
    </Form>
  ),
} satisfies Meta<typeof StatementColumnFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Guessed: Story = {
  play: ({ canvas }) => expect(canvas.getByLabelText('Date column')).toHaveDisplayValue('Date'),
};

export const TwoAmounts: Story = {
  args: { head: statementHead('Date;Details;Paid out;Paid in\n01.12.2026;x;85,20;') },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Money out column')).toHaveDisplayValue('Paid out');
    await expect(canvas.getByLabelText('Decimal separator')).toHaveDisplayValue('A comma: 214,80');
  },
};

export const Unknown: Story = { args: { head: statementHead(',\n,') } };
