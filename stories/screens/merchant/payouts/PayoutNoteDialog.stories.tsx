import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayoutNoteDialog } from '@consignment/components/screens/merchant/payouts/PayoutNoteDialog';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Payouts/PayoutNoteDialog',
  component: PayoutNoteDialog,
  args: { note: 'March, by bank transfer', onSave: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof PayoutNoteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(await canvas.findByRole('textbox', { name: /Note/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith('');
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const Open: Story = {};

export const Saving: Story = {
  args: { onSave: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /Note/ }), '!');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: /Note/ })).toHaveValue('March, by bank transfer!');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
