import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DeleteAccountDialog } from '@consignment/components/screens/merchant/accounts/DeleteAccountDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aNewAccount, anAccount } from '../../../fixtures/account.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Accounts/DeleteAccountDialog',
  component: DeleteAccountDialog,
  args: { account: anAccount(), onDelete: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof DeleteAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus is on the harmless answer. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await expect(canvas.getByText('The vendors, their commissions and their payouts')).toBeVisible();
  },
};

export const NoVendor: Story = { args: { account: aNewAccount } };

export const Refused: Story = {
  args: { onDelete: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete Account' }));
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
