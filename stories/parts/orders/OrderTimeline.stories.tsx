import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrderTimeline } from '@consignment/components/parts/orders/OrderTimeline';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  anOrderDetail,
  aLineOfOrder,
  anOrderPayout,
  anOrderRefund,
  aPaidLineOfOrder,
  aRefundAfterPayout,
  aReturnedLineOfOrder,
  aTakingPayout,
} from '../../fixtures/order.ts';

const lines = [aReturnedLineOfOrder, aLineOfOrder({ ...aPaidLineOfOrder, returned_quantity: 1 })];

const meta = {
  title: 'Parts/Orders/OrderTimeline',
  component: OrderTimeline,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'At the end of an order: placed, refunded, paid out, cancelled, the earliest first, to answer a vendor’s “where is my money”.',
      avoid:
        'Refunds with all their figures are OrderRefunds. The log of a job is not the history of an order.',
      right: {
        draw: () => (
          <OrderTimeline
            order={anOrderDetail({ line_items: lines })}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
            showsVendors={false}
          />
        ),
        why: 'For a sales rep: the payout and its amount are there, and not whose they are.',
      },
      wrong: {
        draw: () => (
          <OrderTimeline
            order={anOrderDetail({ line_items: lines })}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
            showsVendors
          />
        ),
        why: 'The same in the sales reps’ app with `showsVendors`. A rep reads what the shop pays Juniper & Oak, and so does the customer at the counter.',
      },
      keyboard: [
        ['Tab', 'Stops at the payouts that have a page.'],
        ['Enter', 'Follows one.'],
      ],
      reader:
        '“Timeline, region, list, 2 items. Order placed, Mar 5, 2026 at 3:07pm. Payout #1042, £71.00 paid, Apr 1, 2026 at 11:12am.” Where payouts have a page, “Payout #1042” is a link.',
    } satisfies Guide,
  },
  args: {
    order: anOrderDetail({
      line_items: lines,
      refunds: [anOrderRefund(), aRefundAfterPayout],
      payouts: [anOrderPayout(), aTakingPayout],
    }),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    showsVendors: true,
    hrefOfPayout: (id) => `/payouts/${id}`,
  },
} satisfies Meta<typeof OrderTimeline>;

export default meta;
type Story = StoryObj<typeof meta>;

/** In the order in which it happened. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const events = canvas.getAllByRole('listitem').map((event) => event.textContent);
    await expect(events).toEqual([
      'Order placedMar 5, 2026 at 3:07pm',
      'Refund1 × Folding tableMar 9, 2026 at 11:20am',
      'Payout #1042£71.00 paid to Juniper & OakApr 1, 2026 at 11:12am',
      'Refund1 × Folding tableApr 10, 2026 at 5:45pm',
      'Payout #1051£35.50 deducted from Juniper & OakMay 1, 2026 at 10:30am',
    ]);
    await expect(canvas.getByRole('link', { name: 'Payout #1042' })).toHaveAttribute('href', '/payouts/12');
  },
};

export const OnlyPlaced: Story = {
  args: { order: anOrderDetail({ line_items: [aLineOfOrder()], payouts: [] }) },
  play: ({ canvas }) => expect(canvas.getAllByRole('listitem')).toHaveLength(1),
};

export const Cancelled: Story = {
  args: {
    order: anOrderDetail({ line_items: [aLineOfOrder()], payouts: [], cancelled_at: '2026-03-06T08:00:00Z' }),
  },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('listitem')[1]).toHaveTextContent('Order cancelledMar 6, 2026 at 8:00am'),
};

/** Several things came back at once, and one payout paid and took back. */
export const TogetherInOne: Story = {
  args: {
    order: anOrderDetail({
      line_items: lines,
      refunds: [anOrderRefund(), anOrderRefund({ line_item: 103, units: 0, amount: '5.00' })],
      payouts: [anOrderPayout({ taken_back: '3.10' })],
    }),
  },
  play: async ({ canvas }) => {
    const [, refund, payout] = canvas.getAllByRole('listitem');
    await expect(refund).toHaveTextContent('Refund1 × Folding table£5.00 for Folding table');
    await expect(payout).toHaveTextContent('£71.00 paid to Juniper & Oak£3.10 deducted from Juniper & Oak');
  },
};

/** The money is not there yet. */
export const OnItsWay: Story = {
  args: { order: anOrderDetail({ line_items: lines, payouts: [anOrderPayout({ status: 'sent' })] }) },
  play: ({ canvas }) => expect(canvas.getByText('Sent')).toBeVisible(),
};

/** Sales reps see no vendors, and no pages of their payouts. */
export const WithoutVendors: Story = {
  args: { showsVendors: false, hrefOfPayout: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(canvas.queryByText(/Juniper/)).toBeNull();
    await expect(canvas.getByText('£71.00')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    order: anOrderDetail({
      line_items: [aLineOfOrder({ title: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), variant: null })],
      refunds: [anOrderRefund()],
      payouts: [anOrderPayout({ vendor_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) })],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
