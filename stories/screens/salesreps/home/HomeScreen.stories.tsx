import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HomeScreen } from '@consignment/components/screens/salesreps/home/HomeScreen';
import { anAnnouncement, someMonths } from '../../../fixtures/dashboard.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { someRepPayouts, someReps } from '../../../fixtures/reps.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;
const due = () => someReps(4).filter((rep) => Number(rep.commission_due) > 0);

const meta = {
  title: 'Screens/Sales reps/HomeScreen',
  component: HomeScreen,
  parameters: { frame: 'bare' },
  args: {
    shopName: 'Rookery Market',
    now: new Date('2026-03-05T09:30:00Z'),
    viewerZone: 'Europe/London',
    timeZone: 'Europe/London',
    currency: { books: 'GBP', shown: null },
    totals: ready({ commission_due: '193.35', commission_paid: '1016.50', commission_earned: '1209.85' }),
    history: ready(someMonths),
    due: ready(due()),
    payouts: ready(someRepPayouts()),
    earners: ready(someReps(5)),
    announcements: ready([anAnnouncement()]),
    hrefOfRep: (id) => `/accounts?s=${id}`,
    hrefOfReps: '/accounts',
    hrefToPay: '/accounts?sort=-due',
    hrefOfOrders: '/orders',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
    paying: null,
    onPayNow: fn(),
    onPay: fn(() => new Promise<never>(() => undefined)),
    onClosePayout: fn(),
  },
} satisfies Meta<typeof HomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of each card are the stories of DashboardView. */
export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Good Morning, Rookery Market' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Due',
      'Paid',
      'Earned',
    ]);
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: 'Period' })).toBeVisible();
    const [first] = within(canvas.getByRole('list', { name: 'Commissions due' })).getAllByRole('listitem');
    if (first === undefined) throw new Error('Something should be due.');
    await userEvent.click(within(first).getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPayNow).toHaveBeenCalledWith(1);
  },
};

export const Empty: Story = {
  args: {
    totals: ready({ commission_due: '0.00', commission_paid: '0.00', commission_earned: '0.00' }),
    history: ready([]),
    due: ready([]),
    payouts: ready([]),
    earners: ready([]),
    announcements: ready([]),
  },
  play: ({ canvas }) => expect(canvas.getByText('No commissions due.')).toBeVisible(),
};

export const Loading: Story = {
  args: {
    totals: loading,
    history: loading,
    due: loading,
    payouts: loading,
    earners: loading,
    announcements: loading,
  },
};

/** The others live on. */
export const OneCardFailed: Story = { args: { announcements: failed() } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
