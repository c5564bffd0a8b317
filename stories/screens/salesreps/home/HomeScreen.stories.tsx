import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { HomeScreen } from '@consignment/components/screens/salesreps/home/HomeScreen';
import { anAnnouncement, someMonths } from '../../../fixtures/dashboard.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { someRepPayouts, someReps } from '../../../fixtures/reps.ts';
import { someDues } from '../../../fixtures/dues.ts';

const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;
const due = () => someReps(4).filter((rep) => Number(rep.commission_due) > 0);

const meta = {
  title: 'Screens/Sales reps/HomeScreen',
  component: HomeScreen,
  parameters: { frame: 'bare' },
  args: {
    person: 'Imogen Frost',
    now: new Date('2026-03-05T09:30:00Z'),
    viewerZone: 'Europe/London',
    timeZone: 'Europe/London',
    currency: { books: 'GBP', shown: null },
    totals: ready({ dues: someDues('193.35'), commission_paid: '1016.50', commission_earned: '1209.85' }),
    history: ready(someMonths),
    reps: { due: ready(due()), earners: ready(someReps(5)) },
    payouts: ready(someRepPayouts()),
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
type Story = StoryObj<typeof HomeScreen>;

/** The states of each card are the stories of DashboardView. */
export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Good Morning, Imogen Frost' })).toBeVisible();
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

/** A sales rep sees their own figures, pays no one, and is shown no colleague. */
export const OwnFigures: Story = {
  args: { reps: null, hrefToPay: null, onPayNow: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Notifications' })).toBeVisible();
    await expect(canvas.queryByRole('list', { name: 'Commissions due' })).toBeNull();
    await expect(canvas.queryByRole('heading', { name: 'Top Earners' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Review and pay' })).toBeNull();
    // The rep is not one of several.
    await expect(canvas.queryByText(/^To (?:no|1) sales rep/)).toBeNull();
  },
};

/** A part that was paid came back: the rep is paid less until it is settled. */
export const OwesBack: Story = {
  tags: ['no-picture'],
  args: {
    reps: null,
    hrefToPay: null,
    onPayNow: null,
    totals: ready({
      dues: someDues('0.00', { due_count: 0, owed_back: '3.50', owed_back_count: 1 }),
      commission_paid: '20.00',
      commission_earned: '16.50',
    }),
  },
  play: async ({ canvas }) => {
    const box = canvas.getByText('Owed back', { selector: 'dt' }).parentElement;
    await expect(box).toHaveTextContent('£3.50');
  },
};

export const Empty: Story = {
  args: {
    totals: ready({ dues: someDues('0.00'), commission_paid: '0.00', commission_earned: '0.00' }),
    history: ready([]),
    reps: { due: ready([]), earners: ready([]) },
    payouts: ready([]),
    announcements: ready([]),
  },
  play: ({ canvas }) => expect(canvas.getByText('No commissions due.')).toBeVisible(),
};

export const Loading: Story = {
  args: {
    totals: loading,
    history: loading,
    reps: { due: loading, earners: loading },
    payouts: loading,
    announcements: loading,
  },
};

/** The others live on. */
export const OneCardFailed: Story = { args: { announcements: failed() } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
