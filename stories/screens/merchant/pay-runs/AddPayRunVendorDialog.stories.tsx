import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { AddPayRunVendorDialog } from '@consignment/components/screens/merchant/pay-runs/AddPayRunVendorDialog';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/AddPayRunVendorDialog',
  component: AddPayRunVendorDialog,
  tags: ['new'],
  args: {
    onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 4, name: 'Copperfold' }] })),
    onAdd: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof AddPayRunVendorDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add' }));
    await expect(await canvas.findAllByText('Choose a vendor from the list.')).not.toHaveLength(0);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Added: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor' }), 'copper');
    await userEvent.click(await canvas.findByRole('option', { name: 'Copperfold' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(args.onAdd).toHaveBeenCalledWith(4);
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Refused: Story = {
  args: { onAdd: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('combobox', { name: 'Vendor' }), 'copper');
    await userEvent.click(await canvas.findByRole('option', { name: 'Copperfold' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
