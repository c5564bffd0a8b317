import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ActButton } from '@consignment/components/screens/merchant/moves/ActButton';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Moves/ActButton',
  component: ActButton,
  tags: ['new'],
  args: {
    label: 'Check again',
    busyLabel: 'Starting the check…',
    tone: 'primary',
    onAct: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof ActButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

/** A second press does nothing. */
export const Busy: Story = {
  args: { onAct: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Starting the check…' }));
    await expect(args.onAct).toHaveBeenCalledOnce();
  },
};

export const Waiting: Story = {
  args: { waitsFor: 'Match the columns first.' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Check again' });
    await expect(button).toHaveAccessibleDescription('Match the columns first.');
    await userEvent.click(button);
    await expect(args.onAct).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: { onAct: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Check again' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
