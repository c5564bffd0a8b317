import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import {
  VendorsScreen,
  type VendorsQuery,
} from '@consignment/components/screens/merchant/vendors/VendorsScreen';
import type { PayoutAnswer } from '../../../../packages/components/src/parts/payouts/payout-terms.ts';
import { aPageOf, aProblem, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aPayAllPlan, aPaidAll } from '../../../fixtures/pay-all.ts';
import { aVendor, someVendors } from '../../../fixtures/vendor.ts';
import { done } from '../../../primitives/answers.ts';
import { someDues } from '../../../fixtures/dues.ts';

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

const allVendors: VendorsQuery = { ...aQuery, from: '', to: '', hidden: false };
const atRest = { recalculation: null };

const meta = {
  title: 'Screens/Merchant/Vendors/VendorsScreen',
  component: VendorsScreen,
  parameters: { frame: 'bare' },
  args: {
    vendors: aPageOf(someVendors(50), 87),
    controls: controlsOf(allVendors, 100),
    totals: {
      is: 'ready',
      value: { dues: someDues('18204.35'), commission_paid: '96110.00', commission_earned: '114314.35' },
    },
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    work: atRest,
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
    hrefOfImport: '/import',
    hrefOfFile: '/vendors/from-file',
    invite: null,
    onExport: fn(() => Promise.resolve(done)),
    update: { is: 'idle' },
    onUpdateTotals: fn(),
    alike: { is: 'ready', value: [] },
    payAll: null,
    paying: null,
    onPayNow: fn(),
    onClosePayout: fn(),
    onPay: fn(() => Promise.resolve(paid)),
  },
} satisfies Meta<typeof VendorsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** All that a shop sees that asks for nothing special. */
export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Totals are cached/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Pay All' })).toBeNull();
  },
};

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

/** A vendor who was paid more than is earned by now owes it back, and is not offered to be paid. */
export const OwedBack: Story = {
  args: { vendors: aPageOf([aVendor({ name: 'Wren & Thistle', commission_due: '-7.77' })]) },
  play: async ({ canvas }) => {
    const row = await canvas.findByRole('row', { name: /Wren & Thistle/ });
    await expect(row).toHaveTextContent('Owed back £7.77');
    await expect(within(row).queryByRole('button', { name: 'Paid' })).toBeNull();
  },
};

export const Reviewing: Story = {
  args: { vendors: aPageOf([aVendor()]), paying: underReview },
};

export const Reviewed: Story = {
  ...Reviewing,
  tags: ['no-picture'],
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

/** With days, the figures are those of the days and say so; the boxes, which are of all time, are left out. */
export const DateRange: Story = {
  args: {
    vendors: aPageOf(someVendors(12)),
    controls: controlsOf<VendorsQuery>({ ...allVendors, from: '2026-03-01', to: '2026-03-31' }, 100),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^Calculated for this view from items sold from Mar 1, 2026 to Mar 31, 2026/),
    ).toBeVisible();
    await expect(canvas.queryByText('Totals are cached', { exact: false })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Date Mar 1 – Mar 31, 2026' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'All dates' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ from: '', to: '' });
  },
};

/** Every row under the search and the filters, not this page alone. */
export const Exporting: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The error is below the button; the list lives on. */
export const ExportRefused: Story = {
  args: { onExport: fn(() => Promise.resolve({ is: 'refused', problem: aProblem } as const)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText(aProblem.detail)).toBeVisible();
    await expect(canvas.getByText('Lantern Loom')).toBeVisible();
  },
};

/** While it runs it is not started again, and everything else can be used. */
export const UpdatingTotals: Story = {
  // On a phone the button is behind “More”.
  tags: ['wide'],
  args: { vendors: aPageOf(someVendors(6)), update: { is: 'running', progress: 40 } },
  play: async ({ canvas, userEvent, args }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Updating totals…' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await userEvent.click(canvas.getByRole('button', { name: 'Updating totals…' }));
    await expect(args.onUpdateTotals).not.toHaveBeenCalled();
  },
};

export const TotalsUpdated: Story = {
  tags: ['wide'],
  args: { vendors: aPageOf(someVendors(6)), update: { is: 'done' } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('The totals are up to date.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Update Totals' }));
    await expect(args.onUpdateTotals).toHaveBeenCalledOnce();
  },
};

export const UpdateFailed: Story = {
  args: { vendors: aPageOf(someVendors(6)), update: { is: 'failed', problem: aProblem } },
};

/** After a change of rules the figures are not final before this ends. */
export const Recalculating: Story = {
  args: { vendors: aPageOf(someVendors(6)), work: { recalculation: { progress: 62, failure: null } } },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toBeVisible(),
};

const payAll = {
  review: null,
  onOpen: fn(),
  onReview: null,
  onByPaypal: fn(),
  onEarly: fn(),
  onPay: fn(() => Promise.resolve({ is: 'done', paid: aPaidAll() } as const)),
  onClose: fn(),
};

/** The switch `showPayAllVendors`. */
export const PayAll: Story = {
  args: { payAll: { ...payAll, onOpen: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay All' }));
    await expect(args.payAll?.onOpen).toHaveBeenCalledOnce();
  },
};

/** A shop that pays by more than hand reviews and pays in a pay run. */
export const PayAllByRun: Story = {
  tags: ['no-picture'],
  args: { payAll: { ...payAll, onOpen: fn(), onReview: fn(() => Promise.resolve({ is: 'done' } as const)) } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay All' }));
    await expect(args.payAll?.onReview).toHaveBeenCalledOnce();
    await expect(args.payAll?.onOpen).not.toHaveBeenCalled();
  },
};

/** The dialog comes when it is first opened; its own states are the stories of PayAllDialog. */
export const ReviewingPayAll: Story = {
  args: {
    vendors: aPageOf([aVendor()]),
    payAll: {
      ...payAll,
      review: {
        days: { from: '', to: '' },
        plan: { is: 'ready', value: aPayAllPlan() },
        paypal: 'off',
        isByPaypal: false,
        isEarly: false,
      },
      onPay: fn(() => Promise.resolve({ is: 'done', paid: aPaidAll() } as const)),
    },
  },
};

export const PaidAll: Story = {
  ...ReviewingPayAll,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay 2 vendors £497.10' }));
    await expect(args.payAll?.onPay).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('2 vendors paid: £497.10 in total.')).toBeVisible();
  },
};

export const OneRow: Story = { args: { vendors: aPageOf([aVendor()]) } };

export const HiddenVendors: Story = {
  args: {
    vendors: aPageOf(someVendors(3)),
    controls: controlsOf<VendorsQuery>({ ...allVendors, hidden: true }, 100),
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

/** A card has no line for what is nothing, except for what is due; the acts of the page are behind one button. */
export const NothingOnAPhone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  args: {
    vendors: aPageOf([
      aVendor({
        commission_due: '0.00',
        commission_paid: '0.00',
        commission_earned: '0.00',
        product_count: 3,
      }),
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const shown = canvas.getAllByRole('cell').map((cell) => cell.getAttribute('data-label'));
    await expect(shown).toEqual(['Due', 'Products', null]);
    await expect(canvas.queryByRole('button', { name: 'Update Totals' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Update Totals' })).toBeVisible());
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

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof VendorsScreen> = {
  args: { hrefOfImport: null, onExport: null, onPayNow: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Import' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export' })).toBeNull();
    await expect(canvas.queryByRole('columnheader', { name: 'Action' })).toBeNull();
  },
};

/** A shop that holds commissions: the sums and each vendor say what is on its way. */
export const OnTheirWay: Story = {
  args: {
    totals: {
      is: 'ready',
      value: {
        dues: someDues('414.80'),
        commission_paid: '1280.00',
        commission_earned: '1694.80',
        available: '200.00',
        on_its_way: '214.80',
        next_available_on: '2026-11-30',
        next_available_amount: '214.80',
        minimum_payout: '0.00',
      },
    },
    vendors: aPageOf([aVendor({ on_its_way: '214.80', next_available_on: '2026-11-30' })]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£214.80 held until Nov 30')).toBeVisible();
    await expect(within(canvas.getByRole('table')).getByText('£214.80')).toBeVisible();
  },
};
