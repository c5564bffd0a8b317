import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DashboardView } from '@consignment/components/parts/DashboardView';
import { Card } from '@consignment/components/primitives/Card';
import { dueVendors, someMonths, topEarners } from '../fixtures/dashboard.ts';
import { failed, loading } from '../fixtures/list.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;

/** The first page of a shop's app, for vendors and for sales reps. */
const meta = {
  title: 'Parts/Pages/DashboardView',
  component: DashboardView,
  parameters: { frame: 'bare' },
  args: {
    title: 'Home',
    shopName: 'Rookery Market',
    now: new Date('2026-03-05T09:30:00Z'),
    viewerZone: 'Europe/London',
    timeZone: 'Europe/London',
    currency: { books: 'GBP', shown: null },
    totals: ready({ due: '193.35', paid: '1016.50', earned: '1209.85' }),
    history: ready(someMonths),
    due: ready(dueVendors()),
    payouts: ready([
      {
        id: 1,
        invoice_number: 1042,
        name: 'Juniper & Oak',
        amount: '412.60',
        created_date: '2026-03-02T09:00:00Z',
      },
    ]),
    earners: ready(topEarners()),
    hrefOfPayee: (id) => `/vendors/${id}`,
    allPayees: { label: 'All vendors', href: '/vendors' },
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
    onPayNow: fn(),
    notifications: <Card title="Notifications">News of the shop.</Card>,
  },
} satisfies Meta<typeof DashboardView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'All vendors' })).toHaveAttribute('href', '/vendors');
    await expect(canvas.getByText('News of the shop.')).toBeVisible();
    const recent = canvas.getByRole('list', { name: 'Recent payouts' });
    await expect(recent).toHaveTextContent('Invoice #1042 · Mar 2, 2026 at 9:00am');
  },
};

export const Loading: Story = {
  args: { totals: loading, history: loading, due: loading, payouts: loading, earners: loading },
};

const broken = failed();

/** One card fails, the others live on. */
export const OneCardFailed: Story = {
  args: { totals: broken },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('list', { name: 'Top earners' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(broken.onRetry).toHaveBeenCalled();
  },
};
