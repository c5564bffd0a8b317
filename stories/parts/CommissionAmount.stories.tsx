import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommissionAmount } from '@consignment/components/parts/CommissionAmount';

const meta = {
  title: 'Parts/Money/CommissionAmount',
  component: CommissionAmount,
  args: { amount: '70.00', type: 'default', currency: 'GBP' },
} satisfies Meta<typeof CommissionAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** An asterisk for the eye, the words for screen readers. */
export const Override: Story = {
  args: { type: 'override' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('manual override')).toBeInTheDocument();
    await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Paid: Story = {
  args: { isPaid: true },
  play: ({ canvas }) => expect(canvas.getByRole('deletion')).toHaveTextContent('£70.00'),
};

export const PaidOverride: Story = { args: { isPaid: true, type: 'override' } };

export const Negative: Story = { args: { amount: '-35.00', type: 'reversal' } };
