import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { CancelOrderDialog } from '@consignment/components/screens/merchant/reconciliation/CancelOrderDialog';
import { aCancellation } from '../../../fixtures/reconciliation.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/CancelOrderDialog',
  component: CancelOrderDialog,
  tags: ['new'],
  args: {
    cancellation: aCancellation(),
    onCancelOrder: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof CancelOrderDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each vendor with what is no longer due, and with what comes off the next payout. */
export const PaidAndUnpaid: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£18.40 will no longer be due.')).toBeVisible();
    await expect(
      canvas.getByText('£6.25 has been paid and will be deducted from the next payout.'),
    ).toBeVisible();
  },
};

export const NothingEarned: Story = {
  args: { cancellation: aCancellation({ vendors: [] }) },
  play: ({ canvas }) => expect(canvas.getByText(/no earnings will change/)).toBeVisible(),
};

export const Canceled: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
    await expect(args.onCancelOrder).toHaveBeenCalledOnce();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Refused: Story = {
  args: { onCancelOrder: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the order' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: {
    cancellation: aCancellation({
      order_name: '#'.repeat(60),
      vendors: [
        {
          id: 1,
          name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
          unpaid: '1234567.80',
          paid: '98765.40',
        },
      ],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
