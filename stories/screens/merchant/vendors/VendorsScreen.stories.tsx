import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  VendorsScreen,
  type VendorsQuery,
} from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import type { PayoutAnswer } from '../../../../packages/components/src/parts/payout-terms.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aVendor, someVendors } from '../../../fixtures/vendor.ts';

const paid: PayoutAnswer = { is: 'done', payout: { id: 12, invoice_number: 1042, amount: '412.60' } };
const underReview = {
  vendor: { id: 1, name: 'Juniper & Oak', paypal_email: '', currency: null },
  payable: {
    is: 'ready',
    value: {
      line_items: [101, 102, 108],
      amount: '412.60',
      carried_over: { line_items: [], amount: '0.00' },
    },
  },
} as const;

const meta = {
  title: 'Screens/Merchant/Vendors/VendorsScreen',
  component: VendorsScreen,
  parameters: { frame: 'bare' },
  args: {
    vendors: aPageOf(someVendors(50), 87),
    controls: controlsOf<VendorsQuery>({ ...aQuery, hidden: false }, 100),
    totals: {
      is: 'ready',
      value: { commission_due: '18204.35', commission_paid: '96110.00', commission_earned: '114314.35' },
    },
    currency: { books: 'GBP', shown: null },
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfImport: '/import',
    paying: null,
    canPayWithPaypal: false,
    onPayNow: fn(),
    onClosePayout: fn(),
    onPay: fn(() => Promise.resolve(paid)),
  },
} satisfies Meta<typeof VendorsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {};

export const SortingAndFiltering: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Vendor', 'Due', 'Paid', 'Earned', 'Products', 'Action']);
    await userEvent.click(canvas.getByRole('button', { name: 'Due' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'due' });
    await userEvent.selectOptions(canvas.getByLabelText('Show'), 'Hidden vendors');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ hidden: true });
    await expect(canvas.getByRole('link', { name: /^Lantern Loom Ifeoma/ })).toHaveAttribute(
      'href',
      '/vendors/2',
    );
  },
};

/** Pay Now only where something is due; a disabled Paid says why. */
export const PayNow: Story = {
  args: {
    vendors: aPageOf([
      aVendor(),
      aVendor({ id: 2, name: 'Lantern Loom', commission_due: '0.00', commission_earned: '1280.00' }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    const [due, settled] = canvas
      .getAllByRole('row')
      .filter((row) => within(row).queryByRole('rowheader') !== null);
    if (due === undefined || settled === undefined) throw new Error('There should be two vendors.');
    await userEvent.click(within(due).getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPayNow).toHaveBeenCalledWith(1);
    const disabled = within(settled).getByRole('button', { name: 'Paid' });
    await userEvent.click(disabled);
    await expect(disabled).toHaveAccessibleDescription('Nothing is due to Lantern Loom.');
    await expect(args.onPayNow).toHaveBeenCalledTimes(1);
  },
};

export const Reviewing: Story = {
  args: { vendors: aPageOf([aVendor()]), paying: underReview },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £412.60' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ line_items: [101, 102, 108] }),
    );
    await userEvent.click(await canvas.findByRole('button', { name: 'Done' }));
    await expect(args.onClosePayout).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { vendors: aPageOf([aVendor()]) } };

export const HiddenVendors: Story = {
  args: {
    vendors: aPageOf(someVendors(3)),
    controls: controlsOf<VendorsQuery>({ ...aQuery, hidden: true }, 100),
  },
};

export const LongNames: Story = {
  args: {
    vendors: aPageOf([
      aVendor({
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
        contact_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(2),
      }),
      aVendor({ id: 2 }),
    ]),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    vendors: aPageOf([
      aVendor({ commission_due: '-35.00', commission_paid: '35.00', commission_earned: '0.00' }),
      aVendor({
        id: 2,
        commission_due: '0.00',
        commission_paid: '0.00',
        commission_earned: '0.00',
        product_count: 0,
      }),
    ]),
  },
};

export const VendorsOwnCurrency: Story = {
  args: { vendors: aPageOf([aVendor({ currency: 'EUR' }), aVendor({ id: 2 })]) },
  play: ({ canvas }) => expect(canvas.getByText('€412.60')).toBeVisible(),
};

export const Empty: Story = { args: { vendors: aPageOf([]) } };

export const Loading: Story = { args: { vendors: loading, totals: loading } };

/** One region fails, the other lives on. */
export const TotalsFailed: Story = {
  args: { vendors: aPageOf(someVendors(4)), totals: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The totals could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Lantern Loom')).toBeVisible();
  },
};

export const Failed: Story = { args: { vendors: failed() } };

export const RightToLeft: Story = {
  args: { vendors: aPageOf(someVendors(6)) },
  globals: { direction: 'rtl' },
};
