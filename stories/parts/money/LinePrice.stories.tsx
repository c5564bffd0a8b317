import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LinePrice } from '@consignment/components/parts/money/LinePrice';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Money/LinePrice',
  component: LinePrice,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For what a customer paid for a line: the price of one, how many, and the discount beneath.',
      avoid: 'One amount is a MoneyText. The vendor’s share of the line is a CommissionCell.',
      right: {
        draw: () => (
          <LinePrice line={{ price: '80.00', quantity: 2, allocated_discount: '4.00' }} currency="GBP" />
        ),
        why: 'Two at £80.00, £4.00 off: the figures that the commission is worked out from.',
      },
      wrong: {
        draw: () => (
          <LinePrice line={{ price: '160.00', quantity: 2, allocated_discount: '4.00' }} currency="GBP" />
        ),
        why: '`price` is of one unit, and the total was passed. The vendor reads £320.00 and expects a commission twice as high.',
      },
      keyboard: [],
      reader: '“£80.00 × 2, −£4.00 discount.”',
    } satisfies Guide,
  },
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
