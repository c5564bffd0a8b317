import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutReview } from '@consignment/components/parts/payouts/PayoutReview';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import { payeeWords } from '../../../packages/components/src/parts/payouts/payee-words.ts';
import type { Answered } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import { nothingCarried } from '../../fixtures/payout.ts';

const meta = {
  title: 'Parts/Payouts/PayoutReview',
  component: PayoutReview,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Inside a PayoutDialog: the lines and refunds of a payout, what is typed on top of them, and the total that the button repeats.',
      avoid: 'Anywhere else a payout is reviewed by opening the PayoutDialog. One that was made is a page.',
      right: {
        draw: () => (
          <DialogSketch
            title="Pay Wren & Thistle"
            description="Check the payout before you make it."
            answers={['Cancel', 'Pay']}
          >
            <DescriptionList
              layout="columns"
              items={[
                { term: '0 line items', description: '£0.00' },
                { term: 'Total', description: '£0.00' },
              ]}
            />
            <Text size="small" tone="muted">
              Nothing is due to this vendor.
            </Text>
          </DialogSketch>
        ),
        why: 'Nothing is due, and `payable` says so in figures: the reason is beside the button.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Pay Wren & Thistle"
            description="Check the payout before you make it."
            answers={['Cancel', 'Pay']}
          >
            <DescriptionList
              layout="columns"
              items={[
                { term: 'Commissions', description: 'N/A' },
                { term: 'Total', description: 'N/A' },
              ]}
            />
            <Text size="small" tone="muted">
              The amount due is still loading.
            </Text>
          </DialogSketch>
        ),
        why: 'Null is for an amount that is on its way. For a vendor without commissions it says “is still loading” for ever.',
      },
      keyboard: [
        ['Tab', 'Goes from Additional pay to Note, PayPal, Cancel and Pay.'],
        ['Enter', 'In Additional pay: makes the payout.'],
        ['Space', 'On “Pay with PayPal”: chooses it.'],
      ],
      reader:
        '“Payout, form. Total, £140.00. Additional pay, optional, edit text, Paid on top of the commissions.” Amount and total are read out again as they change.',
    } satisfies Guide,
  },
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
    await expect(args.onPay).toHaveBeenCalledWith({
      additionalPay: '',
      note: '',
      isByPaypal: false,
      isEarly: false,
    });
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
