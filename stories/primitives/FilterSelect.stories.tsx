import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { FilterSelect } from '@consignment/components/primitives/FilterSelect';

const meta = {
  title: 'Primitives/FilterSelect',
  component: FilterSelect,
  args: {
    label: 'Payment',
    value: 'all',
    onSelect: fn(),
    options: [
      { value: 'all', label: 'All' },
      { value: 'paid', label: 'Paid' },
      { value: 'unpaid', label: 'Unpaid' },
    ],
  },
} satisfies Meta<typeof FilterSelect>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment' }), 'unpaid');
    await expect(args.onSelect).toHaveBeenCalledWith('unpaid');
  },
};

export const FullWidth: Story = { args: { width: 'full', value: 'unpaid' } };

export const LabelBeside: Story = { args: { labelPlace: 'beside' } };
