import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalPayoutScreen } from '@consignment/components/screens/portal/payouts/PortalPayoutScreen';
import { aPayoutDetail } from '../../../fixtures/payout.ts';
import { aPortalShop, aPortalVendor } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalPayoutScreen',
  component: PortalPayoutScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    payout: aPayoutDetail(),
    hrefOfPayouts: '#payouts',
  },
} satisfies Meta<typeof PortalPayoutScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Payout Details' })).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Date',
      'Amount',
      'Of which additional pay',
      'Note',
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
    // A vendor may ask why, and change nothing.
    for (const button of canvas.getAllByRole('button')) {
      await expect(button).toHaveAccessibleName(/^Why this amount\?/);
    }
  },
};

export const WithoutNote: Story = {
  args: { payout: aPayoutDetail({ note: '', additional_pay: '0.00', amount: '140.00' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('N/A')).toBeVisible();
    await expect(canvas.queryByText('Of which additional pay')).toBeNull();
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

/** What a shop hides from its vendors has no column. */
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
