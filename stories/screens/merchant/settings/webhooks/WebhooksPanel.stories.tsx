import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WebhooksPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhooksPanel';
import type { SecretOutcome } from '../../../../../packages/components/src/screens/merchant/settings/webhooks/webhook.ts';
import { aSecret, aWebhook, failingWebhook, offWebhook } from '../../../../fixtures/webhook.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhooksPanel',
  component: WebhooksPanel,
  args: {
    webhooks: [aWebhook(), failingWebhook, offWebhook],
    hrefOfWebhook: (id) => `/settings/webhooks/${id}`,
    docsHref: '/api/docs/',
    onCreate: fn(() => Promise.resolve<SecretOutcome>({ is: 'done', secret: aSecret })),
    onCopy: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof WebhooksPanel>;

export default meta;
type Story = StoryObj<typeof WebhooksPanel>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: aWebhook().url })).toHaveAttribute(
      'href',
      '/settings/webhooks/3',
    );
    await expect(canvas.getByText('Failing')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { webhooks: [] },
  play: ({ canvas }) => expect(canvas.getByText('No webhooks yet.')).toBeVisible(),
};

/** The secret of the new one follows the form, and is shown this once. */
export const Added: Story = {
  args: { webhooks: [] },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'URL' }), aWebhook().url);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payouts' }));
    const [, submit] = canvas.getAllByRole('button', { name: 'Add webhook', hidden: true });
    if (submit !== undefined) await userEvent.click(submit);
    await expect(await canvas.findByText(aSecret)).toBeVisible();
    await expect(args.onCreate).toHaveBeenCalledWith({
      url: aWebhook().url,
      description: '',
      events: ['payouts'],
    });
  },
};

export const Refused: Story = {
  args: { onCreate: fn(() => Promise.resolve<SecretOutcome>(refused)) },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add webhook' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'URL' }), 'https://10.0.0.1/');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payouts' }));
    const [, submit] = canvas.getAllByRole('button', { name: 'Add webhook', hidden: true });
    if (submit !== undefined) await userEvent.click(submit);
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** A person who may not add one sees them. */
export const OnlySeen: Story = {
  args: { onCreate: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Add webhook' })).toBeNull(),
};

export const LongNames: Story = {
  args: {
    webhooks: [
      aWebhook({ url: `https://ledger.rookery.example/${'a-long-path/'.repeat(12)}`, waiting: 10_000 }),
    ],
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
