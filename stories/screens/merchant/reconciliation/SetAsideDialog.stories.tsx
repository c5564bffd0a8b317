import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SetAsideDialog } from '@consignment/components/screens/merchant/reconciliation/SetAsideDialog';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/SetAsideDialog',
  component: SetAsideDialog,
  tags: ['new'],
  args: {
    what: 'Price differs: #1001 · Oak table',
    onSetAside: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof SetAsideDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {};

export const Saved: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), '  Paid in cash at the fair. ');
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await waitFor(() => expect(args.onSetAside).toHaveBeenCalledWith('Paid in cash at the fair.'));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

export const WithoutReason: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), '   ');
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await expect(
      (await canvas.findAllByText('Give a reason so that others know why you set this difference aside.'))[0],
    ).toBeVisible();
    await expect(args.onSetAside).not.toHaveBeenCalled();
  },
};

/** It cannot be closed before the answer. */
export const Saving: Story = {
  args: { onSetAside: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Known.');
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await canvas.findByRole('button', { name: 'Saving…' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onSetAside: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Reason'), 'Known.');
    await userEvent.click(canvas.getByRole('button', { name: 'Set aside' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const LongNames: Story = {
  args: { what: `Price differs: #1001 · ${'Donaudampfschifffahrtsgesellschaft'.repeat(3)}` },
};
