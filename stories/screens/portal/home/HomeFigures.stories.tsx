import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeFigures, type HomePayouts } from '@consignment/components/screens/portal/home/HomeFigures';
import { failed, loading } from '../../../fixtures/list.ts';
import { aPortalPayout, aPortalShop, somePortalPayouts } from '../portal.ts';

const ready = (value: HomePayouts) => ({ is: 'ready', value }) as const;
const paidTwice = { onItsWay: '0.00', latest: somePortalPayouts(3) };

const totals = {
  commission_due: '412.60',
  commission_paid: '1280.00',
  commission_earned: '1692.60',
  total_sales: '3761.33',
  amount_taxed: '752.27',
};

const meta = {
  title: 'Screens/Portal/HomeFigures',
  component: HomeFigures,
  args: {
    shop: aPortalShop,
    totals: { is: 'ready', value: totals },
    payouts: ready(paidTwice),
    switches: { hidePortalStats: false, showVendorSalesStat: false, showVendorTaxesStat: false },
    currency: 'GBP',
    hrefOfPayout: (id: number) => `#payout-${id}`,
  },
} satisfies Meta<typeof HomeFigures>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const terms = (canvas: Canvas) => canvas.getAllByRole('term').map((term) => term.textContent);

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(terms(canvas)).toEqual([
      'Owed',
      'On its way',
      'Next payout',
      'Last payout',
      'Paid',
      'Earned',
    ]);
    await expect(canvas.getByText('Earned, and not paid out yet.')).toBeVisible();
    await expect(canvas.getByText('The last ones came on Mar 18, 2026 and Apr 1, 2026.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: '£80.00' })).toHaveAttribute('href', '#payout-100');
  },
};

/** Asked of PayPal and not arrived: it says since when, and is not taken for one that came. */
export const OnItsWay: Story = {
  tags: ['wide'],
  args: {
    payouts: ready({
      onItsWay: '145.00',
      latest: [
        aPortalPayout({ id: 13, status: 'sent', created_date: '2026-04-14T09:00:00Z' }),
        aPortalPayout({ id: 12 }),
      ],
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Since Apr 14, 2026.')).toBeVisible();
    await expect(canvas.getByText('The last one came on Apr 1, 2026.')).toBeVisible();
    await expect(canvas.getByText('Sent')).toBeVisible();
  },
};

/** A payout that did not go does not count as one that came. */
export const LastOneFailed: Story = {
  args: { payouts: ready({ onItsWay: '0.00', latest: [aPortalPayout({ status: 'failed' })] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Not paid')).toBeVisible();
    await expect(canvas.getByText('Rookery Market chooses the day.')).toBeVisible();
  },
};

export const NothingDue: Story = {
  args: {
    totals: { is: 'ready', value: { ...totals, commission_due: '0.00', commission_earned: '1280.00' } },
  },
  play: ({ canvas }) => expect(canvas.getByText('All that you have earned is paid.')).toBeVisible(),
};

export const NewVendor: Story = {
  args: {
    totals: {
      is: 'ready',
      value: { ...totals, commission_due: '0.00', commission_paid: '0.00', commission_earned: '0.00' },
    },
    payouts: ready({ onItsWay: '0.00', latest: [] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your first sale starts it.')).toBeVisible();
    await expect(canvas.getByText('None yet')).toBeVisible();
  },
};

/** Below 0 it reads as what it is, without a minus. */
export const Negative: Story = {
  args: {
    totals: { is: 'ready', value: { ...totals, commission_due: '-35.00', commission_earned: '1245.00' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£35.00')).toBeVisible();
    await expect(terms(canvas)[0]).toBe('Owed back');
  },
};

export const SalesAndTaxes: Story = {
  args: { switches: { hidePortalStats: false, showVendorSalesStat: true, showVendorTaxesStat: true } },
  play: ({ canvas }) => expect(terms(canvas).slice(-2)).toEqual(['Sales', 'Taxes']),
};

export const PayoutsHidden: Story = {
  args: { payouts: null },
  play: ({ canvas }) => expect(terms(canvas)).toEqual(['Owed', 'Paid', 'Earned']),
};

/** Some shops show no totals. */
export const Hidden: Story = {
  args: { switches: { hidePortalStats: true, showVendorSalesStat: true, showVendorTaxesStat: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('term')).toBeNull(),
};

export const Loading: Story = { tags: ['wide'], args: { totals: loading, payouts: loading } };

const retryTotals = fn();

export const Failed: Story = {
  args: { totals: { ...failed(), onRetry: retryTotals } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryTotals).toHaveBeenCalledOnce();
  },
};

const retryPayouts = fn();

/** The amount owed does not wait for the payouts. */
export const PayoutsFailed: Story = {
  args: { payouts: { ...failed(), onRetry: retryPayouts } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('£412.60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retryPayouts).toHaveBeenCalledOnce();
  },
};

export const LongAmounts: Story = {
  args: {
    totals: {
      is: 'ready',
      value: {
        ...totals,
        commission_due: '123456789012.34',
        commission_paid: '987654321098.76',
        commission_earned: '1111111110111.10',
      },
    },
    payouts: ready({ ...paidTwice, onItsWay: '123456789012.34' }),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const Phone: Story = {
  ...OnItsWay,
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...OnItsWay, globals: { direction: 'rtl' } };
