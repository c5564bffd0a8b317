import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { DeleteRepPayoutDialog } from '@consignment/components/screens/salesreps/payouts/DeleteRepPayoutDialog';
import { aRepPayout } from '../../../fixtures/reps.ts';
import { done } from '../../../primitives/answers.ts';

/** The question before a sales rep's payout is deleted. */
const meta = {
  title: 'Screens/Sales reps/DeleteRepPayoutDialog',
  component: DeleteRepPayoutDialog,
  args: {
    payout: aRepPayout(),
    currency: 'GBP',
    isOpen: true,
    onDelete: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof DeleteRepPayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(screen.getByText(/The £51\.25 will no longer count as paid to Imogen Vale\./)).toBeVisible();
    await expect(screen.getByText(/but the additional pay of £10\.00 won’t\./)).toBeVisible();
  },
};

export const OneCommission: Story = {
  args: {
    payout: aRepPayout({ additional_pay: '0.00', commissions: aRepPayout().commissions.slice(0, 1) }),
  },
  play: () => expect(screen.getByText(/The payout’s commission will be due again\./)).toBeVisible(),
};
