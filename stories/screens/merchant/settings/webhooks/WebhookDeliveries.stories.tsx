import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import {
  WebhookDeliveries,
  type DeliveriesQuery,
} from '@consignment/components/screens/merchant/settings/webhooks/WebhookDeliveries';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../../fixtures/list.ts';
import { aDelivery, someDeliveries } from '../../../../fixtures/webhook.ts';
import { done, refused } from '../../../../primitives/answers.ts';

const query: DeliveriesQuery = { ...aQuery, sort: '-seq', state: 'all' };

const meta = {
  title: 'Screens/Merchant/Settings/Webhooks/WebhookDeliveries',
  component: WebhookDeliveries,
  args: {
    deliveries: aPageOf(someDeliveries),
    controls: controlsOf(query),
    timeZone: 'Europe/London',
    onReplay: fn(() => Promise.resolve(done)),
    onRefresh: fn(),
  },
} satisfies Meta<typeof WebhookDeliveries>;

export default meta;
type Story = StoryObj<typeof WebhookDeliveries>;

export const Ready: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('503 in 118 ms: Down for maintenance')).toBeVisible();
    // Those that wait are sent anyway.
    const [first, ...more] = canvas.getAllByRole('button', { name: 'Replay' });
    await expect(more).toHaveLength(1);
    if (first !== undefined) await userEvent.click(first);
    await expect(args.onReplay).toHaveBeenCalledWith(413);
  },
};

export const Refused: Story = {
  args: { onReplay: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Replay' });
    if (first !== undefined) await userEvent.click(first);
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Refreshed: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(args.onRefresh).toHaveBeenCalledOnce();
  },
};

export const OnlySeen: Story = {
  args: { onReplay: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Replay' })).toBeNull(),
};

export const OneRow: Story = { args: { deliveries: aPageOf([aDelivery()]) } };

export const Empty: Story = {
  args: { deliveries: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('Nothing has been sent yet.')).toBeVisible(),
};

export const NoneMatches: Story = {
  args: { deliveries: aPageOf([]), controls: controlsOf<DeliveriesQuery>({ ...query, state: 'failed' }) },
};

export const LongNames: Story = {
  args: { deliveries: aPageOf([aDelivery({ state: 'failed', status: 500, answer: 'x'.repeat(200) })]) },
};

export const Loading: Story = { args: { deliveries: loading } };

export const Failed: Story = { args: { deliveries: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
