import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OrdersScreen } from '@consignment/components/screens/salesreps/orders/OrdersScreen';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { anOrder, someOrders } from '../../../fixtures/order.ts';

const meta = {
  title: 'Screens/Sales reps/OrdersScreen',
  component: OrdersScreen,
  parameters: { frame: 'bare' },
  args: {
    orders: aPageOf(someOrders(50), 906),
    controls: controlsOf({ ...aQuery, sort: '-processed_at' }),
    currency: 'GBP',
    timeZone: 'Europe/London',
    showsCompany: false,
  },
} satisfies Meta<typeof OrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FullPage: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Order', 'Date', 'Customer', 'Payment', 'Fulfillment', 'Total']);
    await expect(canvas.getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Total' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'total_price' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search orders' }), '1002{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: '1002' });
  },
};

export const OneRow: Story = { args: { orders: aPageOf([anOrder()]) } };

/** The switch `showOrderCompanyColumn`. */
export const Companies: Story = {
  args: { showsCompany: true, orders: aPageOf(someOrders(5)) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Company' })).toBeVisible();
    await expect(canvas.queryByRole('columnheader', { name: 'Customer' })).toBeNull();
  },
};

export const LongNames: Story = {
  args: { orders: aPageOf([anOrder({ customer_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4) })]) },
};

export const ZeroAndNegative: Story = {
  args: { orders: aPageOf([anOrder({ total_price: '0.00' }), anOrder({ id: 2, total_price: '-12.00' })]) },
};

export const Empty: Story = { args: { orders: aPageOf([]) } };
export const Loading: Story = { args: { orders: loading } };
export const Failed: Story = { args: { orders: failed() } };
export const RightToLeft: Story = { args: { orders: aPageOf(someOrders(6)) }, globals: { direction: 'rtl' } };
