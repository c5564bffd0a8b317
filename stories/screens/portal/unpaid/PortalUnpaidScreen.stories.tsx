import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import {
  PortalUnpaidScreen,
  type PortalUnpaidQuery,
} from '@consignment/components/screens/portal/unpaid/PortalUnpaidScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aBlockedLine, aLineItem, aPendingLine } from '../../../fixtures/line-item.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { sends, takesFiles } from '../../../fixtures/question.ts';
import {
  aPortalLine,
  aPortalShop,
  aPortalVendor,
  forVendor,
  somePortalLines,
  withoutDate,
} from '../portal.ts';

const query: PortalUnpaidQuery = { search: '', sort: '-order__processed_at', page: 1, from: '', to: '' };

const manyUnpaid = somePortalLines(60).filter((line) => !line.vendor_paid);
const unpaid = manyUnpaid.slice(-8);

const noSwitches = {
  hidePortalStats: false,
  showVendorSalesStat: false,
  showVendorTaxesStat: false,
  showBarcodeColumn: false,
  showLocationColumn: false,
  showItemCostColumn: false,
};

const meta = {
  title: 'Screens/Portal/PortalUnpaidScreen',
  component: PortalUnpaidScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    totals: {
      is: 'ready',
      value: { commission_due: '412.60', commission_paid: '1280.00', commission_earned: '1692.60' },
    },
    lines: aPageOf(unpaid),
    controls: controlsOf(query),
    switches: noSwitches,
    hrefOfQuestion: (id) => `/questions/${id}`,
    asking: { note: null, onUpload: takesFiles(), onAsk: sends() },
  },
} satisfies Meta<typeof PortalUnpaidScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headersOf = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Unpaid orders' }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

/** It is narrowed by days alone. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Unpaid Orders' })).toBeVisible();
    await expect(headersOf(canvas)).toEqual(['Order', 'Product', 'Price', 'Owed', 'Date']);
    await expect(canvas.queryByRole('searchbox')).toBeNull();
    await expect(canvas.queryByRole('combobox', { name: 'Payment status' })).toBeNull();
  },
};

export const OfSomeDays: Story = {
  ...Default,
  tags: ['wide', 'no-picture'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: /^Order date/ }));
    await userEvent.type(await canvas.findByLabelText('Order date from'), '2026-03-01');
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
  },
};

export const EveryColumn: Story = {
  tags: ['wide'],
  args: {
    lines: aPageOf([
      {
        ...aLineItem(),
        order: {
          name: '#1001',
          processed_at: '2026-03-05T15:07:00Z',
          customer_name: 'Nadia Fern',
          location: null,
        },
      },
    ]),
    switches: {
      ...noSwitches,
      showBarcodeColumn: true,
      showLocationColumn: true,
      showItemCostColumn: true,
    },
  },
  play: ({ canvas }) =>
    expect(headersOf(canvas)).toEqual([
      'Order',
      'Product',
      'Location',
      'Customer',
      'Barcode',
      'Item Cost',
      'Price',
      'Owed',
      'Date',
    ]),
};

/** Where the dates of orders are hidden nothing is found by them, and there is nothing else to narrow it by. */
export const DatesHidden: Story = {
  args: { shop: { ...aPortalShop, vendor_field_order_date: false }, lines: aPageOf(unpaid.map(withoutDate)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByText(/ 2026 at /)).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Order date/ })).toBeNull();
    await expect(canvas.queryByRole('group', { name: 'Unpaid orders toolbar' })).toBeNull();
  },
};

/** A line that waits names the reason. */
export const NotDueYet: Story = {
  args: { lines: aPageOf([aPortalLine(), forVendor(aPendingLine), forVendor(aBlockedLine)]) },
  play: ({ canvas }) =>
    expect(canvas.getByText('The customer has not paid for this order in full yet.')).toBeVisible(),
};

export const Empty: Story = {
  args: { lines: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('Everything has been paid.')).toBeVisible(),
};

/** With days, an empty list says nothing about the whole. */
export const NothingFound: Story = {
  args: { lines: aPageOf([]), controls: controlsOf<PortalUnpaidQuery>({ ...query, from: '2026-03-01' }) },
  play: ({ canvas }) => expect(canvas.queryByText('Everything has been paid.')).toBeNull(),
};

export const Loading: Story = { args: { lines: loading, totals: loading } };

export const Failed: Story = { args: { lines: failed(), totals: failed() } };

export const FullPage: Story = { args: { lines: aPageOf(manyUnpaid.slice(0, 50), 120) } };

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'yellow' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
