import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RepOrdersScreen } from '@consignment/components/screens/salesreps/orders/RepOrdersScreen';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { anOrdersQuery, someOrders } from '../../../fixtures/order.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/RepOrdersScreen',
  component: RepOrdersScreen,
  parameters: { frame: 'bare' },
  args: {
    orders: aPageOf(someOrders(50), 906),
    totals: [{ amount: '148903.50', currency: 'GBP' }],
    controls: controlsOf(anOrdersQuery),
    currency: 'GBP',
    timeZone: 'Europe/London',
    showsCompany: false,
    hrefOfOrder: (id) => `/orders/${id}`,
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof RepOrdersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The states of its list are the stories of OrdersList. */
export const FullPage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Orders');
    await expect(canvas.getByText('Showing 1 to 50 of 906')).toBeVisible();
  },
};

export const Empty: Story = { args: { orders: aPageOf([]), totals: [] } };
export const Loading: Story = { args: { orders: loading, totals: [] } };
export const Failed: Story = { args: { orders: failed(), totals: [] } };
