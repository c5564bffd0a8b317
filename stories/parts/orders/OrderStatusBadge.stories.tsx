import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusBadge } from '@consignment/components/parts/orders/OrderStatusBadge';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Badge } from '@consignment/components/primitives/text/Badge';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Orders/OrderStatusBadge',
  component: OrderStatusBadge,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For whether an order is paid for, by the platform’s own status, null included. It knows the words and the tone of each.',
      avoid: 'Goods that were sent are a FulfillmentBadge, a payout to a vendor a PayoutStatusBadge.',
      right: {
        draw: () => (
          <Inline space="small">
            <OrderStatusBadge status="partially_refunded" />
            <OrderStatusBadge status={null} />
          </Inline>
        ),
        why: 'The platform’s status goes in as it came, and out come words that owners know from there.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Badge label="partially_refunded" />
            <Badge label="null" tone="critical" />
          </Inline>
        ),
        why: 'A plain Badge has the words of the code, and red for an order with an unknown status: the owner looks for a failure that never was.',
      },
      keyboard: [],
      reader: '“Partially Refunded. N/A.” The tone is not read out; the words carry it.',
    } satisfies Guide,
  },
  args: { status: 'paid' },
} satisfies Meta<typeof OrderStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paid: Story = {};

export const NotKnown: Story = {
  args: { status: null },
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
};

const statuses = [
  'pending',
  'authorized',
  'partially_paid',
  'partially_refunded',
  'voided',
  'refunded',
  'paid',
  'expired',
];

export const Every: Story = {
  render: () => (
    <Inline space="small">
      {statuses.map((status) => (
        <OrderStatusBadge key={status} status={status} />
      ))}
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getByText('Partially Refunded')).toBeVisible(),
};
