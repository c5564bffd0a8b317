import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { PayRep } from '@consignment/components/screens/salesreps/payouts/PayRep';
import { failed, loading } from '../../../fixtures/list.ts';
import { nothingCarried } from '../../../fixtures/payout.ts';

const rep = { id: 1, name: 'Imogen Vale' };

/** The review of what one sales rep is due. */
const meta = {
  title: 'Screens/Sales reps/PayRep',
  component: PayRep,
  args: {
    paying: {
      rep,
      payable: { is: 'ready', value: { line_items: [4, 5], amount: '41.25', carried_over: nothingCarried } },
    },
    currency: { books: 'GBP', shown: null },
    hrefOfPayout: (id) => `/payouts/${id}`,
    onPay: fn(() =>
      Promise.resolve({ is: 'done' as const, payout: { id: 12, invoice_number: 1042, amount: '41.25' } }),
    ),
    onClose: fn(),
  },
} satisfies Meta<typeof PayRep>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Reviewing: Story = {
  play: async () => {
    await expect(await screen.findByText('2 commissions', undefined)).toBeVisible();
    // No mail goes to a sales rep.
    await expect(
      screen.getByText(/^The payout will be recorded as paid by you\. Send the money/),
    ).toBeVisible();
  },
};

export const Reviewed: Story = {
  ...Reviewing,
  tags: ['no-picture'],
  play: async (context) => {
    await Reviewing.play?.(context);
    const { userEvent, args } = context;
    await userEvent.click(screen.getByRole('button', { name: 'Pay £41.25' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      1,
      expect.objectContaining({ expected_amount: '41.25', additional_pay: '0.00' }),
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** A refund since the last payout is taken off. */
export const CarriedOver: Story = {
  args: {
    paying: {
      rep,
      payable: {
        is: 'ready',
        value: {
          line_items: [4],
          amount: '41.25',
          carried_over: { line_items: [2], amount: '-3.00' },
        },
      },
    },
  },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Pay £38.25' })).toBeVisible();
    await expect(screen.getByText('1 commission')).toBeVisible();
  },
};

export const NothingDue: Story = {
  args: {
    paying: {
      rep,
      payable: { is: 'ready', value: { line_items: [], amount: '0.00', carried_over: nothingCarried } },
    },
  },
  play: async () => {
    await expect(await screen.findByText('Nothing is due to this sales rep.', undefined)).toBeInTheDocument();
  },
};

export const Loading: Story = { args: { paying: { rep, payable: loading } } };
export const Failed: Story = { args: { paying: { rep, payable: failed() } } };

/** No payout is under review. */
export const Closed: Story = { args: { paying: null } };
