import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RemovePart } from '@consignment/components/screens/salesreps/orders/RemovePart';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/RemovePart',
  component: RemovePart,
  args: {
    rep: 'Ada Moss',
    order: '#1001',
    onRemove: fn(() => Promise.resolve(done)),
    onRemoved: fn(),
  },
} satisfies Meta<typeof RemovePart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Asks first, the harmless answer in focus. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(screen.getByRole('alertdialog', { name: 'Remove the commission of Ada Moss?' }));
    await expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus();
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(args.onRemoved).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onRemove: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    const question = within(screen.getByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Remove' }));
    await expect(await question.findByRole('alert')).toBeVisible();
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};
