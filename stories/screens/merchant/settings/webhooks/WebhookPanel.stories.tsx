import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { WebhookPanel } from '@consignment/components/screens/merchant/settings/webhooks/WebhookPanel';
import type {
  KnownOutcome,
  Outcome,
} from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import type {
  SecretOutcome,
  TryOutcome,
} from '../../../../../packages/components/src/screens/merchant/settings/webhooks/webhook.ts';
import { aSecret, aWebhook, failingWebhook, offWebhook } from '../../../../fixtures/webhook.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const taken = { is_taken: true, status: 204, answer: '', problem: '', duration_ms: 41 };

const changes = {
  onSave: fn(() => Promise.resolve<Outcome>(done)),
  onSwitch: fn(() => Promise.resolve<Outcome>(done)),
  onRenewSecret: fn(() => Promise.resolve<SecretOutcome>({ is: 'done', secret: aSecret })),
  onTry: fn(() => Promise.resolve<TryOutcome>({ is: 'tried', what: taken })),
  onReplay: fn(() => Promise.resolve<Outcome>(done)),
  onDelete: fn(() => Promise.resolve<KnownOutcome>(done)),
};

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookPanel',
  component: WebhookPanel,
  args: {
    webhook: aWebhook(),
    timeZone: 'Europe/London',
    today: '2026-03-15',
    changes,
    onCopy: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof WebhookPanel>;

export default meta;
type Story = StoryObj<typeof WebhookPanel>;

export const On: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(changes.onSwitch).toHaveBeenCalledWith(false);
  },
};

export const Failing: Story = {
  args: { webhook: failingWebhook },
  play: ({ canvas }) => expect(canvas.getByText('The last event was not accepted.')).toBeVisible(),
};

export const Off: Story = {
  args: { webhook: offWebhook },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/hadn’t accepted anything for three days/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Switch on' }));
    await expect(changes.onSwitch).toHaveBeenCalledWith(true);
  },
};

export const Gone: Story = { args: { webhook: { ...offWebhook, off_because: 'gone' } } };

export const OffByHand: Story = { args: { webhook: { ...offWebhook, off_because: 'person' } } };

export const Tried: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    await expect(await canvas.findByText('The test was accepted.')).toBeVisible();
    await expect(canvas.getByText('204 in 41 ms')).toBeVisible();
  },
};

export const TriedInVain: Story = {
  args: {
    changes: {
      ...changes,
      onTry: () =>
        Promise.resolve<TryOutcome>({
          is: 'tried',
          what: { is_taken: false, status: 401, answer: 'bad signature', problem: '', duration_ms: 12 },
        }),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Send test' }));
    await expect(await canvas.findByText('401 in 12 ms: bad signature')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { changes: { ...changes, onSwitch: () => Promise.resolve<Outcome>(refused) } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Switch off' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Both secrets sign for a day, and the new one is shown this once. */
export const SecretReplaced: Story = {
  args: { webhook: aWebhook({ old_secret_until: '2026-03-16T12:00:00Z' }) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText(/Also signs messages until/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Replace secret' }));
    const buttons = await canvas.findAllByRole('button', { name: 'Replace secret' });
    const confirm = buttons.at(-1);
    if (confirm !== undefined) await userEvent.click(confirm);
    await expect(await canvas.findByText(aSecret)).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Delete this webhook?' })).toBeVisible();
  },
};

export const OnlySeen: Story = {
  args: { changes: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
