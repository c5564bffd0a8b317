import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BalanceDialog } from '@consignment/components/screens/merchant/moves/BalanceDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aMoveVendor } from '../../../fixtures/move.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/BalanceDialog',
  component: BalanceDialog,
  tags: ['new'],
  args: {
    vendor: aMoveVendor(),
    currency: 'GBP',
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof BalanceDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Below 0 is what the vendor owes. */
export const Owed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'Balance for Lantern Loom Ltd' }));
    await userEvent.clear(dialog.getByLabelText(/^Carried over/));
    await userEvent.type(dialog.getByLabelText(/^Carried over/), '-12.5');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('-12.50'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const None: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.clear(dialog.getByLabelText(/^Carried over/));
    await userEvent.type(dialog.getByLabelText(/^Carried over/), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onSave).toHaveBeenCalledWith('0.00'));
  },
};

export const NoAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.type(dialog.getByLabelText(/^Carried over/), 'x');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByRole('group', { name: /problem/ })).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
