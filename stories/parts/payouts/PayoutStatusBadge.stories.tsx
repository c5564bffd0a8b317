import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayoutStatusBadge } from '@consignment/components/parts/payouts/PayoutStatusBadge';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Payouts/PayoutStatusBadge',
  component: PayoutStatusBadge,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For what became of a payout: recorded by the shop, on its way through PayPal, paid, or come back. Pass `isTest` for one of PayPal’s sandbox.',
      avoid:
        'An order is an OrderStatusBadge. In a list where nearly all are settled, show it only on those that are not.',
      right: {
        draw: () => (
          <Inline space="small">
            <Text>Payout #1042, in sandbox mode</Text>
            <PayoutStatusBadge status="paid" isTest />
          </Inline>
        ),
        why: 'PayPal’s test system has accepted it, and the word “Paid” does not appear.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Text>Payout #1042, in sandbox mode</Text>
            <PayoutStatusBadge status="paid" />
          </Inline>
        ),
        why: 'No money moved, and “Paid” says that it did. The vendor waits for a transfer that was never sent.',
      },
      keyboard: [],
      reader: '“Sandbox: accepted.” The tone repeats the word and is not read out.',
    } satisfies Guide,
  },
  args: { status: 'recorded' },
} satisfies Meta<typeof PayoutStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {};

export const ToSend: Story = { args: { status: 'to_send' } };

export const Sent: Story = { args: { status: 'sent' } };

export const Sending: Story = { args: { status: 'sending' } };

export const Checking: Story = { args: { status: 'checking' } };

export const Held: Story = { args: { status: 'held' } };

export const ReadyForTheBank: Story = { args: { status: 'ready' } };

export const AtTheBank: Story = { args: { status: 'at_bank' } };

export const Unclaimed: Story = { args: { status: 'unclaimed' } };

export const Paid: Story = { args: { status: 'paid' } };

export const NeedsAttention: Story = { args: { status: 'needs_attention' } };

export const Failed: Story = { args: { status: 'failed' } };

export const Returned: Story = { args: { status: 'returned' } };

export const Reversed: Story = { args: { status: 'reversed' } };

/** PayPal's test system has accepted it; no vendor was paid, and the word does not appear. */
export const Test: Story = {
  args: { status: 'paid', isTest: true },
  play: ({ canvas }) => expect(canvas.getByText('Sandbox: accepted')).toBeVisible(),
};

export const Deleted: Story = { args: { status: 'deleted' } };
