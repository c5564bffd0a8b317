import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NextPaymentLine } from '@consignment/components/parts/payouts/NextPaymentLine';
import { PortalPayoutsScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutsScreen';
import type { PayoutsQuery } from '../../../../packages/components/src/parts/payouts/PayoutStatusFilter.tsx';
import { inArabic, inGerman } from '../languages.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done } from '../../../primitives/answers.ts';
import { aPortalPayout, aPortalShop, aPortalVendor, somePortalPayouts } from '../portal.ts';

const query: PayoutsQuery = {
  search: '',
  sort: '-created_date',
  page: 1,
  from: '',
  to: '',
  status: 'all',
};

const planned = { on: '2026-05-05', detail: '£120.00 expected, subject to approval by Rookery Market.' };

const meta = {
  title: 'Screens/Portal/PortalPayoutsScreen',
  component: PortalPayoutsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    payouts: aPageOf(somePortalPayouts(8)),
    nextPayment: <NextPaymentLine payment={{ is: 'ready', value: planned }} />,
    controls: controlsOf(query),
    hrefOfPayout: (id) => `#payouts/${id}`,
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalPayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payouts' })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Payouts' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual(['Amount', 'Note', 'Date']);
    await userEvent.click(within(table).getByRole('button', { name: 'Amount' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'amount' });
    await userEvent.click(within(table).getByRole('button', { name: 'Date' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'created_date' });
    await expect(within(table).queryByRole('button', { name: 'Note' })).toBeNull();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search payouts' }), 'march{Enter}');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ search: 'march' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: '£80.00' })).toHaveAttribute('href', '#payouts/100');
  },
};

export const Empty: Story = {
  args: { payouts: aPageOf([]) },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('When Rookery Market pays you, the payout will appear here.'),
    ).toBeVisible();
  },
};

/** Under a filter an empty list says nothing about the whole. */
export const NothingOfThatStatus: Story = {
  args: { payouts: aPageOf([]), controls: controlsOf<PayoutsQuery>({ ...query, status: 'returned' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('No matches found.')).toBeVisible();
    const status = canvas.getByLabelText('Status');
    await expect(status).toHaveDisplayValue('Returned');
    await userEvent.selectOptions(status, 'Paid');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ status: 'paid' });
  },
};

export const Loading: Story = { args: { payouts: loading } };

export const Failed: Story = {
  args: { payouts: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be loaded/)).toBeVisible();
  },
};

export const FullPage: Story = {
  args: { payouts: aPageOf(somePortalPayouts(50), 64) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 1 to 50 of 64')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=2');
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const LongNotes: Story = {
  args: {
    payouts: aPageOf([
      aPortalPayout({
        note: 'For the winter fair and the two weeks after it, less the hire of the stand, which we split in three as agreed with everyone at the table in October.',
      }),
      aPortalPayout({ id: 13, amount: '1204680.00', note: '' }),
    ]),
  },
};

export const Yen: Story = {
  args: { payouts: aPageOf([aPortalPayout({ amount: '12550' })]), vendor: { currency: 'JPY' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: '¥12,550' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
