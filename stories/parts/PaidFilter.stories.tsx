import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaidFilter } from '@consignment/components/parts/PaidFilter';

const meta = {
  title: 'Parts/Payouts/PaidFilter',
  component: PaidFilter,
  args: { value: 'all', onSelect: fn() },
} satisfies Meta<typeof PaidFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Payment status'), 'Unpaid');
    await expect(args.onSelect).toHaveBeenCalledWith('unpaid');
  },
};

export const Unpaid: Story = { args: { value: 'unpaid' } };
