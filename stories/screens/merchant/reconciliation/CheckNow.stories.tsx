import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CheckNow } from '@consignment/components/screens/merchant/reconciliation/CheckNow';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/CheckNow',
  component: CheckNow,
  tags: ['new'],
  args: { isRunning: false, onCheck: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof CheckNow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(args.onCheck).toHaveBeenCalledOnce();
  },
};

export const Running: Story = {
  args: { isRunning: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(args.onCheck).not.toHaveBeenCalled();
  },
};

export const Starting: Story = {
  args: { onCheck: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(await canvas.findByRole('button', { name: 'Starting…' })).toBeVisible();
  },
};

export const Refused: Story = {
  args: { onCheck: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Compare now' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};
