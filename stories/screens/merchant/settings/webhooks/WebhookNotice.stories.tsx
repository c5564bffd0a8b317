import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WebhookNotice } from '@consignment/components/screens/merchant/settings/webhooks/WebhookNotice';
import { aWebhook, failingWebhook, offWebhook } from '../../../../fixtures/webhook.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookNotice',
  component: WebhookNotice,
  args: { webhook: failingWebhook, timeZone: 'Europe/London' },
} satisfies Meta<typeof WebhookNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Failing: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/Mar 14, 2026/)).toBeVisible(),
};

export const Off: Story = { args: { webhook: offWebhook } };

/** Nothing is said of one that delivers. */
export const On: Story = {
  args: { webhook: aWebhook() },
  tags: ['no-picture'],
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(''),
};
