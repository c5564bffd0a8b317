import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayWebhookDialog } from '@consignment/components/screens/merchant/settings/webhooks/ReplayWebhookDialog';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/ReplayWebhookDialog',
  component: ReplayWebhookDialog,
  args: { today: '2026-03-15', onReplay: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof ReplayWebhookDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Replayed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replay' }));
    await expect(args.onReplay).toHaveBeenCalledWith('2026-03-15');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onReplay: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Replay' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};
