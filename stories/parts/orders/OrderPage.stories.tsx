import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderPage } from '@consignment/components/parts/orders/OrderPage';
import { OrderTimeline } from '@consignment/components/parts/orders/OrderTimeline';
import type { Guide } from '../../../.storybook/guide.ts';
import { anOrderDetail } from '../../fixtures/order.ts';
import { anOverridePreview } from '../../fixtures/override-preview.ts';
import { done } from '../../primitives/answers.ts';

/** The states of an order are the stories of the screens that show it. */
const meta = {
  title: 'Parts/Orders/OrderPage',
  component: OrderPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For one order with its refunds, lines and history, and the dialog that sets a commission; in the merchant’s app with vendors, in the sales reps’ without.',
      avoid:
        'Many orders are an OrdersList. An order whose lines come from somewhere else is an OrderView with those lines.',
      right: {
        draw: () => (
          <OrderTimeline
            order={anOrderDetail()}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
            showsVendors={false}
          />
        ),
        why: 'In the sales reps’ app `vendor` and `hrefOfPayout` are left out together: payouts are named and lead nowhere.',
      },
      wrong: {
        draw: () => (
          <OrderTimeline
            order={anOrderDetail()}
            currency={{ books: 'GBP', shown: null }}
            timeZone="Europe/London"
            showsVendors={false}
            hrefOfPayout={(id) => `#payouts/${id}`}
          />
        ),
        why: 'Reps have no pages of vendors’ payouts. The link ends on “not found”, in the middle of a call with a customer.',
      },
      keyboard: [
        [
          'Tab',
          'Goes from Orders, above the title, through refunds and lines to the timeline and the sidebar.',
        ],
        ['Enter or Space', 'On Set Commission: opens its dialog, which returns to that button.'],
      ],
      reader:
        '“#1001, heading level 1”, then the facts in pairs: “Payment, Paid”. Refunds, Line items, Timeline, Customer, Notes, Shipping and Tags are regions.',
    } satisfies Guide,
  },
  args: {
    order: anOrderDetail(),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfOrders: '/orders',
    adminUrl: null,
    onPreviewCommission: fn(() => Promise.resolve(anOverridePreview())),
    onSetCommission: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithoutVendors: Story = {
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: /^Set Vendor/ })).toBeNull(),
};

export const WithVendors: Story = {
  args: { vendor: { hrefOf: (id) => `/vendors/${id}`, onSet: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(
      canvas.getAllByRole('button', { name: /^Set Vendor/ })[0] ?? canvas.getByRole('main'),
    );
    await expect(args.vendor?.onSet).toHaveBeenCalledOnce();
  },
};
