import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinePrice } from '@consignment/components/parts/LinePrice';

const meta = {
  title: 'Parts/Money/LinePrice',
  component: LinePrice,
  args: { line: { price: '80.00', quantity: 2, allocated_discount: '4.00' }, currency: 'GBP' },
} satisfies Meta<typeof LinePrice>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithDiscount: Story = {
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent('£80.00 × 2−£4.00 discount'),
};

export const One: Story = {
  args: { line: { price: '80.00', quantity: 1, allocated_discount: '0.00' } },
  play: ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^£80\.00$/),
};

/** The shop hides discounts from its vendors. */
export const DiscountHidden: Story = { args: { line: { price: '80.00', quantity: 3 } } };
