import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WebhookSecretDialog } from '@consignment/components/screens/merchant/settings/webhooks/WebhookSecretDialog';
import { aSecret } from '../../../../fixtures/webhook.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookSecretDialog',
  component: WebhookSecretDialog,
  args: {
    secret: aSecret,
    isReplacement: false,
    onCopy: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof WebhookSecretDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Copied: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }));
    await expect(args.onCopy).toHaveBeenCalledWith(aSecret);
    await expect(await canvas.findByText('Copied.')).toBeVisible();
  },
};

/** The browser forbids it. */
export const NotCopied: Story = {
  args: { onCopy: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy secret' }));
    await expect(await canvas.findByText(/copy it manually/)).toBeVisible();
  },
};

export const Replacement: Story = {
  args: { isReplacement: true },
  play: ({ canvas }) => expect(canvas.getByText(/For 24 hours/)).toBeVisible(),
};
