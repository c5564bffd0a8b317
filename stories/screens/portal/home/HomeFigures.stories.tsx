import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { HomeFigures } from '@consignment/components/screens/portal/home/HomeFigures';
import { PayoutLine } from '@consignment/components/screens/portal/home/PayoutLine';
import { StatementLine } from '@consignment/components/screens/portal/home/StatementLine';
import { failed, loading } from '../../../fixtures/list.ts';
import { aStatement } from '../../../fixtures/statement.ts';
import { aPortalPayout, aPortalShop, somePortalPayouts, noDaySet } from '../portal.ts';

const totals = {
  commission_due: '412.60',
  commission_paid: '1280.00',
  commission_earned: '1692.60',
  total_sales: '3761.33',
  amount_taxed: '752.27',
};

const sent = {
  onItsWay: '145.00',
  toSend: '0.00',
  next: noDaySet,
  latest: [
    aPortalPayout({ id: 13, status: 'sent', created_date: '2026-04-14T09:00:00Z' }),
    ...somePortalPayouts(2),
  ],
};

const meta = {
  title: 'Screens/Portal/HomeFigures',
  component: HomeFigures,
  args: {
    totals: { is: 'ready', value: totals },
    payouts: (
      <PayoutLine
        shop={aPortalShop}
        payouts={{ is: 'ready', value: sent }}
        currency="GBP"
        hrefOfPayout={(id) => `#payout-${id}`}
      />
    ),
    statement: (
      <StatementLine
        statement={{ is: 'ready', value: { latest: aStatement(), nextOn: '2025-12-03' } }}
        hrefOfStatement={(id) => `#statement-${id}`}
      />
    ),
    switches: { hidePortalStats: false, showVendorSalesStat: false, showVendorTaxesStat: false },
    currency: 'GBP',
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
      'Paid',
      'Earned',
      'Being paid',
      'Next payout',
      'Last payout',
      'Latest statement',
      'Next statement',
    ]);
    await expect(canvas.getByText('Earned but not paid out yet.')).toBeVisible();
  },
};

export const NothingDue: Story = {
  args: {
    totals: { is: 'ready', value: { ...totals, commission_due: '0.00', commission_earned: '1280.00' } },
  },
  play: ({ canvas }) => expect(canvas.getByText('Everything you’ve earned has been paid.')).toBeVisible(),
};

export const NewVendor: Story = {
  args: {
    totals: {
      is: 'ready',
      value: { ...totals, commission_due: '0.00', commission_paid: '0.00', commission_earned: '0.00' },
    },
  },
  play: ({ canvas }) =>
    expect(canvas.getByText('Your earnings will start with your first sale.')).toBeVisible(),
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
  play: ({ canvas }) => expect(terms(canvas)).toEqual(expect.arrayContaining(['Sales', 'Taxes'])),
};

export const PayoutsHidden: Story = {
  args: { payouts: null, statement: null },
  play: ({ canvas }) => expect(terms(canvas)).toEqual(['Owed', 'Paid', 'Earned']),
};

/** Some shops show no totals. */
export const Hidden: Story = {
  args: { switches: { hidePortalStats: true, showVendorSalesStat: true, showVendorTaxesStat: true } },
  play: ({ canvas }) => expect(canvas.queryByRole('term')).toBeNull(),
};

export const Loading: Story = { tags: ['wide'], args: { totals: loading } };

const retry = fn();

export const Failed: Story = {
  args: { totals: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
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
  },
};

export const Phone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** A part of what is owed is within the shop's hold. */
export const OnItsWay: Story = {
  args: {
    totals: {
      is: 'ready',
      value: {
        ...totals,
        available: '197.80',
        on_its_way: '214.80',
        next_available_on: '2026-11-30',
        next_available_amount: '214.80',
        minimum_payout: '0.00',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£214.80 held until Nov 30')).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  args: {
    totals: {
      is: 'ready',
      value: {
        ...totals,
        commission_due: '12.60',
        available: '12.60',
        on_its_way: '0.00',
        next_available_on: null,
        next_available_amount: '0.00',
        minimum_payout: '20.00',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('Below the shop’s minimum of £20.00: carried over to the next payout.'),
    ).toBeVisible();
  },
};
