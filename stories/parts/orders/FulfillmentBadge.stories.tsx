import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FulfillmentBadge } from '@consignment/components/parts/orders/FulfillmentBadge';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { OrderStatusBadge } from '@consignment/components/parts/orders/OrderStatusBadge';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Orders/FulfillmentBadge',
  component: FulfillmentBadge,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For how much of an order or a line has been sent, by the platform’s status. Beside an OrderStatusBadge, which says whether it is paid for.',
      avoid: 'The payment is an OrderStatusBadge, a payout to a vendor a PayoutStatusBadge.',
      right: {
        draw: () => (
          <Inline space="small">
            <OrderStatusBadge status="paid" />
            <FulfillmentBadge status={null} />
          </Inline>
        ),
        why: 'Paid, and not sent: the two facts stay two badges. Neither asks the owner for anything here, so neither has a colour.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <OrderStatusBadge status="paid" />
            <FulfillmentBadge status="paid" />
          </Inline>
        ),
        why: 'The status of the payment was passed. Both say that all is done, and the parcel stays on the shelf.',
      },
      keyboard: [],
      reader: '“Paid. Unfulfilled.” The colour only repeats the word.',
    } satisfies Guide,
  },
  args: { status: 'fulfilled' },
} satisfies Meta<typeof FulfillmentBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fulfilled: Story = {};

export const Partial: Story = {
  args: { status: 'partial' },
  play: ({ canvas }) => expect(canvas.getByText('Partially Fulfilled')).toBeVisible(),
};

/** Nothing was sent, or it came back; 'pending' is what the files of an unfulfilled order call its lines. */
export const Unfulfilled: Story = {
  render: () => (
    <Inline space="small">
      <FulfillmentBadge status={null} />
      <FulfillmentBadge status="restocked" />
      <FulfillmentBadge status="pending" />
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getAllByText('Unfulfilled')).toHaveLength(3),
};

/** Not sent yet, and so not plain. */
export const OnItsWay: Story = {
  render: () => (
    <Inline space="small">
      <FulfillmentBadge status="scheduled" />
      <FulfillmentBadge status="in_progress" />
      <FulfillmentBadge status="on_hold" />
      <FulfillmentBadge status="request_declined" />
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getByText('In Progress')).toBeVisible(),
};
