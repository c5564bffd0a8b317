import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderView } from '@consignment/components/parts/orders/OrderView';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import { anOrderDetail } from '../../fixtures/order.ts';

const meta = {
  title: 'Parts/Orders/OrderView',
  component: OrderView,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Around the lines of an order: its date and statuses, and the sidebar with customer, notes, address and tags.',
      avoid:
        'A page that shows refunds, lines and history as well is an OrderPage, which brings this frame. A list is an OrdersList.',
      right: {
        draw: () => (
          <Inline space="medium">
            <Text weight="semibold">#1001, from a file</Text>
          </Inline>
        ),
        why: 'The order came with a file, so `adminUrl` is null and no link is drawn.',
      },
      wrong: {
        draw: () => (
          <Inline space="medium">
            <Text weight="semibold">#1001, from a file</Text>
            <Link href="https://admin.shopify.com/orders/undefined" label="View in Shopify" isExternal />
          </Inline>
        ),
        why: 'An address was put together without a shop. The one way to the order’s original ends on an error page of Shopify.',
      },
      keyboard: [
        ['Tab', 'Goes from Orders to “View in Shopify”, then through the lines.'],
        ['Enter', 'Follows a link; Shopify opens in a new tab.'],
      ],
      reader:
        '“#1001, heading level 1. Date, Mar 5, 2026 at 3:07pm. Payment, Paid.” “View in Shopify, link, opens in a new tab.” A fact that is not known reads “N/A”.',
    } satisfies Guide,
  },
  args: {
    order: anOrderDetail(),
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfOrders: '/orders',
    adminUrl: 'https://rookery.myshopify.com/admin/orders/5123456789',
    children: <Card title="Line items">The lines of the order are here.</Card>,
  },
} satisfies Meta<typeof OrderView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('#1001');
    await expect(canvas.getByText('Mar 5, 2026 at 3:07pm')).toBeVisible();
    await expect(canvas.getByText('Partially Fulfilled')).toBeVisible();
    await expect(canvas.getByText('£164.50')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /View in Shopify/ })).toHaveAttribute(
      'href',
      'https://rookery.myshopify.com/admin/orders/5123456789',
    );
    const blocks = ['Customer', 'Notes', 'Shipping', 'Tags'];
    for (const name of blocks) await expect(canvas.getByRole('region', { name })).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Shipping' })).toHaveTextContent(/East Sussex TN34 3AB/);
  },
};

/** Nothing is known of the customer, and there is no note. */
export const Empty: Story = {
  args: {
    order: anOrderDetail({
      customer_name: '',
      customer_company: '',
      note: '',
      tags: ' , ',
      address1: '',
      address2: '',
      city: '',
      province: '',
      zip: '',
      country: '',
      financial_status: null,
      fulfillment_status: null,
    }),
  },
  play: async ({ canvas }) => {
    for (const name of ['Customer', 'Notes', 'Shipping', 'Tags']) {
      await expect(canvas.getByRole('region', { name })).toHaveTextContent('N/A');
    }
    await expect(canvas.getByText('Unfulfilled')).toBeVisible();
  },
};

/** An order that no Shopify store has. */
export const NotFromShopify: Story = {
  args: { adminUrl: null },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /Shopify/ })).toBeNull(),
};

export const LongNames: Story = {
  args: {
    order: anOrderDetail({
      name: `#${'9'.repeat(60)}`,
      customer_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
      note: 'Leave it with the neighbour who has the blue door. '.repeat(10),
      tags: Array.from({ length: 30 }, (_, index) => `a tag that is rather long ${index}`).join(','),
      address1: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
    }),
  },
};

export const ZeroAndNegative: Story = { args: { order: anOrderDetail({ total_price: '-12.00' }) } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
