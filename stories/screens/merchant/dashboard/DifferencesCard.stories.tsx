import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DifferencesCard } from '@consignment/components/screens/merchant/dashboard/DifferencesCard';
import { failed, loading } from '../../../fixtures/list.ts';
import { noCounts, someCounts } from '../../../fixtures/reconciliation.ts';

const meta = {
  title: 'Screens/Merchant/Dashboard/DifferencesCard',
  component: DifferencesCard,
  tags: ['new'],
  args: {
    counts: { is: 'ready', value: someCounts },
    hrefOfAll: '/reconciliation',
    hrefOfGroup: (group) => `/reconciliation?group=${group}`,
  },
} satisfies Meta<typeof DifferencesCard>;

export default meta;
type Story = StoryObj<typeof DifferencesCard>;

export const SomeOpen: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Orders' })).toHaveAttribute(
      'href',
      '/reconciliation?group=orders',
    ),
};

export const NoneOpen: Story = {
  args: { counts: { is: 'ready', value: noCounts } },
  play: ({ canvas }) => expect(canvas.getAllByText('None')).toHaveLength(4),
};

export const ManyOpen: Story = {
  args: {
    counts: {
      is: 'ready',
      value: { groups: [{ group: 'orders', open: 19_773 }] },
    },
  },
};

/** The groups stand from the start, and lead on. */
export const Loading: Story = {
  args: { counts: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Loading…')).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toBeVisible();
  },
};

export const Failed: Story = {
  args: { counts: failed() },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'All differences' })).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
