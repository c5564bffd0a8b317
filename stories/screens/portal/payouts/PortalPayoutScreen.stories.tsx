import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PortalPayoutScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPayoutDetail } from '../../../fixtures/payout.ts';
import { done, refused } from '../../../primitives/answers.ts';
import { aPortalShop, aPortalVendor } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalPayoutScreen',
  component: PortalPayoutScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    payout: aPayoutDetail(),
    switches: { usePrintReportLabel: false },
    hrefOfPayouts: '#payouts',
    onExport: fn(() => Promise.resolve(done)),
    onPrint: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalPayoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payout Details' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'Amount',
      'Additional pay included',
      'Reference',
      'Note',
      'Status',
    ]);
    const table = canvas.getByRole('table', { name: 'Line items' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'Order',
      'Product',
      'Price',
      'Commission',
      'Date',
    ]);
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toHaveAttribute('href', '#payouts');
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Paid by the app that the shop used before. */
export const MovedIn: Story = {
  args: { payout: { ...aPayoutDetail(), former_number: 'PO-0117' } },
  play: ({ canvas }) => expect(canvas.getByText('PO-0117')).toBeVisible(),
};

/** For the shop that calls its invoice a report. */
export const Report: Story = {
  args: { switches: { usePrintReportLabel: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Print Report' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Print Invoice' })).toBeNull();
  },
};

/** Such as when the browser opens no tab. */
export const Refused: Story = {
  args: { onPrint: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print Invoice' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const WithoutNote: Story = {
  args: { payout: aPayoutDetail({ note: '', additional_pay: '0.00', amount: '140.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.queryByText('Additional pay included')).toBeNull();
  },
};

export const AdditionalPayOnly: Story = {
  args: { payout: aPayoutDetail({ line_items: [], amount: '5.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This payout has no line items.')).toBeVisible();
  },
};

const [paidLine] = aPayoutDetail().line_items ?? [];
if (paidLine === undefined) throw new Error('The fixture has lines.');
const hidden = {
  ...paidLine,
  amount: undefined,
  line_item: { ...paidLine.line_item, price: undefined, order: {} },
};

/** A field that a shop hides from its vendors has no column. */
export const HiddenByTheShop: Story = {
  tags: ['wide'],
  args: {
    payout: aPayoutDetail({ line_items: [hidden] }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
    ]);
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
