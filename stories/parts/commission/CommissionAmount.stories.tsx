import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CommissionAmount } from '@consignment/components/parts/commission/CommissionAmount';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Commission/CommissionAmount',
  component: CommissionAmount,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the amount of a commission whose state is said elsewhere, as in the lines of a payout. An override has its asterisk, a paid amount is struck through.',
      avoid:
        'A line with a state, such as pending or blocked, is a CommissionCell. Any other amount is a MoneyText.',
      right: {
        draw: () => <CommissionAmount amount="25.00" type="override" currency="GBP" />,
        why: 'The asterisk says that a person set this amount, so it is not searched for in the rates.',
      },
      wrong: {
        draw: () => <CommissionAmount amount="0.00" type="default" currency="GBP" />,
        why: 'The line is blocked, since its cost is missing. “£0.00” reads as settled, and the cost is never entered; CommissionCell says Blocked and why.',
      },
      keyboard: [],
      reader: '“manual override £25.00.” The asterisk itself is not read out.',
    } satisfies Guide,
  },
  args: { amount: '70.00', type: 'default', currency: 'GBP' },
} satisfies Meta<typeof CommissionAmount>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {};

/** An asterisk for the eye, the words for screen readers. */
export const Override: Story = {
  args: { type: 'override' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('manual override')).toBeInTheDocument();
    await expect(canvas.getByText('*')).toHaveAttribute('aria-hidden', 'true');
  },
};

export const Paid: Story = {
  args: { isPaid: true },
  play: ({ canvas }) => expect(canvas.getByRole('deletion')).toHaveTextContent('£70.00'),
};

export const PaidOverride: Story = { args: { isPaid: true, type: 'override' } };

export const Negative: Story = { args: { amount: '-35.00', type: 'reversal' } };
