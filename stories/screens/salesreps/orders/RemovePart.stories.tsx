import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RemovePart } from '@consignment/components/screens/salesreps/orders/RemovePart';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/RemovePart',
  component: RemovePart,
  args: {
    onRemove: fn(() => Promise.resolve(done)),
    onRemoved: fn(),
    onRefused: fn(),
  },
} satisfies Meta<typeof RemovePart>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a question, once however often it is pressed. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.dblClick(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRemoved).toHaveBeenCalledOnce());
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onRemove: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(args.onRefused).toHaveBeenCalledWith(refused.problem));
    await expect(args.onRemoved).not.toHaveBeenCalled();
  },
};
