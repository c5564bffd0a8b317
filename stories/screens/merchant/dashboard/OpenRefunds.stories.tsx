import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpenRefunds } from '@consignment/components/screens/merchant/dashboard/OpenRefunds';

const meta = {
  title: 'Screens/Merchant/Dashboard/OpenRefunds',
  component: OpenRefunds,
  args: {
    orders: 3,
    totals: [{ amount: '45.00', currency: 'GBP' }],
    href: '/orders?payment=refund_to_assign',
  },
} satisfies Meta<typeof OpenRefunds>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Some: Story = {
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Refunds to be assigned: 3 orders, £45.00')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Assign refunds' })).toHaveAttribute(
      'href',
      '/orders?payment=refund_to_assign',
    );
  },
};

export const None: Story = {
  tags: ['no-picture'],
  args: { orders: 0, totals: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** Sums in several currencies stand beside each other. */
export const TwoCurrencies: Story = {
  args: {
    orders: 1_234,
    totals: [
      { amount: '45.00', currency: 'EUR' },
      { amount: '1234567.50', currency: 'GBP' },
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: ({ canvas }) =>
    expect(canvas.getByText('Refunds to be assigned: 1,234 orders, €45.00 + £1,234,567.50')).toBeVisible(),
};
