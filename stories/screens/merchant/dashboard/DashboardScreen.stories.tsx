import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DashboardScreen } from '@consignment/components/screens/merchant/dashboard/DashboardScreen';
import type { PayoutAnswer } from '../../../../packages/components/src/parts/payouts/payout-terms.ts';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  anAgreedShop,
  anAnnouncement,
  anUpgradingShop,
  dueVendors,
  recentPayouts,
  someMonths,
  topEarners,
} from '../../../fixtures/dashboard.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { anEndedConnection } from '../../../fixtures/platform-trouble.ts';
import { aGuide, aWeek, aQuietWeek } from '../../../fixtures/week.ts';
import { nothingCarried } from '../../../fixtures/payout.ts';
import { someDues } from '../../../fixtures/dues.ts';

const done: Outcome = { is: 'done' };
const paid: PayoutAnswer = { is: 'done', payout: { id: 12, invoice_number: 1042, amount: '412.60' } };
const ready = <Value,>(value: Value) => ({ is: 'ready', value }) as const;
const week = aWeek();
const quietWeek = aQuietWeek();
const totals = {
  dues: someDues('3065.50'),
  commission_paid: '96110.00',
  commission_earned: '99175.50',
  store_profit: '140020.10',
};

const meta = {
  title: 'Screens/Merchant/Dashboard/DashboardScreen',
  component: DashboardScreen,
  parameters: { frame: 'bare' },
  args: {
    shopName: 'Rookery Market',
    now: new Date('2026-03-05T09:30:00Z'),
    viewerZone: 'Europe/London',
    timeZone: 'Europe/London',
    currency: { books: 'GBP', shown: null },
    showsProfit: false,
    trouble: null,
    hrefToSync: '/settings',
    week,
    guide: null,
    totals: ready(totals),
    history: ready(someMonths),
    due: ready(dueVendors()),
    payouts: ready(recentPayouts()),
    earners: ready(topEarners()),
    announcements: ready([anAnnouncement()]),
    upgrade: ready(anUpgradingShop()),
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfVendors: '/vendors',
    hrefToImport: '/import',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
    paying: null,
    onPayNow: fn(),
    onClosePayout: fn(),
    onPay: fn(() => Promise.resolve(paid)),
    onAcceptOffer: fn(() => Promise.resolve(done)),
    onRequestActivation: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof DashboardScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Good Morning, Rookery Market' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Due',
      'Paid',
      'Earned',
    ]);
    await expect(canvas.getByText(/^Last payout: £145\.50 on \w{3} \d+, 2026$/)).toBeVisible();
    await expect(canvas.getByText('£1,755.50 this month')).toBeVisible();
    await expect(await canvas.findByRole('slider', { name: 'Period' })).toBeVisible();
    // One thing is first: what is to be paid, with its verb.
    await expect(canvas.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('This week');
    await expect(canvas.getByRole('link', { name: 'Review and pay' })).toHaveAttribute('href', '/pay-runs/7');
  },
};

/** A payout that did not go through is not the last one; a month without sales says so. */
export const QuietMonth: Story = {
  args: {
    now: new Date('2026-04-02T09:30:00Z'),
    payouts: ready(
      recentPayouts().map((payout, index) =>
        index === 0 ? { ...payout, status: 'failed' as const } : payout,
      ),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Last payout: £318\.75 on /)).toBeVisible();
    await expect(canvas.getByText('Nothing yet this month')).toBeVisible();
  },
};

/** Vendors with another currency are shown in it, sums over all in the shop's. */
export const TwoCurrencies: Story = {
  args: {
    due: ready(dueVendors().map((vendor, index) => (index === 0 ? { ...vendor, currency: 'EUR' } : vendor))),
    earners: ready(
      topEarners().map((vendor, index) => (index === 0 ? { ...vendor, currency: 'EUR' } : vendor)),
    ),
    payouts: ready(
      recentPayouts().map((payout, index) => (index === 0 ? { ...payout, vendor_currency: 'EUR' } : payout)),
    ),
  },
  play: async ({ canvas }) => {
    for (const name of ['Commissions due', 'Top earners', 'Recent payouts']) {
      const items = within(canvas.getByRole('list', { name })).getAllByRole('listitem');
      await expect(items[0]).toHaveTextContent('€');
      await expect(items[1]).toHaveTextContent('£');
    }
    await expect(canvas.getAllByText('£3,065.50')[0]).toBeVisible();
  },
};

/** Each reader is greeted by their own clock; dates stay the shop's. */
export const ReadFarAway: Story = {
  args: { viewerZone: 'Australia/Sydney' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1, name: 'Good Evening, Rookery Market' })).toBeVisible(),
};

/** The switch `showDashboardProfit`. */
export const WithProfit: Story = {
  args: { showsProfit: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Profit')).toBeVisible();
    await expect(canvas.getByText('£140,020.10')).toBeVisible();
  },
};

/** Amber for what waits: accounts to look at, and payouts that are not through. */
export const SomethingWaits: Story = {
  args: {
    week: { ...week, accounts: 2 },
    payouts: ready(
      recentPayouts().map((payout, index) => {
        if (index === 0) return { ...payout, status: 'unclaimed' };
        return index === 1 ? { ...payout, status: 'failed' } : payout;
      }),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2 new accounts')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Review accounts' })).toHaveAttribute('href', '/accounts');
    const payouts = within(canvas.getByRole('list', { name: 'Recent payouts' })).getAllByRole('listitem');
    await expect(payouts[0]).toHaveTextContent('Unclaimed');
    await expect(payouts[1]).toHaveTextContent('Not paid');
    await expect(payouts[2]).not.toHaveTextContent('Paid by hand');
  },
};

/** A payout in the provider's test system is not mistaken for money. */
export const Sandbox: Story = {
  args: {
    payouts: ready(recentPayouts().map((payout) => ({ ...payout, status: 'paid', is_test: true }))),
  },
  play: ({ canvas }) => expect(canvas.getAllByText('Sandbox: accepted')).toHaveLength(5),
};

/** The shop removed the app at its platform. */
export const NotConnectedAnyMore: Story = {
  args: { trouble: anEndedConnection },
  play: ({ canvas }) => expect(canvas.getByText('The shop is no longer connected.')).toBeVisible(),
};

export const PayNow: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = within(canvas.getByRole('list', { name: 'Commissions due' })).getAllByRole('listitem');
    if (first === undefined) throw new Error('Something should be due.');
    await userEvent.click(within(first).getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPayNow).toHaveBeenCalledWith(dueVendors()[0]?.id);
  },
};

export const Reviewing: Story = {
  args: {
    paying: {
      vendor: { id: 1, name: 'Juniper & Oak', paypal_email: '', currency: null },
      payable: ready({ line_items: [101, 102], amount: '412.60', carried_over: nothingCarried }),
    },
  },
  // The dialog is loaded on demand.
  play: async () => expect(await screen.findByRole('button', { name: 'Pay £412.60' })).toBeVisible(),
};

export const Reviewed: Story = {
  ...Reviewing,
  tags: ['no-picture'],
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Pay £412.60' }));
    await expect(args.onPay).toHaveBeenCalledWith(1, expect.objectContaining({ line_items: [101, 102] }));
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClosePayout).toHaveBeenCalledOnce();
  },
};

export const Migrating: Story = { args: { upgrade: ready(anAgreedShop(5)) } };

export const Empty: Story = {
  args: {
    week: quietWeek,
    totals: ready({
      dues: someDues('0.00', { due_count: 0 }),
      commission_paid: '0.00',
      commission_earned: '0.00',
    }),
    history: ready([]),
    due: ready([]),
    payouts: ready([]),
    earners: ready([]),
    announcements: ready([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No commissions due.')).toBeVisible();
    await expect(canvas.getByText('Nothing is waiting for you.')).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Review and pay' })).toBeNull();
    await expect(await canvas.findByRole('link', { name: 'Import orders' })).toHaveAttribute(
      'href',
      '/import',
    );
  },
};

const guide = {
  guide: ready(aGuide()),
  hrefOfStep: (step: string) => `#${step}`,
  onPutAway: fn(() => Promise.resolve(done)),
};

/** A shop without orders: one thing to do, in place of a page of empty cards. */
export const NewShop: Story = {
  args: { guide: { ...guide, isAlone: true } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Good Morning, Rookery Market' }),
    ).toBeVisible();
    await expect(canvas.getAllByRole('heading', { level: 2 }).map((title) => title.textContent)).toEqual([
      'Set up your shop',
    ]);
  },
};

/** The orders are there; the guide stays until it is put away. */
export const GuideBesideCards: Story = {
  args: { guide: { ...guide, guide: ready(aGuide(2)), isAlone: false } },
  play: ({ canvas }) =>
    expect(
      canvas
        .getAllByRole('heading', { level: 2 })
        .slice(0, 2)
        .map((title) => title.textContent),
    ).toEqual(['This week', 'Set up your shop']),
};

export const Loading: Story = {
  args: {
    totals: loading,
    history: loading,
    due: loading,
    payouts: loading,
    earners: loading,
    announcements: loading,
    week: { ...week, run: loading, lostPayout: loading, questions: loading, books: loading },
    upgrade: loading,
  },
};

const broken = failed();

/** One card fails, the others live on. */
export const OneCardFailed: Story = {
  args: { due: broken },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('This list could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'Top earners' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(broken.onRetry).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    totals: failed(),
    history: failed(),
    due: failed(),
    payouts: failed(),
    earners: failed(),
    announcements: failed(),
    week: { ...week, run: failed(), lostPayout: failed(), questions: failed(), books: failed() },
    upgrade: failed(),
  },
  play: async ({ canvas }) => {
    // The chart's comes with its code, once it is seen.
    canvas.getByRole('region', { name: /^How much vendors earn/ }).scrollIntoView();
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(8));
    window.scrollTo(0, 0);
    await expect(
      canvas.getByRole('heading', { level: 1, name: 'Good Morning, Rookery Market' }),
    ).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    shopName: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
    due: ready(dueVendors().map((one) => ({ ...one, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(9) }))),
    payouts: ready(recentPayouts().map((one) => ({ ...one, vendor_name: 'Ünicode '.repeat(40) }))),
    earners: ready(topEarners().map((one) => ({ ...one, commission_earned: '98765432109876.54' }))),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    totals: ready({
      dues: someDues('0.00', { owed_back: '35.00', owed_back_count: 2 }),
      commission_paid: '35.00',
      commission_earned: '0.00',
    }),
    payouts: ready(recentPayouts().map((one) => ({ ...one, amount: '-0.01' }))),
    history: ready([
      { start: '2026-01-01', earned: '120.00', paid: '0.00', due: '120.00' },
      { start: '2026-02-01', earned: '-35.00', paid: '120.00', due: '0.00' },
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof DashboardScreen> = {
  args: {
    onPayNow: null,
    hrefToImport: null,
    upgrade: null,
    week: { ...week, onReviewAndPay: null },
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Review and pay' })).toBeNull();
  },
};
