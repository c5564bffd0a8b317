import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WebhookDialog } from '@consignment/components/screens/merchant/settings/webhooks/WebhookDialog';
import { aWebhook } from '../../../../fixtures/webhook.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookDialog',
  component: WebhookDialog,
  args: { webhook: null, onSave: fn(() => Promise.resolve(done)), onClose: fn() },
} satisfies Meta<typeof WebhookDialog>;

export default meta;
type Story = StoryObj<typeof WebhookDialog>;

export const New: Story = {};

/** Without an address and events nothing is sent. */
export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await expect((await canvas.findAllByText('Enter the URL.'))[0]).toBeVisible();
    await expect(canvas.getAllByText('Choose at least one type of event.')[0]).toBeVisible();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Edited: Story = {
  args: { webhook: aWebhook() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Statements' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Vendors' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      url: aWebhook().url,
      description: 'Our ledger',
      events: ['payouts', 'vendors'],
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: {
    webhook: aWebhook(),
    onSave: fn(() =>
      Promise.resolve({
        is: 'refused' as const,
        problem: {
          detail: 'The address is not on the public internet.',
          errors: [{ detail: 'The address is not on the public internet.', pointer: '/url' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const said = await canvas.findAllByText('The address is not on the public internet.');
    await expect(said[0]).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const NotSaved: Story = {
  args: { webhook: aWebhook(), onSave: fn(() => Promise.resolve(refused)) },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};
