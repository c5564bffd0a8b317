import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutsTab } from '@consignment/components/screens/merchant/vendors/PayoutsTab';
import type { Outcome } from '../../../../packages/components/src/primitives/outcome.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aPayout, somePayouts } from '../../../fixtures/payout.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/PayoutsTab',
  component: PayoutsTab,
  args: {
    payouts: aPageOf(somePayouts(8)),
    controls: controlsOf({ ...aQuery, sort: '-created_date' }),
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

/** All pages of the list as a file; a failure is told beneath the button. */
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
  args: { payouts: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('Vendor does not currently have any payouts.')).toBeVisible(),
};

export const Loading: Story = { args: { payouts: loading } };

export const Failed: Story = { args: { payouts: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
