import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { DeletePayoutDialog } from '@consignment/components/screens/merchant/payouts/DeletePayoutDialog';
import { aLineItem, aReversal } from '../../../fixtures/line-item.ts';
import { aPaidLineOf, aPayoutDetail } from '../../../fixtures/payout.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Payouts/DeletePayoutDialog',
  component: DeletePayoutDialog,
  args: {
    payout: aPayoutDetail(),
    currency: { books: 'GBP', shown: null },
    isOpen: true,
    onDelete: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof DeletePayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says what becomes unpaid again, and starts on the harmless answer. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete invoice #1042?' });
    await expect(dialog).toHaveTextContent('£145.00 will no longer count as paid to Juniper & Oak');
    await expect(dialog).toHaveTextContent('Unpaid again2 line items: £140.00');
    await expect(dialog).toHaveTextContent('Additional pay, not owed again£5.00');
    await expect(dialog).not.toHaveTextContent('Carried over');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep it' })).toHaveFocus());
    await userEvent.type(screen.getByRole('textbox', { name: /^Reason/ }), 'Paid twice by mistake.');
    await userEvent.click(screen.getByRole('button', { name: 'Delete Payout' }));
    await expect(args.onDelete).toHaveBeenCalledWith('Paid twice by mistake.');
  },
};

/** A refund that this payout took along waits for the next one again. */
export const CarriedOver: Story = {
  args: {
    payout: aPayoutDetail({
      amount: '35.00',
      additional_pay: '0.00',
      line_items: [aPaidLineOf(aLineItem()), aPaidLineOf(aReversal)],
    }),
  },
  play: async () => {
    const dialog = await screen.findByRole('alertdialog');
    await expect(dialog).toHaveTextContent('Unpaid again1 line item: £70.00');
    await expect(dialog).toHaveTextContent('Carried over again1 refund: −£35.00');
    await expect(dialog).not.toHaveTextContent('Additional pay');
  },
};

export const VendorsOwnCurrency: Story = { args: { payout: aPayoutDetail({ vendor_currency: 'EUR' }) } };

export const Refused: Story = {
  args: { onDelete: fn(() => Promise.resolve(refused)) },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Delete Payout' }));
    await expect(await screen.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: { payout: aPayoutDetail({ vendor_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) }) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
