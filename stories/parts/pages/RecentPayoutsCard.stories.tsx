import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RecentPayoutsCard } from '@consignment/components/parts/pages/RecentPayoutsCard';
import { PayoutStatusBadge } from '@consignment/components/parts/payouts/PayoutStatusBadge';
import type { Guide } from '../../../.storybook/guide.ts';
import { failed, loading } from '../../fixtures/list.ts';

const payout = {
  id: 1,
  invoice_number: 1042,
  name: 'Juniper & Oak',
  amount: '412.60',
  created_date: '2026-03-02T09:00:00Z',
};

const meta = {
  title: 'Parts/Pages/RecentPayoutsCard',
  component: RecentPayoutsCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the first page of an app, for the latest payouts, with a badge on one that is not done.',
      avoid: 'The payouts page lists all payouts. Whom to pay next is a DueCard.',
      right: {
        draw: () => <PayoutStatusBadge status="failed" />,
        why: 'Most payouts are done, so only one that needs a look stands out.',
      },
      wrong: {
        draw: () => <PayoutStatusBadge status="recorded" />,
        why: 'A badge in each row hides the one that matters.',
      },
      keyboard: [
        ['Tab', 'Goes from the link to all payouts through each name.'],
        ['Enter', 'Opens the payout.'],
      ],
      reader: '“Recent Payouts, region. Juniper & Oak, link. Invoice #1042, Mar 2, 2026 at 9:00am, £412.60.”',
    } satisfies Guide,
  },
  args: {
    payouts: {
      is: 'ready',
      value: [payout, { ...payout, id: 2, invoice_number: 1041, name: 'Lantern Loom', amount: '84.50' }],
    },
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
  },
} satisfies Meta<typeof RecentPayoutsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Done: Story = {
  play: async ({ canvas }) => {
    const recent = canvas.getByRole('list', { name: 'Recent payouts' });
    await expect(recent).toHaveTextContent('Invoice #1042 · Mar 2, 2026 at 9:00am');
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/payouts/1');
  },
};

/** A payout that failed, and one of a test, say so. */
export const NotDone: Story = {
  args: {
    payouts: {
      is: 'ready',
      value: [
        { ...payout, status: 'failed' },
        { ...payout, id: 2, invoice_number: 1041, name: 'Lantern Loom', is_test: true },
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Not paid')).toBeVisible(),
};

export const Empty: Story = { args: { payouts: { is: 'ready', value: [] } } };

export const Loading: Story = { tags: ['no-picture'], args: { payouts: loading } };

export const Failed: Story = { args: { payouts: failed() } };
