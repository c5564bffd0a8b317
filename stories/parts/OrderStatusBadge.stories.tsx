import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderStatusBadge } from '@consignment/components/parts/OrderStatusBadge';
import { Inline } from '@consignment/components/primitives/Inline';

const meta = {
  title: 'Parts/Orders/OrderStatusBadge',
  component: OrderStatusBadge,
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
