import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PayoutsScreen } from '@consignment/components/screens/merchant/payouts/PayoutsScreen';
import type { PayoutsQuery } from '@consignment/components/parts/payouts/PayoutStatusFilter';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aPayout, somePayouts } from '../../../fixtures/payout.ts';
import { done, refused } from '../../../primitives/answers.ts';

const query: PayoutsQuery = { ...aQuery, sort: '-created_date', from: '', to: '', status: 'all' };

const meta = {
  title: 'Screens/Merchant/Payouts/PayoutsScreen',
  component: PayoutsScreen,
  parameters: { frame: 'bare' },
  args: {
    payouts: aPageOf(somePayouts(50), 132),
    totals: [{ vendor_currency: null, amount: '12480.00', unpaid_amount: '0.00' }],
    controls: controlsOf(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfVendor: (id) => `/vendors/${id}`,
    onExport: fn(() => Promise.resolve(done)),
    onPrint: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '1100' })).toHaveAttribute('href', '/payouts/100');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payouts' }), 'oak{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: 'oak' });
  },
};

export const Columns: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Invoice #', 'Amount', 'Vendor', 'Note', 'Date', 'Status', 'Action']);
  },
};

/** Unpaid payouts are noted beside the total; vendors with another currency are summed up separately. */
export const Narrowed: Story = {
  tags: ['wide'],
  args: {
    controls: controlsOf<PayoutsQuery>({
      ...query,
      from: '2026-03-01',
      to: '2026-03-31',
      status: 'returned',
    }),
    totals: [
      { vendor_currency: 'EUR', amount: '84.50', unpaid_amount: '0.00' },
      { vendor_currency: 'GBP', amount: '0.10', unpaid_amount: '20.00' },
      { vendor_currency: null, amount: '100.20', unpaid_amount: '8.00' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Total:', { exact: false })).toHaveTextContent('Total: €84.50 + £100.30');
    await expect(canvas.getByText('Unpaid or returned', { exact: false })).toHaveTextContent('£28.00');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Needs attention');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ status: 'needs_attention' });
    await userEvent.click(canvas.getByRole('button', { name: 'Date Mar 1 – Mar 31, 2026' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'All dates' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '', to: '' });
  },
};

/** The second one was paid by the app that the shop used before. */
export const MovedIn: Story = {
  tags: ['wide'],
  args: {
    payouts: aPageOf([aPayout(), { ...aPayout({ id: 11, invoice_number: 1041 }), former_number: 'PO-0117' }]),
  },
  play: ({ canvas }) => expect(canvas.getByText('PO-0117')).toBeVisible(),
};

export const OneRow: Story = {
  args: { payouts: aPageOf([aPayout()]) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/1');
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await expect(args.onPrint).toHaveBeenCalledWith(12);
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** A file that does not come says so at the button that asked for it; the list stays, and no word in it breaks. */
export const Refused: Story = {
  args: { payouts: aPageOf([aPayout()]), onPrint: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const status = canvas.getByText('Paid by hand', { selector: 'span' });
    const { height } = status.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await waitFor(() => expect(canvas.getByText('That did not work. Please try again.')).toBeVisible());
    await expect(canvas.getByRole('link', { name: '1042' })).toBeVisible();
    await expect(status.getBoundingClientRect().height).toBe(height);
  },
};

export const LongNames: Story = {
  args: {
    payouts: aPageOf([
      aPayout({
        vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        note: 'Paid by bank transfer after a long talk about glaze. '.repeat(8),
      }),
    ]),
  },
};

export const VendorsOwnCurrency: Story = {
  args: { payouts: aPageOf([aPayout({ vendor_currency: 'EUR' })]) },
};

export const Empty: Story = { args: { payouts: aPageOf([]), totals: [] } };

export const Loading: Story = { args: { payouts: loading, totals: [] } };

export const Failed: Story = { args: { payouts: failed(), totals: [] } };

export const RightToLeft: Story = {
  args: { payouts: aPageOf(somePayouts(6)) },
  globals: { direction: 'rtl' },
};

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof PayoutsScreen> = {
  args: { onExport: null, onPrint: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  },
};
