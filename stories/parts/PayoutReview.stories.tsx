import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutReview } from '@consignment/components/parts/PayoutReview';
import { payeeWords } from '../../packages/components/src/parts/payee-words.ts';
import type { Answered } from '../../packages/components/src/primitives/outcome.ts';
import { nothingCarried } from '../fixtures/payout.ts';

const meta = {
  title: 'Parts/Payouts/PayoutReview',
  component: PayoutReview,
  args: {
    payable: { line_items: [101, 108], amount: '140.00', carried_over: nothingCarried },
    words: payeeWords.vendor,
    books: 'GBP',
    currency: 'GBP',
    paypalEmail: null,
    onPay: fn(() => Promise.resolve<Answered>({ is: 'cancelled' })),
    onCancel: fn(),
    isPaying: false,
  },
} satisfies Meta<typeof PayoutReview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).toHaveBeenCalledWith({ additionalPay: '', note: '', isByPaypal: false });
  },
};

/** While it is looked up. */
export const Loading: Story = { args: { payable: null } };

/** A currency without decimals reads no comma as a decimal one. */
export const WithoutDecimals: Story = {
  args: {
    payable: { line_items: [101], amount: '14000', carried_over: { line_items: [], amount: '0' } },
    books: 'JPY',
    currency: 'JPY',
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText(/Additional pay/);
    await userEvent.type(field, '1,500');
    await expect(canvas.getByText('Read as ¥1,500.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay ¥15,500' })).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '1,5');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('N/A');
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
