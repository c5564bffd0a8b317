import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { NextPaymentLine } from '@consignment/components/parts/payouts/NextPaymentLine';
import { VendorScreen } from '@consignment/components/screens/merchant/vendors/VendorScreen';
import { Text } from '@consignment/components/primitives/text/Text';
import type { PayoutAnswer } from '../../../../packages/components/src/parts/payouts/payout-terms.ts';
import { failed } from '../../../fixtures/list.ts';
import { aVendorDetail } from '../../../fixtures/vendor.ts';

const paid: PayoutAnswer = { is: 'done', payout: { id: 12, invoice_number: 1042, amount: '412.60' } };
const payable = {
  line_items: [101, 102, 108],
  amount: '412.60',
  carried_over: { line_items: [], amount: '0.00' },
};

const noSwitches = {
  showVendorSalesStat: false,
  showVendorTaxesStat: false,
  showVendorUnpaidOrdersTab: false,
};
const salesAndTaxes = { ...noSwitches, showVendorSalesStat: true, showVendorTaxesStat: true };

const planned = { on: '2026-05-05', detail: '£120.00 expected.' };

const meta = {
  title: 'Screens/Merchant/Vendors/VendorScreen',
  component: VendorScreen,
  parameters: { frame: 'bare' },
  args: {
    vendor: aVendorDetail(),
    currency: { books: 'GBP', shown: null },
    switches: noSwitches,
    sales: null,
    nextPayment: <NextPaymentLine payment={{ is: 'ready', value: planned }} />,
    tab: 'commissions',
    hrefOfTab: (tab) => `/vendors/1?tab=${tab}`,
    onTab: fn(),
    hrefOfVendor: (id) => `/vendors/${id}`,
    hrefOfVendors: '/vendors',
    hrefOfPayout: (id) => `/payouts/${id}`,
    paying: null,
    onPayNow: fn(),
    onClosePayout: fn(),
    onPay: fn(() => Promise.resolve(paid)),
    children: <Text>The tab is here.</Text>,
  },
} satisfies Meta<typeof VendorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Next: Lantern Loom' })).toHaveAttribute(
      'href',
      '/vendors/2',
    );
    await expect(canvas.getByText('14 Rookery Lane, Hastings, East Sussex TN34 3AB')).toBeVisible();
  },
};

/** Every field, those without a value too. */
export const Details: Story = {
  play: async ({ canvas, userEvent }) => {
    const details = canvas.getByRole('button', { name: 'Details' });
    await expect(canvas.queryByText('Contact name')).toBeNull();
    await userEvent.click(details);
    await expect(details).toHaveAttribute('aria-expanded', 'true');
    await expect(await canvas.findByText('Contact name')).toBeVisible();
  },
};

/** The first row of a list is high on a laptop, below the head, the tabs and one line of a toolbar. */
export const HeadIsLow: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const { top } = canvas.getByRole('tabpanel').getBoundingClientRect();
    await expect(top).toBeLessThan(260);
  },
};

export const PayingAll: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £412.60' }));
    await expect(args.onPayNow).toHaveBeenCalledOnce();
  },
};

export const UnderReview: Story = {
  args: { paying: { is: 'ready', value: payable } },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
  },
};

export const Reviewed: Story = {
  ...UnderReview,
  tags: ['no-picture'],
  play: async (context) => {
    await UnderReview.play?.(context);
    const { canvas, userEvent, args } = context;
    const review = within(await canvas.findByRole('dialog'));
    await userEvent.click(review.getByRole('button', { name: 'Pay £412.60' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ line_items: [101, 102, 108], expected_amount: '412.60' }),
    );
  },
};

/** The button says why there is nothing to pay. */
export const NothingDue: Story = {
  args: { vendor: aVendorDetail({ commission_totals: { due: '0.00', paid: '35.00', earned: '35.00' } }) },
  play: async ({ canvas }) => {
    const pay = canvas.getByRole('button', { name: 'Pay' });
    await expect(pay).toHaveAttribute('aria-disabled', 'true');
    await expect(pay).toHaveAccessibleDescription('Nothing is due now.');
  },
};

/** The tabs in their order; that of unpaid orders has its own switch. */
export const EveryTab: Story = {
  tags: ['wide'],
  args: { switches: { ...noSwitches, showVendorUnpaidOrdersTab: true }, tab: 'unpaid' },
  play: async ({ canvas }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent);
    await expect(tabs).toEqual([
      'Commissions',
      'Unpaid Orders',
      'Payouts',
      'Products',
      'Product Types',
      'Settings',
      'Statements',
      'History',
    ]);
    await expect(canvas.getByRole('tab', { selected: true })).toHaveTextContent('Unpaid Orders');
  },
};

export const ChangingTab: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Payouts' }));
    await expect(args.onTab).toHaveBeenCalledWith('payouts');
  },
};

/** The first vendor by name has none before it. */
export const FirstVendor: Story = {
  args: { vendor: aVendorDetail({ next_prev: { prev: null, next: { id: 2, name: 'Lantern Loom' } } }) },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /Previous/ })).toBeNull(),
};

export const NothingKnown: Story = {
  args: {
    vendor: aVendorDetail({
      contact_name: '',
      email: '',
      phone: '',
      paypal_email: '',
      pay_type: '',
      address_1: '',
      city: '',
      state: '',
      zip: '',
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Details' }));
    await expect(await canvas.findAllByText('N/A')).toHaveLength(6);
  },
};

/** The switches for sales and taxes. */
export const SalesAndTaxes: Story = {
  args: {
    switches: salesAndTaxes,
    sales: { is: 'ready', value: { total_sales: '3761.33', amount_taxed: '214.90' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£3,761.33')).toBeVisible();
    await expect(canvas.getByText('£214.90')).toBeVisible();
  },
};

/** One switch alone shows its figure and not the other. */
export const SalesAlone: Story = {
  args: {
    switches: { ...noSwitches, showVendorSalesStat: true },
    sales: { is: 'ready', value: { total_sales: '3761.33', amount_taxed: '214.90' } },
  },
  play: ({ canvas }) => expect(canvas.queryByText('Taxes')).toBeNull(),
};

/** Their places are kept, so that nothing moves when they come. */
export const SalesLoading: Story = {
  args: { switches: salesAndTaxes, sales: { is: 'loading' } },
  play: ({ canvas }) => expect(canvas.getByText('Sales')).toBeVisible(),
};

/** The rest of the page stays in use, and these load again separately. */
export const SalesFailed: Story = {
  args: { switches: salesAndTaxes, sales: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£412.60')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /Retry/ })).toBeVisible();
  },
};

export const Hidden: Story = {
  args: { vendor: aVendorDetail({ hidden: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This vendor is hidden.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay £412.60' })).toHaveAccessibleDescription(
      'A hidden vendor cannot be paid until it is shown again.',
    );
  },
};

export const OwnCurrency: Story = {
  args: {
    vendor: aVendorDetail({
      currency: 'JPY',
      commission_totals: { due: '412.60', paid: '0.00', earned: '412.60' },
    }),
  },
};

export const ZeroAndNegative: Story = {
  args: { vendor: aVendorDetail({ commission_totals: { due: '-35.00', paid: '35.00', earned: '0.00' } }) },
};

export const LongNames: Story = {
  args: {
    vendor: aVendorDetail({
      name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
      email: `${'maren.holt.'.repeat(8)}@juniperandoak.example`,
      next_prev: { prev: { id: 7, name: 'Rindfleischetikettierungsgesetz'.repeat(3) }, next: null },
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof VendorScreen> = {
  args: { onPayNow: null, hiddenTabs: ['settings', 'history'] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
    await expect(canvas.queryByRole('tab', { name: 'Settings' })).toBeNull();
  },
};
