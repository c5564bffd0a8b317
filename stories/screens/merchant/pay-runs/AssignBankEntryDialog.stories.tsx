import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AssignBankEntryDialog } from '@consignment/components/screens/merchant/pay-runs/AssignBankEntryDialog';
import { aBankEntry } from '../../../fixtures/pay-run.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/AssignBankEntryDialog',
  component: AssignBankEntryDialog,
  tags: ['new'],
  args: {
    entry: aBankEntry({ amount: '-85.00', text: 'BANK TRANSFER SALTMARSH' }),
    currency: 'GBP',
    onSearch: fn(() =>
      Promise.resolve({
        is: 'found' as const,
        options: [{ id: 1044, vendor_name: 'Saltmarsh Pottery', amount: '85.20' }],
      }),
    ),
    onAssign: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignBankEntryDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Assign' }));
    await expect(await canvas.findAllByText('Choose a payment from the list.')).not.toHaveLength(0);
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

export const Assigned: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: /Payment/ }), 'salt');
    await userEvent.click(await canvas.findByRole('option', { name: /Saltmarsh Pottery/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Assign' }));
    await expect(args.onAssign).toHaveBeenCalledWith(1044);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const SetAside: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^This entry doesn’t belong to a payment/ }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await expect(args.onAssign).toHaveBeenCalledWith(null);
  },
};

/** It names a payment that was recorded as paid: another person confirms it, or sets it aside. */
export const CameBack: Story = {
  args: {
    entry: aBankEntry({ amount: '96.25', text: 'RETURN AC01 LANTERN LOOM po-1043', brings_back: 1043 }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Confirm that it failed' }));
    await expect(args.onAssign).toHaveBeenCalledWith(1043);
  },
};

export const Refused: Story = {
  args: { onAssign: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^This entry doesn’t belong to a payment/ }),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: { entry: aBankEntry({ text: 'SEPA-ÜBERWEISUNG-DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT'.repeat(3) }) },
};
