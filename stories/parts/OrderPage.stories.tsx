import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderPage } from '@consignment/components/parts/OrderPage';
import { anOrderDetail } from '../fixtures/order.ts';
import { anOverridePreview } from '../fixtures/override-preview.ts';
import { done } from '../primitives/answers.ts';

/** The states of an order are the stories of the screens that show it. */
const meta = {
  title: 'Parts/Orders/OrderPage',
  component: OrderPage,
  parameters: { frame: 'bare' },
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
