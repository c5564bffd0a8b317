import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayoutStatusBadge } from '@consignment/components/parts/PayoutStatusBadge';

const meta = {
  title: 'Parts/Payouts/PayoutStatusBadge',
  component: PayoutStatusBadge,
  args: { status: 'recorded' },
} satisfies Meta<typeof PayoutStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {};

export const Sent: Story = { args: { status: 'sent' } };

export const Sending: Story = { args: { status: 'sending' } };

export const Checking: Story = { args: { status: 'checking' } };

export const Held: Story = { args: { status: 'held' } };

export const Unclaimed: Story = { args: { status: 'unclaimed' } };

export const Paid: Story = { args: { status: 'paid' } };

export const NeedsAttention: Story = { args: { status: 'needs_attention' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Returned: Story = { args: { status: 'returned' } };

export const Reversed: Story = { args: { status: 'reversed' } };

/** PayPal's test system has accepted it; no vendor was paid, and the word does not stand there. */
export const Test: Story = {
  args: { status: 'paid', isTest: true },
  play: ({ canvas }) => expect(canvas.getByText('Sandbox: accepted')).toBeVisible(),
};

export const Deleted: Story = { args: { status: 'deleted' } };
