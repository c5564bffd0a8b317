import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { ToSendCard } from '@consignment/components/screens/merchant/pay-runs/ToSendCard';
import type { KnownOutcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/ToSendCard',
  component: ToSendCard,
  tags: ['new'],
  args: {
    toSend: { count: 24, amount: '3580.53' },
    currency: 'GBP',
    onDownload: fn(() => Promise.resolve(done)),
    onSent: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof ToSendCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ToSend: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('24 payouts, £3,580.53 in total.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Export list' }));
    await expect(args.onDownload).toHaveBeenCalledOnce();
    await expect(args.onSent).not.toHaveBeenCalled();
  },
};

export const Asking: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent…' }));
    await canvas.findByRole('alertdialog', { name: 'Have you sent £3,580.53 to 24 vendors?' });
  },
};

export const Sent: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Asking.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as sent' }));
    await expect(args.onSent).toHaveBeenCalledWith('3580.53');
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Refused: Story = {
  args: { onDownload: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export list' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** Of a person who may not pay. */
export const ViewOnly: StoryObj<typeof ToSendCard> = {
  args: { toSend: { count: 1, amount: '12.00' }, onDownload: null, onSent: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 payout, £12.00 in total.')).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
