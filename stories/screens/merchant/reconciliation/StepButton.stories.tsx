import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StepButton } from '@consignment/components/screens/merchant/reconciliation/StepButton';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/StepButton',
  component: StepButton,
  tags: ['new'],
  args: {
    label: 'Import the order',
    busyLabel: 'Importing…',
    onPress: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof StepButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import the order' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

/** A second press while it is sent does nothing. */
export const Busy: Story = {
  args: { onPress: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import the order' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Importing…' }));
    await expect(args.onPress).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onPress: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Import the order' }));
    await waitFor(() =>
      expect(canvas.getByRole('alert')).toHaveTextContent('That did not work. Please try again.'),
    );
  },
};
