import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaySelected } from '@consignment/components/screens/merchant/vendors/PaySelected';
import type {
  PayoutAnswer,
  UnpaidAnswer,
} from '../../../../packages/components/src/parts/payouts/payout-terms.ts';

const unpaid: UnpaidAnswer = {
  is: 'done',
  payable: {
    line_items: [101, 102, 103],
    amount: '120.00',
    carried_over: { line_items: [106], amount: '-15.00' },
  },
};
const refused: PayoutAnswer = {
  is: 'refused',
  problem: { detail: 'A line was refunded meanwhile. Check the new amount.', errors: [] },
};

const meta = {
  title: 'Screens/Merchant/Vendors/PaySelected',
  component: PaySelected,
  args: {
    vendor: { name: 'Juniper & Oak', hidden: false, paypal_email: '', currency: null },
    lines: new Set(['101', '102']),
    total: '95.00',
    currency: { books: 'GBP', shown: null },
    hrefOfPayout: (id) => `/payouts/${id}`,
    onAskUnpaid: fn(() => Promise.resolve(unpaid)),
    onPay: fn(() => Promise.resolve(refused)),
    onPaid: fn(),
  },
} satisfies Meta<typeof PaySelected>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TwoLines: Story = {};

export const NothingSelected: Story = {
  tags: ['no-picture'],
  args: { lines: new Set() },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The amount is asked for again, and the lines stay selected. */
export const Refused: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Payout for 2 Orders' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £80.00' }));
    await expect(await canvas.findByText(/was refunded meanwhile/)).toBeVisible();
    await expect(args.onAskUnpaid).toHaveBeenCalledTimes(2);
    await expect(args.onPaid).not.toHaveBeenCalled();
  },
};

/** A dialog that was closed begins from an empty form. */
export const OpenedAgain: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    const open = canvas.getByRole('button', { name: 'Add Payout for 2 Orders' });
    await userEvent.click(open);
    await userEvent.type(await canvas.findByRole('textbox', { name: /Note/ }), 'For March');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(open);
    await expect(await canvas.findByRole('textbox', { name: /Note/ })).toHaveValue('');
  },
};
