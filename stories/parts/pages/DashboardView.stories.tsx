import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DashboardView } from '@consignment/components/parts/pages/DashboardView';
import { Card } from '@consignment/components/primitives/layout/Card';
import { StatBoxes } from '@consignment/components/parts/money/StatBoxes';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { StatTiles } from '@consignment/components/primitives/text/StatTiles';
import type { Guide } from '../../../.storybook/guide.ts';
import { dueVendors, someMonths, topEarners } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';
import { duesApart, someDues } from '../../fixtures/dues.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;

/** The first page of a shop's app, for vendors and for sales reps. */
const meta = {
  title: 'Parts/Pages/DashboardView',
  component: DashboardView,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the first page of the merchant’s and of the sales reps’ app: the amount due and the button that pays it, then the cards, each of which loads separately.',
      avoid:
        'Everything about one vendor is the vendor’s own page. A report for a period is a list with a DaysFilter, which can be exported.',
      right: {
        draw: () => (
          <StatBoxes
            stats={{ due: '193.35', paid: '1016.50', earned: '1209.85' }}
            currency="GBP"
            dueLabel="Due"
            action={<ButtonLink href="#vendors" label="Review and pay" tone="primary" size="small" />}
          />
        ),
        why: 'The first thing is a number with its verb: £193.35 are due, and here they are paid.',
      },
      wrong: {
        draw: () => (
          <StatTiles
            tiles={[
              { label: 'Products', value: '1,482' },
              { label: 'Orders', value: '561' },
              { label: 'Vendors', value: '41' },
            ]}
          />
        ),
        why: 'True, and of no use: no owner opens the app on Friday to learn how many products there are. Whom to pay is below the fold.',
      },
      keyboard: [
        ['Tab', 'Goes from “Review and pay” through the chart and the cards in the order of the page.'],
        ['Enter', 'Follows a name, or opens the review of a payout at Pay Now.'],
      ],
      reader:
        '“Good Morning, Rookery Market, heading level 1.” Then the terms and figures in pairs: “Due, £193.35”. Each card is a region under its title, and a card that fails says so in its place.',
    } satisfies Guide,
  },
  args: {
    name: 'Rookery Market',
    now: new Date('2026-03-05T09:30:00Z'),
    viewerZone: 'Europe/London',
    timeZone: 'Europe/London',
    currency: { books: 'GBP', shown: null },
    payees: 'vendor',
    totals: ready({ due: someDues('193.35'), paid: '1016.50', earned: '1209.85' }),
    history: ready(someMonths),
    chart: { label: 'How much vendors earn and how much you pay them, by month' },
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
    hrefToPay: '/vendors?sort=-due',
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

/** One vendor owes more back than is due to another: the two are never netted, and what is due can be paid. */
export const OwedBackByOne: Story = {
  tags: ['no-picture'],
  args: { totals: ready({ due: duesApart, paid: '1016.50', earned: '1006.72' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Due');
    await expect(canvas.getByText('£1.02')).toBeVisible();
    await expect(canvas.getByText('£10.80 owed back by Bramble Textiles')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review and pay' })).toBeVisible();
  },
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
