import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import * as z from 'zod/mini';
import { CommissionField } from '@consignment/components/parts/commission/CommissionField';
import { Form } from '@consignment/components/primitives/forms/Form';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const schema = z.object({ commission: z.string(), unit: z.enum(['percent', 'amount']) });

type Args = {
  commission: string;
  unit: 'percent' | 'amount';
  currency: 'GBP' | 'JPY';
  onValuesChange: () => void;
};

function Drawn({ commission, unit, currency, onValuesChange }: Args) {
  return (
    <Form
      label="Commission"
      schema={schema}
      defaultValues={{ commission, unit }}
      onValuesChange={onValuesChange}
      onSubmit={() => Promise.resolve({ is: 'done' })}
    >
      <CommissionField
        name="commission"
        label="Amount or percentage"
        hint="The unit below says which."
        currency={currency}
      />
    </Form>
  );
}

const meta = {
  title: 'Parts/Commission/CommissionField',
  component: Drawn,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For a commission that is a percentage or an amount.',
      avoid: 'A field that takes one of them alone has its sign beside it: PercentField, MoneyField.',
      right: {
        draw: () => <Drawn commission="55" unit="percent" currency="GBP" onValuesChange={() => undefined} />,
        why: '55 is 55% because the switch says so, and not because of the place where it is typed.',
      },
      wrong: {
        draw: () => <Text>With a % sign it is a percentage. Without one it is an amount in GBP.</Text>,
        why: 'A sentence is not read, and 80 becomes £80.00 on a line sold for £11.80.',
      },
      keyboard: [
        ['Tab', 'Moves from the figure to the chosen unit.'],
        ['Arrow keys', 'Choose the other unit.'],
      ],
      reader:
        '“Amount or percentage, edit.” Then “Unit, radio group. Percentage, radio button, checked, 1 of 2.”',
    } satisfies Guide,
  },
  args: { commission: '55', unit: 'percent', currency: 'GBP', onValuesChange: fn() },
} satisfies Meta<typeof Drawn>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A sign of the other unit goes with the choice. */
export const Percentage: Story = {
  args: { commission: '55%' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Amount in GBP' }));
    await waitFor(() =>
      expect(args.onValuesChange).toHaveBeenLastCalledWith({ commission: '55', unit: 'amount' }),
    );
  },
};

/** A typed sign chooses the unit. */
export const Amount: Story = {
  args: { commission: '', unit: 'amount', currency: 'JPY' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Amount or percentage'), '20%');
    await expect(canvas.getByRole('radio', { name: 'Percentage' })).toBeChecked();
    await expect(args.onValuesChange).toHaveBeenLastCalledWith({ commission: '20%', unit: 'percent' });
    await userEvent.clear(canvas.getByLabelText('Amount or percentage'));
    await userEvent.click(canvas.getByRole('radio', { name: 'Amount in JPY' }));
  },
};
