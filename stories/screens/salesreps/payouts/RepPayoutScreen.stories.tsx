import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RepPayoutScreen } from '@consignment/components/screens/salesreps/payouts/RepPayoutScreen';
import { aRepPayout } from '../../../fixtures/reps.ts';
import { done, refused } from '../../../primitives/answers.ts';

/** One payout of a sales rep. */
const meta = {
  title: 'Screens/Sales reps/RepPayoutScreen',
  component: RepPayoutScreen,
  parameters: { frame: 'bare' },
  args: {
    payout: aRepPayout(),
    currency: 'GBP',
    timeZone: 'Europe/London',
    hrefOfOrder: (id) => `/orders/${id}`,
    hrefOfPayouts: '/payouts',
    onDelete: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof RepPayoutScreen>;

export default meta;
type Story = StoryObj<typeof RepPayoutScreen>;

/** A deduction for a refund says so. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Invoice #1100');
    await expect(canvas.getByRole('link', { name: '#1001' })).toHaveAttribute('href', '/orders/1');
    await expect(canvas.getByText('Refund after payout')).toBeVisible();
    await expect(canvas.getByText('−£3.00')).toBeVisible();
  },
};

export const Deleting: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete invoice #1100?' }));
    await expect(
      question.getByText(/The payout’s 2 commissions will be due again, but the additional pay/),
    ).toBeVisible();
  },
};

export const Deleted: Story = {
  ...Deleting,
  tags: ['no-picture'],
  play: async (context) => {
    await Deleting.play?.(context);
    const { userEvent, args } = context;
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete invoice #1100?' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete Payout' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
  },
};

export const Refused: Story = {
  args: { onDelete: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Payout' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Delete Payout' }));
    await expect(await question.findByRole('alert')).toBeVisible();
  },
};

export const Plain: Story = {
  args: { payout: aRepPayout({ additional_pay: '0.00', note: '' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Additional pay included')).toBeNull();
    await expect(canvas.getByText('N/A')).toBeVisible();
  },
};

/** A sales rep takes no payout back. */
export const OwnPayout: Story = {
  args: { onDelete: null },
  tags: ['no-picture'],
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Delete Payout' })).toBeNull(),
};

export const LongNames: Story = {
  args: {
    payout: aRepPayout({
      sales_rep_name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3),
      note: 'Paid by transfer '.repeat(60),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
