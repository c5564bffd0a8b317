import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { PayoutsQuery } from '@consignment/components/parts/payouts/PayoutStatusFilter';
import { PayoutsTab } from '@consignment/components/screens/merchant/vendors/PayoutsTab';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aPayout, somePayouts } from '../../../fixtures/payout.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/PayoutsTab',
  component: PayoutsTab,
  args: {
    payouts: aPageOf(somePayouts(8)),
    totals: [{ vendor_currency: null, amount: '4851.00', unpaid_amount: '0.00' }],
    controls: controlsOf<PayoutsQuery>({ ...aQuery, sort: '-created_date', from: '', to: '', status: 'all' }),
    shopCurrency: { books: 'GBP', shown: null },
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
    switches: { showVendorPayoutReport: false },
    onExport: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
    onReport: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof PayoutsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

export const Sorting: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Amount', 'Note', 'Date']);
    await userEvent.click(canvas.getByRole('button', { name: 'Date' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'created_date' });
  },
};

/** There is no column for what became of a payout: one by PayPal says so before its note, and is found by it. */
export const NotPaid: Story = {
  args: {
    payouts: aPageOf([aPayout({ status: 'returned', note: 'March' }), aPayout({ id: 13 })]),
    totals: [{ vendor_currency: null, amount: '145.00', unpaid_amount: '145.00' }],
  },
  play: async ({ canvas, userEvent, args }) => {
    // The first is the choice of the filter.
    await expect(canvas.getAllByText('Returned')).toHaveLength(2);
    await expect(canvas.getByText('Unpaid or returned', { exact: false })).toHaveTextContent('£145.00');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Returned');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ status: 'returned' });
  },
};

/** All pages of the list as a file; a failure is below the button. */
export const Exporting: Story = {
  args: {
    onExport: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'The server did not answer.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('The server did not answer.')).toBeVisible();
  },
};

/** The switch for shops that print a report of each payout. */
export const Report: Story = {
  args: { payouts: aPageOf([aPayout()]), switches: { showVendorPayoutReport: true } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Report' }));
    await expect(args.onReport).toHaveBeenCalledWith(12);
  },
};

export const OneRow: Story = {
  args: { payouts: aPageOf([aPayout()]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '£145.00' })).toHaveAttribute('href', '/payouts/12');
    await expect(canvas.getByText('Apr 1, 2026 at 11:12am')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    payouts: aPageOf([aPayout({ note: 'Paid by bank transfer after a long talk about glaze. '.repeat(8) })]),
  },
};

export const Empty: Story = {
  args: { payouts: aPageOf([]), totals: [] },
  play: ({ canvas }) => expect(canvas.getByText('Vendor does not currently have any payouts.')).toBeVisible(),
};

export const Loading: Story = { args: { payouts: loading, totals: [] } };

export const Failed: Story = { args: { payouts: failed(), totals: [] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
