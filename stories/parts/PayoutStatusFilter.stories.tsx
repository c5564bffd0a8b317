import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutStatusFilter } from '@consignment/components/parts/PayoutStatusFilter';

const meta = {
  title: 'Parts/Payouts/PayoutStatusFilter',
  component: PayoutStatusFilter,
  args: { value: 'all', onSelect: fn(), hasTests: true },
} satisfies Meta<typeof PayoutStatusFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Not paid');
    await expect(args.onSelect).toHaveBeenCalledWith('failed');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Sandbox');
    await expect(args.onSelect).toHaveBeenCalledWith('test');
  },
};

/** A vendor sees no payout of the provider's test system. */
export const OfAVendor: Story = {
  args: { hasTests: false },
  play: ({ canvas }) => expect(canvas.queryByRole('option', { name: 'Sandbox' })).toBeNull(),
};

export const Unclaimed: Story = { args: { value: 'unclaimed' } };
